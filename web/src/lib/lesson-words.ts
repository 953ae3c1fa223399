/** The Fluent files of lessons, which only their page loads. */

export const LESSON_FILES: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../tricity/locales/*/**/lesson.ftl",
  { query: "?raw", import: "default" },
);
