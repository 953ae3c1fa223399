/** What the log tells that the board shows: where each player took last, what was built, and what travels where. */

import type { Sentence, Told } from "../../lib/wire";

/** The cells that each seat changed in its last turn, and its newest buildings. The Automa is the seat `rival`. */
export interface Last {
  cells: Map<string, number>;
  buildings: Set<number>;
}

const TAKEN = new Set(["pc-took", "pc-took-building", "pc-flipped"]);
const BY_RIVAL = new Set(["pc-automa-took", "pc-automa-built"]);

export function lastOf(entries: readonly Told[], moves: number, rival: number): Last {
  const turns = new Map<number, Sentence[]>();
  let acting: number | null = null;
  for (const entry of entries) {
    if (entry.moves > moves) break;
    for (const event of entry.events ?? []) {
      const seat = seatOf(event, rival);
      if (seat === null) continue;
      if (seat !== acting) turns.set(seat, []);
      acting = seat;
      turns.get(seat)!.push(event);
    }
  }
  const last: Last = { cells: new Map(), buildings: new Set() };
  for (const [seat, events] of turns) {
    for (const { say, facts } of events) {
      if (TAKEN.has(say) || BY_RIVAL.has(say)) last.cells.set(facts.at as string, seat);
      if (say === "pc-took-building" || say === "pc-automa-built") last.buildings.add(facts.card as number);
    }
  }
  return last;
}

function seatOf({ say, facts }: Sentence, rival: number): number | null {
  if (say.startsWith("pc-automa-") && say !== "pc-automa-next") return rival;
  return say.startsWith("pc-") && typeof facts.seat === "number" ? facts.seat : null;
}

/** A thing that goes from one place of the board to another; `cards` that are dealt come to a place from the deck. */
export interface Flight {
  kind: "taken" | "dealt" | "flipped";
  from: string;
  to: string;
}

export function flightsOf(events: readonly Sentence[], rival: number): Flight[] {
  return events.flatMap((event): Flight[] => {
    const { say, facts } = event;
    const seat = seatOf(event, rival);
    const cell = `cell-${String(facts.at)}`;
    switch (say) {
      case "pc-took":
      case "pc-automa-took":
        return [{ kind: "taken", from: cell, to: `stock-${seat}` }];
      case "pc-took-building":
      case "pc-automa-built":
        return [{ kind: "taken", from: cell, to: `city-${seat}` }];
      case "pc-drew":
        return [{ kind: "taken", from: "deck", to: `stock-${seat}` }];
      case "pc-token":
      case "pc-automa-token":
        return [{ kind: "taken", from: `token-${String(facts.token)}`, to: `city-${seat}` }];
      case "pc-dealt-resource":
      case "pc-dealt-building":
        return [{ kind: "dealt", from: "deck", to: cell }];
      case "pc-flipped":
        return [{ kind: "flipped", from: cell, to: cell }];
      default:
        return [];
    }
  });
}
