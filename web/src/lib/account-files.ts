/** The Fluent files of the pages about people, which only these pages load. */

export const ACCOUNT_FILES: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../tricity/locales/*/account.ftl",
  { query: "?raw", import: "default" },
);
