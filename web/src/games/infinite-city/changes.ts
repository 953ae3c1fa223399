/** What changed in the city, as the log tells it: where something happened, and by whose move. */

import type { Told } from "../../lib/wire";

/** The moves that count, in order: what was taken back never happened. */
export function played(entries: readonly Told[], moves: number): Told[] {
  const found: Told[] = [];
  for (const entry of entries) {
    if (entry.kind === "moved") found.push(entry);
    else while (found.length && found.at(-1)!.moves > entry.moves) found.pop();
  }
  return found.filter((entry) => entry.moves <= moves);
}

/** What the others did since one's own last turn; to who only watches: the last move. */
export function sinceLastTurn(moved: readonly Told[], me: number | null, acting: boolean): Told[] {
  if (me === null) return moved.slice(-1);
  let end = moved.length;
  if (acting) while (end > 0 && moved[end - 1]!.seat === me) end--;
  let start = end;
  while (start > 0 && moved[start - 1]!.seat !== me) start--;
  return moved.slice(start, end);
}

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
