/** Card City's view as the server sends it, and functions that read it. No rules: those are in the legal moves. */

import { type GridArea, parseCell } from "../kit/grid";
import type { SeatView, View } from "./wire.generated";

export type { Cards as CardPile, SeatView } from "./wire.generated";
export type CardCityView = View;

export const ROUNDS = 10;

/** The five phases of a round as the rulebook numbers them; income is automatic. */
export const PHASES = ["acquisition", "construction", "development", "income", "end-of-round"] as const;

export function phaseIndex(phase: string): number {
  if (phase === "over") return PHASES.length;
  return ["divide", "choose", "keep"].includes(phase) ? 0 : PHASES.indexOf(phase as (typeof PHASES)[number]);
}

const GRID_SIZE = 9;
const MIN_VISIBLE = 5;

/** The part of the grid to show: the city and the cells around it, at least five by five. */
export function visibleArea(seat: Pick<SeatView, "city" | "square">): GridArea {
  const positions = [...Object.keys(seat.city), ...seat.square].map(parseCell);
  return {
    columns: span(positions.map((position) => position.column)),
    rows: span(positions.map((position) => position.row)),
  };
}

function span(values: number[]): number[] {
  let first = Math.min(...values);
  let last = Math.max(...values);
  for (let before = true; last - first + 1 < MIN_VISIBLE; before = !before) {
    if (before && first > 0) first--;
    else if (last < GRID_SIZE - 1) last++;
  }
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** How many columns and rows of the sheet are shown: more than a city and the cells around it ever need. */
const SHEET_SIZE = 7;

/**
 * The part of the sheet that a player builds on. It is always of one size and stays where it is until the city reaches its edge;
 * then it moves no further than it must.
 */
export function sheetArea(seat: Pick<SeatView, "city" | "square">): GridArea {
  const { columns, rows } = visibleArea(seat);
  return { columns: sheetSpan(columns), rows: sheetSpan(rows) };
}

function sheetSpan(used: readonly number[]): number[] {
  const centred = (GRID_SIZE - SHEET_SIZE) / 2;
  const first = Math.min(Math.max(centred, used.at(-1)! - SHEET_SIZE + 1), used[0]!);
  return Array.from({ length: SHEET_SIZE }, (_, index) => first + index);
}

/** The rule that explains most of what a card does. */
export const RULE_OF: Readonly<Record<string, string>> = {
  residence: "CC-32",
  commerce: "CC-33",
  leisure: "CC-27",
  industry: "CC-24",
  parking: "CC-28",
  "town-hall": "CC-31",
};
