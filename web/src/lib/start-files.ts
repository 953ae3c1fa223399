/** The Fluent files of the start page, which no table loads. */

export const START_FILES: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../tricity/locales/*/start.ftl",
  { query: "?raw", import: "default" },
);
