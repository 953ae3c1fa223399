/** The cards that were laid, as the log tells it. */

import type { Sentence } from "../../lib/wire";
import type { Change } from "../changes";

const PLACEMENT_EVENTS = new Set(["cc-built", "cc-developed", "cc-bought"]);

/** A card that came to a place of somebody's city. */
export interface PlacedCard {
  seat: number;
  cell: string;
}

export function placedCards(events: readonly Sentence[]): PlacedCard[] {
  return events
    .filter(({ say }) => PLACEMENT_EVENTS.has(say))
    .map(({ facts }) => ({ seat: facts.seat as number, cell: facts.at as string }));
}

/** By player, the places where they laid a card. */
export function newCellsBySeat(changes: readonly Change[]): Map<number, string[]> {
  const cells = new Map<number, string[]>();
  for (const { seat, cell } of placedCards(changes.map((change) => change.event))) {
    cells.set(seat, [...(cells.get(seat) ?? []), cell]);
  }
  return cells;
}
