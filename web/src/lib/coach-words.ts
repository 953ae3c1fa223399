/** The Fluent files of the coach, which only first games load. */

export const COACH_FILES: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../tricity/locales/*/**/coach.ftl",
  { query: "?raw", import: "default" },
);
