/** The cards that were laid, as the log tells it. */

import type { Sentence } from "../../lib/wire";
import type { Deed } from "../story";

const LAID = new Set(["cc-built", "cc-developed", "cc-bought"]);

/** A card that came to a place of somebody's city. */
export interface Place {
  seat: number;
  cell: string;
}

export function laidBy(events: readonly Sentence[]): Place[] {
  return events
    .filter(({ say }) => LAID.has(say))
    .map(({ facts }) => ({ seat: facts.seat as number, cell: facts.at as string }));
}

/** By player, the places where they laid a card. */
export function newPlaces(deeds: readonly Deed[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { seat, cell } of laidBy(deeds.map((deed) => deed.event))) {
    found.set(seat, [...(found.get(seat) ?? []), cell]);
  }
  return found;
}
