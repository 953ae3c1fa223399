/** What went wrong, in words. */

import { RefusedError } from "../lib/api";
import { say } from "../lib/language.svelte";

export function problemWords(fault: unknown): string {
  return fault instanceof RefusedError ? fault.problem.text : say("unreachable");
}
