/** The Fluent files of reviews, which only their panel loads. */

export const REVIEW_FILES: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../tricity/locales/*/**/review.ftl",
  { query: "?raw", import: "default" },
);
