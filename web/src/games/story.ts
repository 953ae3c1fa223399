/** What the log tells that a board shows: which moves count, and which of them came since one's own last turn. */

import type { Sentence, Told } from "../lib/wire";

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

/** What happened, whether or not one is told all of it. */
export function kindOfEvent({ say }: Sentence): string {
  return say.replace(/\.secret$/, "");
}
