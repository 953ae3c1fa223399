/** What went wrong, in words. */

import { Refused } from "../lib/api";
import { say } from "../lib/words.svelte";

export function problemWords(fault: unknown): string {
  return fault instanceof Refused ? fault.problem.text : say("unreachable");
}
