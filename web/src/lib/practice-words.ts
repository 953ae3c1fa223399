/** The Fluent files of exercises, which only their pages load; what they explain is in the words of reviews. */

import { REVIEW_FILES } from "./review-words";

export const PRACTICE_FILES: Record<string, () => Promise<string>> = {
  ...REVIEW_FILES,
  ...import.meta.glob<string>("../../../tricity/locales/*/practice.ftl", { query: "?raw", import: "default" }),
};
