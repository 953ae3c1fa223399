/** Cards that were placed, according to the log. */

import type { GameEvent } from "../../lib/wire";
import type { Change } from "../kit/changes";

const PLACEMENT_EVENTS = new Set(["cc-built", "cc-developed", "cc-bought"]);

/** A card placed in somebody's city. */
export interface PlacedCard {
  seat: number;
  cell: string;
}

export function placedCards(events: readonly GameEvent[]): PlacedCard[] {
  return events
    .filter(({ kind }) => PLACEMENT_EVENTS.has(kind))
    .map(({ facts }) => ({ seat: facts.seat as number, cell: facts.at as string }));
}

/** By seat, the cells where a card was placed. */
export function newCellsBySeat(changes: readonly Change[]): Map<number, string[]> {
  const cells = new Map<number, string[]>();
  for (const { seat, cell } of placedCards(changes.map((change) => change.event))) {
    cells.set(seat, [...(cells.get(seat) ?? []), cell]);
  }
  return cells;
}
