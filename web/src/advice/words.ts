import { ADVICE_FILES } from "../lib/advice-words";
import { language } from "../lib/language.svelte";

/** The words of advice come with its first use. */
export async function loadAdviceWords(): Promise<void> {
  await language.addFiles(ADVICE_FILES);
}
