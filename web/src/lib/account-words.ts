/** The words of the pages about people. Even the list of their files is a chunk of its own: every table loads this one. */

import { language } from "./language.svelte";

export async function loadAccountWords(): Promise<void> {
  await language.addFiles((await import("./account-files")).ACCOUNT_FILES);
}
