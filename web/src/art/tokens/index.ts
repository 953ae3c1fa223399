export default import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });
