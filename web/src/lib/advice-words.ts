/** The Fluent files of chances to win and warnings, which only tables where somebody uses them load. */

export const ADVICE_FILES: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../tricity/locales/*/advice.ftl",
  { query: "?raw", import: "default" },
);
