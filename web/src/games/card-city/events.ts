/** Cards that were placed, according to the log. */

import type { Sound } from "../../lib/sounds";
import { type Spot, spotsIn } from "../../lib/spotlight.svelte";
import type { GameEvent, ScoreLine, View } from "../../lib/wire";
import { formatCell, parseCell } from "../kit/grid";
import type { CardCityView } from "./view";
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

/** Who acts: nobody begins a round or ends the game. */
export function actorOf(event: GameEvent): number | null {
  const { kind, facts } = event as CardCityEvent;
  return kind === "cc-round" || kind === "cc-over" ? null : facts.seat;
}

export function isMinor({ kind }: GameEvent): boolean {
  return kind === "cc-drew" || kind === "cc-income";
}

/** Gold that a player gets, or pays if it is negative; and what a cell of each district earned of it. */
export interface GoldChange {
  seat: number;
  gold: number;
  earned: [cell: string, gold: number][];
}

export function goldChanges(events: readonly GameEvent[]): GoldChange[] {
  return (events as readonly CardCityEvent[]).flatMap(({ kind, facts }) => {
    if (kind === "cc-income") {
      const earned = facts.cells.map((cell, index): [string, number] => [cell, facts.payments[index]!]);
      return [{ seat: facts.seat, gold: facts.gold, earned }];
    }
    return kind === "cc-bought" ? [{ seat: facts.seat, gold: -facts.price, earned: [] }] : [];
  });
}

export function soundOf({ kind }: GameEvent): Sound | null {
  if (kind === "cc-income") return "coins";
  if (kind === "cc-chose" || kind === "cc-kept") return "take";
  return ["cc-built", "cc-developed", "cc-bought", "cc-divided"].includes(kind) ? "place" : null;
}

/** The cards that make a district of this kind grow when they touch it (CC-31 to CC-33). */
const GROWTH: Readonly<Record<string, readonly string[]>> = {
  residence: ["leisure", "town-hall"],
  commerce: ["residence"],
};

/** A development lights the district that grows, and the cards beside it that made it grow. */
export function spotsOf(event: GameEvent, view: View): Spot[] {
  const { kind, facts } = event as CardCityEvent;
  if (kind !== "cc-developed") return spotsIn(event.facts);
  const { city } = (view as CardCityView).seats[facts.seat]!;
  const cells = [...districtOf(city, facts.at)];
  const sides = cells.flatMap(sidesOf).filter((cell) => GROWTH[facts.card]?.includes(city[cell] ?? ""));
  return [...new Set([...cells, ...sides])].map((cell) => ({ cell, seat: facts.seat }));
}

/** The cells of one kind that are connected with this one. */
function districtOf(city: Readonly<Record<string, string>>, start: string): Set<string> {
  const cells = new Set([start]);
  for (const cell of cells) {
    for (const side of sidesOf(cell)) if (city[side] === city[start]) cells.add(side);
  }
  return cells;
}

function sidesOf(cell: string): string[] {
  const { column, row } = parseCell(cell);
  return [
    { column: column - 1, row },
    { column: column + 1, row },
    { column, row: row - 1 },
    { column, row: row + 1 },
  ].map(formatCell);
}

/** A city is a square of five by five. */
const SQUARE_CELLS = 25;
const SCORED_KINDS: Readonly<Record<string, readonly string[]>> = {
  "CC-60": ["residence"],
  "CC-71": ["town-hall"],
  "CC-72": ["industry"],
};

/** The cards that a line of a score sheet counts, or the empty spaces of a square that has found its place. */
export function scoredCells({ rule }: ScoreLine, seat: number, view: View): string[] {
  const { city, square } = (view as CardCityView).seats[seat]!;
  if (rule === "CC-61") {
    const empty = square.filter((cell) => !(cell in city));
    return empty.length + Object.keys(city).length === SQUARE_CELLS ? empty : [];
  }
  const kinds = SCORED_KINDS[rule] ?? [];
  return Object.keys(city).filter((cell) => kinds.includes(city[cell]!));
}

/** By seat, the cells where a card was placed. */
export function newCellsBySeat(changes: readonly Change[]): Map<number, string[]> {
  const cells = new Map<number, string[]>();
  for (const { seat, cell } of placedCards(changes.map((change) => change.event))) {
    cells.set(seat, [...(cells.get(seat) ?? []), cell]);
  }
  return cells;
}
