/** The boards that games declare (`tricity/core/board.py`), and functions that read an area of one from a view. */

import type { View } from "../../lib/wire";
import type { Board, Counter, Grid, Hand, Pile } from "../../lib/wire.generated";

export type Area = Grid | Hand | Pile | Counter;

const boards = new Map<string, Board>();

export function addDeclaration(game: string, board: Board): void {
  boards.set(game, board);
}

export function declarationOf(view: View): Board {
  return boards.get(view.game)!;
}

/** The nouns of all areas: the first halves of the message ids of what lies in them. */
export function nounsOf(board: Board): string[] {
  return [...new Set(board.areas.map((area) => area.noun))].filter((noun) => noun && noun !== "seat");
}

/** The id of the message that names an area. */
export function labelOf(board: Board, area: Area): string {
  return `${board.prefix}-area-${area.field.replaceAll("_", "-")}`;
}

/** The value of an area: a field of the view, or of one of its seats. */
export function valueOf(area: Area, view: View, seat: number | null): unknown {
  return ((seat === null ? view : view.seats[seat]) as Record<string, unknown>)[area.field];
}

/** Cards of which the viewer may know some: their names, and the number of the others. */
export interface VisibleCards {
  known: string[];
  unknown: number;
}

/** Reads every form that `visible_cards` in Python does. */
export function visibleCards(value: unknown): VisibleCards {
  if (typeof value === "number") return { known: [], unknown: value };
  if (Array.isArray(value)) {
    const known = value.filter((name): name is string => name !== null);
    return { known, unknown: value.length - known.length };
  }
  const fields = value as Record<string, unknown>;
  if (Array.isArray(fields.known)) return { known: fields.known as string[], unknown: fields.unknown as number };
  const counts = Object.entries(fields as Record<string, number>);
  return { known: counts.flatMap(([name, count]) => Array<string>(count).fill(name)), unknown: 0 };
}

/** Equal cards are drawn once, with their number. */
export function countedCards(known: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of known) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

const TONES = ["residence", "commerce", "leisure", "industry", "parking", "town-hall"] as const;

/** The colour of a card: the same for the same name everywhere. It says nothing that the words do not say. */
export function toneOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0)!;
  return TONES[sum % TONES.length]!;
}
