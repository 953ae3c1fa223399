/** What changed in the city: where something happened, and by whose move. */

import type { Change } from "../changes";

/** By cell, who touched it last. A tile that moved is marked where it is now; where one went away, the empty cell. */
export function changedCells(changes: readonly Change[]): Map<string, number> {
  const cells = new Map<string, number>();
  for (const { seat, event } of changes) {
    // A text that did nothing, and what was only drawn or looked at, changed nothing here.
    if (event.say === "ic-idle") continue;
    for (const cell of [event.facts.at, event.facts.other_at]) {
      if (typeof cell === "string") cells.set(cell, seat);
    }
  }
  return cells;
}
