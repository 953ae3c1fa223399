/** What the log tells that a board shows: what others did since one's own last turn, and what has just happened. */

import type { TableStore } from "../lib/table.svelte";
import type { Sentence, LogEntry, View } from "../lib/wire";

/** Something that happened in a move, and who did it. */
export interface Deed {
  /** The number of the move's entry. */
  number: number;
  seat: number;
  event: Sentence;
}

/** Whose doing it was; null: nobody's, it just happened. */
export type Doer = (event: Sentence, entry: LogEntry) => number | null;

const mover: Doer = (_, entry) => entry.seat ?? null;

/** What is new to who looks at the table now. */
export function newsAt(table: TableStore, view: View, doer: Doer = mover): Deed[] {
  const me = table.state?.you ?? null;
  return news(deedsOf(table.entries, table.moveNumber ?? Infinity, doer), me, me !== null && view.to_act.includes(me));
}

/** All that happened up to that move; what was taken back never did. */
export function deedsOf(entries: readonly LogEntry[], moves: number, doer: Doer = mover): Deed[] {
  const moved: LogEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === "moved") moved.push(entry);
    else while (moved.length && moved.at(-1)!.moves > entry.moves) moved.pop();
  }
  return moved.filter((entry) => entry.moves <= moves).flatMap((entry) => doings(entry, doer));
}

function doings(entry: LogEntry, doer: Doer): Deed[] {
  return (entry.events ?? []).flatMap((event) => {
    const seat = doer(event, entry);
    return seat === null ? [] : [{ number: entry.number, seat, event }];
  });
}

/** What the others did since one's own last turn; when that is nothing, and to who only watches: the last turn. */
export function news(deeds: readonly Deed[], me: number | null, acting: boolean): Deed[] {
  if (me === null) return lastTurn(deeds);
  let end = deeds.length;
  if (acting) while (end > 0 && deeds[end - 1]!.seat === me) end--;
  let start = end;
  while (start > 0 && deeds[start - 1]!.seat !== me) start--;
  return start < end ? deeds.slice(start, end) : lastTurn(deeds);
}

/** All that one player did in a row. Who is alone has no turns: then it is the last move. */
function lastTurn(deeds: readonly Deed[]): Deed[] {
  const last = deeds.at(-1);
  let start = deeds.length;
  while (start > 0 && deeds[start - 1]!.seat === last!.seat) start--;
  return start > 0 ? deeds.slice(start) : deeds.filter((deed) => deed.number === last?.number);
}

/** What has happened since it was last asked for, while one looks at the table as it is. */
export class Fresh {
  #told: number | null = null;

  events(table: TableStore): Sentence[] {
    const after = this.#told;
    this.#told = table.state?.number ?? 0;
    if (after === null || !table.isLive) return [];
    return table.entries.filter((entry) => entry.number > after).flatMap((entry) => entry.events ?? []);
  }
}

/** What happened, whether or not one is told all of it. */
export function kindOfEvent({ say }: Sentence): string {
  return say.replace(/\.secret$/, "");
}
