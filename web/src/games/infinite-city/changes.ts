/** What changed in the city, as the log tells it: where something happened, and by whose move. */

import type { Told } from "../../lib/wire";

/** By cell, who touched it last. A tile that moved is marked where it is now; where one went away, the empty cell. */
export function touched(moved: readonly Told[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const entry of moved) {
    for (const { say, facts } of entry.events ?? []) {
      // A text that did nothing, and what was only drawn or looked at, changed nothing here.
      if (say === "ic-idle") continue;
      for (const cell of [facts.at, facts.other_at]) {
        if (typeof cell === "string") found.set(cell, entry.seat ?? 0);
      }
    }
  }
  return found;
}
