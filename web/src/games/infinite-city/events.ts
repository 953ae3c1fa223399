/** What the board reads from the log: changed cells, and tokens and drawn tiles that fly. */

import type { Sound } from "../../lib/sounds";
import type { GameEvent, ScoreLine, View } from "../../lib/wire";
import type { InfiniteCityView } from "./view";
import type { GameEvent as InfiniteCityEvent } from "./wire.generated";
import type { Change } from "../kit/changes";

/** Where a flight starts or ends. */
export type Location = { kind: "cell"; cell: string } | { kind: "seat"; seat: number } | { kind: "deck" };

export interface Journey {
  /** A token of a seat, or drawn tiles; their names are listed if the viewer may know them. */
  thing: { kind: "token"; seat: number } | { kind: "tiles"; tiles: readonly string[] };
  from: Location;
  to: Location;
}

export function soundOf({ kind }: GameEvent): Sound | null {
  if (/^ic-(drew|took|returned|gathered|removed|received)/.test(kind)) return "take";
  return /^ic-(played|put|hotel|laid|turned|moved|swapped|traded)/.test(kind) ? "place" : null;
}

/** The tiles that a line of a score sheet counts: groups, or what is printed on tiles that the seat controls. */
export function scoredCells({ rule }: ScoreLine, seat: number, view: View): string[] {
  const { groups, city, printed } = view as InfiniteCityView;
  const own = groups.filter((group) => group.seat === seat);
  const printedOn = (cell: string) => printed[city[cell]?.tile ?? ""];
  switch (rule) {
    case "IC-50":
      return own.flatMap((group) => (group.points ? group.cells : []));
    case "IC-51":
      return own.flatMap((group) => group.cells.filter((cell) => printedOn(cell)?.bonus));
    case "IC-52":
      return own.flatMap((group) => group.cells.filter((cell) => printedOn(cell)?.silver));
    case "IC-54":
      // The largest is the first.
      return own[0]?.cells ?? [];
    default:
      return [];
  }
}

export function isMinor({ kind }: GameEvent): boolean {
  return ["ic-put", "ic-drew", "ic-idle", "ic-returned", "ic-under", "ic-received"].includes(kind);
}

export function journeysIn(events: readonly GameEvent[]): Journey[] {
  return (events as readonly InfiniteCityEvent[]).flatMap(({ kind, facts }): Journey[] => {
    switch (kind) {
      case "ic-put":
      case "ic-hotel":
        return [token(facts.seat, supplyOf(facts.seat), at(facts.at))];
      case "ic-took-back":
      case "ic-returned":
        return [token(facts.seat, at(facts.at), supplyOf(facts.seat))];
      case "ic-gathered":
        return [token(facts.other_seat, at(facts.other_at), at(facts.at))];
      case "ic-traded":
        return [
          token(facts.seat, at(facts.at), at(facts.other_at)),
          token(facts.other_seat, at(facts.other_at), at(facts.at)),
        ];
      case "ic-drew":
        return [
          { thing: { kind: "tiles", tiles: facts.tiles ?? [] }, from: { kind: "deck" }, to: supplyOf(facts.seat) },
        ];
      default:
        return [];
    }
  });
}

const at = (cell: string): Location => ({ kind: "cell", cell });
const supplyOf = (seat: number): Location => ({ kind: "seat", seat });
const token = (seat: number, from: Location, to: Location): Journey => ({ thing: { kind: "token", seat }, from, to });

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
