/** Cards that were placed, according to the log. */

import type { GameEvent } from "../../lib/wire";
import type { GameEvent as CardCityEvent } from "./wire.generated";
import type { Change } from "../kit/changes";

/** A card placed in somebody's city. */
export interface PlacedCard {
  seat: number;
  cell: string;
}

export function placedCards(events: readonly GameEvent[]): PlacedCard[] {
  return (events as readonly CardCityEvent[]).flatMap(({ kind, facts }) => {
    switch (kind) {
      case "cc-built":
      case "cc-developed":
      case "cc-bought":
        return [{ seat: facts.seat, cell: facts.at }];
      default:
        return [];
    }
  });
}

/** By seat, the cells where a card was placed. */
export function newCellsBySeat(changes: readonly Change[]): Map<number, string[]> {
  const cells = new Map<number, string[]>();
  for (const { seat, cell } of placedCards(changes.map((change) => change.event))) {
    cells.set(seat, [...(cells.get(seat) ?? []), cell]);
  }
  return cells;
}
