/** The Fluent files of the pages about people, which only these pages load. */

import { language } from "./language.svelte";

export const ACCOUNT_FILES: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../tricity/locales/*/account.ftl",
  { query: "?raw", import: "default" },
);

export const loadAccountWords = (): Promise<void> => language.addFiles(ACCOUNT_FILES);
