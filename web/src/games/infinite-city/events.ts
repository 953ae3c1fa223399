/** What travels beside the tiles of the city, as the log tells it: tokens, and tiles that are drawn. */

import type { Sentence } from "../../lib/wire";
import { type Change, eventKind } from "../changes";

/** Where something comes from or goes to. */
export type Location = { kind: "cell"; cell: string } | { kind: "seat"; seat: number } | { kind: "deck" };

export interface Journey {
  /** Whose token it is; tiles that are drawn are named as far as one knows them. */
  thing: { kind: "token"; seat: number } | { kind: "tiles"; tiles: readonly string[] };
  from: Location;
  to: Location;
}

export function journeysIn(events: readonly Sentence[]): Journey[] {
  return events.flatMap((event): Journey[] => {
    const { facts } = event;
    const [seat, otherSeat] = [facts.seat as number, facts.other_seat as number];
    const seatLocation: Location = { kind: "seat", seat };
    const cell: Location = { kind: "cell", cell: facts.at as string };
    const otherCell: Location = { kind: "cell", cell: facts.other_at as string };
    const token = (owner: number, from: Location, to: Location): Journey => ({
      thing: { kind: "token", seat: owner },
      from,
      to,
    });
    switch (eventKind(event)) {
      case "ic-put":
      case "ic-hotel":
        return [token(seat, seatLocation, cell)];
      case "ic-took-back":
      case "ic-returned":
        return [token(seat, cell, seatLocation)];
      case "ic-gathered":
        return [token(otherSeat, otherCell, cell)];
      case "ic-traded":
        return [token(seat, cell, otherCell), token(otherSeat, otherCell, cell)];
      case "ic-drew":
        return [
          {
            thing: { kind: "tiles", tiles: (facts.tiles as string[] | undefined) ?? [] },
            from: { kind: "deck" },
            to: seatLocation,
          },
        ];
      default:
        return [];
    }
  });
}

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
