/** Where each player laid their last card, as the log tells it. */

import type { Told } from "../../lib/wire";

const LAID = new Set(["cc-built", "cc-developed", "cc-bought"]);

export function lastPlaces(entries: readonly Told[], moves: number): Map<number, string> {
  const found = new Map<number, string>();
  for (const entry of entries) {
    if (entry.moves > moves) break;
    for (const { say, facts } of entry.events ?? []) {
      if (LAID.has(say)) found.set(facts.seat as number, facts.at as string);
    }
  }
  return found;
}
