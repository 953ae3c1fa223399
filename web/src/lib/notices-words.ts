/** The Fluent files of the notification pages, which only they load. */

export const NOTICES_FILES: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../tricity/locales/*/notices.ftl",
  { query: "?raw", import: "default" },
);
