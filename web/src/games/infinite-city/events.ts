/** What the board reads from the log: changed cells, and tokens and drawn tiles that fly. */

import type { GameEvent } from "../../lib/wire";
import type { Change } from "../kit/changes";

/** Where a flight starts or ends. */
export type Location = { kind: "cell"; cell: string } | { kind: "seat"; seat: number } | { kind: "deck" };

export interface Journey {
  /** A token of a seat, or drawn tiles; their names are listed if the viewer may know them. */
  thing: { kind: "token"; seat: number } | { kind: "tiles"; tiles: readonly string[] };
  from: Location;
  to: Location;
}

export function journeysIn(events: readonly GameEvent[]): Journey[] {
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
    switch (event.kind) {
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

/** By cell, the seat that changed it last. This includes cells that a tile has left. */
export function changedCells(changes: readonly Change[]): Map<string, number> {
  const cells = new Map<string, number>();
  for (const { seat, event } of changes) {
    // An effect that did nothing changed nothing.
    if (event.kind === "ic-idle") continue;
    for (const cell of [event.facts.at, event.facts.other_at]) {
      if (typeof cell === "string") cells.set(cell, seat);
    }
  }
  return cells;
}
