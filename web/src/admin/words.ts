/** The Fluent files of the administrators' page, which only it loads. */

export const ADMIN_FILES: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../tricity/locales/*/admin.ftl",
  { query: "?raw", import: "default" },
);
