/** What boards read from the log: the changes since the player's last turn, and the events that have just happened. */

import type { ShownTable } from "../../lib/shown-table";
import { playedEntries } from "../../lib/steps";
import type { GameEvent, LogEntry, View } from "../../lib/wire";

/** An event of a move, and the seat that caused it. */
export interface Change {
  /** The number of the move's entry in the log. */
  number: number;
  seat: number;
  event: GameEvent;
}

/** The seat that caused an event; null if none did. */
export type Attribution = (event: GameEvent, entry: LogEntry) => number | null;

const byMover: Attribution = (_, entry) => entry.seat ?? null;

/** The changes to point out on the board that is shown. */
export function recentChanges(table: ShownTable, view: View, attribution: Attribution = byMover): Change[] {
  const ownSeat = table.state?.you ?? null;
  return changesSinceOwnTurn(
    changesIn(table.shownEntries, table.moveNumber ?? Infinity, attribution),
    ownSeat,
    ownSeat !== null && view.to_act.includes(ownSeat),
  );
}

/** All changes of the first `moves` moves. Moves that were undone do not count. */
export function changesIn(entries: readonly LogEntry[], moves: number, attribution: Attribution = byMover): Change[] {
  return playedEntries(entries)
    .filter((entry) => entry.moves <= moves)
    .flatMap((entry) => changesOf(entry, attribution));
}

function changesOf(entry: LogEntry, attribution: Attribution): Change[] {
  return (entry.events ?? []).flatMap((event) => {
    const seat = attribution(event, entry);
    return seat === null ? [] : [{ number: entry.number, seat, event }];
  });
}

/** What others did since the player's own last turn. If that is nothing, and for spectators, the last turn. */
export function changesSinceOwnTurn(changes: readonly Change[], ownSeat: number | null, isActing: boolean): Change[] {
  if (ownSeat === null) return lastTurn(changes);
  let end = changes.length;
  if (isActing) while (end > 0 && changes[end - 1]!.seat === ownSeat) end--;
  let start = end;
  while (start > 0 && changes[start - 1]!.seat !== ownSeat) start--;
  return start < end ? changes.slice(start, end) : lastTurn(changes);
}

/** The changes that the last seat made in a row. In a solo game, those of the last move. */
function lastTurn(changes: readonly Change[]): Change[] {
  const last = changes.at(-1);
  let start = changes.length;
  while (start > 0 && changes[start - 1]!.seat === last!.seat) start--;
  return start > 0 ? changes.slice(start) : changes.filter((change) => change.number === last?.number);
}

/** Remembers which step was read: `next` returns the events that are shown since its last call. */
export class EventCursor {
  #lastStep = 0;

  next({ step }: Pick<ShownTable, "step">): readonly GameEvent[] {
    if (!step || step.id === this.#lastStep) return [];
    this.#lastStep = step.id;
    return step.events;
  }
}
