/** What went wrong, in words. */

import { RefusedError } from "../lib/api";
import { say } from "../lib/language.svelte";

export function formatError(error: unknown): string {
  return error instanceof RefusedError ? error.problem.text : say("unreachable");
}
