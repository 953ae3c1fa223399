/** What the log tells that a board shows: what others did since one's own last turn, and what has just happened. */

import type { TableStore } from "../lib/table.svelte";
import type { LogEntry, Sentence, View } from "../lib/wire";

/** Something that happened in a move, and who did it. */
export interface Change {
  /** The number of the move's entry. */
  number: number;
  seat: number;
  event: Sentence;
}

/** Whose doing it was; null: nobody's, it just happened. */
export type Attribution = (event: Sentence, entry: LogEntry) => number | null;

const byMover: Attribution = (_, entry) => entry.seat ?? null;

/** What is new to who looks at the table now. */
export function recentChanges(table: TableStore, view: View, attribution: Attribution = byMover): Change[] {
  const ownSeat = table.state?.you ?? null;
  return changesSinceOwnTurn(
    changesIn(table.entries, table.moveNumber ?? Infinity, attribution),
    ownSeat,
    ownSeat !== null && view.to_act.includes(ownSeat),
  );
}

/** All that happened up to that move; what was taken back never did. */
export function changesIn(entries: readonly LogEntry[], moves: number, attribution: Attribution = byMover): Change[] {
  const moveEntries: LogEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === "moved") moveEntries.push(entry);
    else while (moveEntries.length && moveEntries.at(-1)!.moves > entry.moves) moveEntries.pop();
  }
  return moveEntries.filter((entry) => entry.moves <= moves).flatMap((entry) => changesOf(entry, attribution));
}

function changesOf(entry: LogEntry, attribution: Attribution): Change[] {
  return (entry.events ?? []).flatMap((event) => {
    const seat = attribution(event, entry);
    return seat === null ? [] : [{ number: entry.number, seat, event }];
  });
}

/** What the others did since one's own last turn; when that is nothing, and to who only watches: the last turn. */
export function changesSinceOwnTurn(changes: readonly Change[], ownSeat: number | null, isActing: boolean): Change[] {
  if (ownSeat === null) return lastTurn(changes);
  let end = changes.length;
  if (isActing) while (end > 0 && changes[end - 1]!.seat === ownSeat) end--;
  let start = end;
  while (start > 0 && changes[start - 1]!.seat !== ownSeat) start--;
  return start < end ? changes.slice(start, end) : lastTurn(changes);
}

/** All that one player did in a row. Who is alone has no turns: then it is the last move. */
function lastTurn(changes: readonly Change[]): Change[] {
  const last = changes.at(-1);
  let start = changes.length;
  while (start > 0 && changes[start - 1]!.seat === last!.seat) start--;
  return start > 0 ? changes.slice(start) : changes.filter((change) => change.number === last?.number);
}

/** What has happened since it was last asked for, while one looks at the table as it is. */
export class EventCursor {
  #lastEntry: number | null = null;

  next(table: TableStore): Sentence[] {
    const after = this.#lastEntry;
    this.#lastEntry = table.state?.number ?? 0;
    if (after === null || !table.isLive) return [];
    return table.entries.filter((entry) => entry.number > after).flatMap((entry) => entry.events ?? []);
  }
}

/** What happened, whether or not one is told all of it. */
export function eventKind({ say }: Sentence): string {
  return say.replace(/\.secret$/, "");
}
