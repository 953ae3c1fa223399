/** The Fluent files of planning ahead, which only games without a live clock load. */

export const PLAN_FILES: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../tricity/locales/*/plans.ftl",
  { query: "?raw", import: "default" },
);
