/** Point City's view as it comes, and small readings of it. No rules are here: what may be done is in the legal moves. */

import type { View } from "../../lib/wire";

export type Counts = Record<string, number>;

export interface Building {
  card: number;
  tier: number;
  /** The side that it no longer shows. */
  resource: string;
  building: string;
  kind: "resource" | "points" | "civic";
  produces: string | null;
  points: number;
  cost: Counts;
}

export interface Cell {
  tier: number | null;
  resource: string | null;
  building: Building | null;
  gap: string | null;
}

export interface Pair {
  cells: [string, string];
  cost: Counts;
  due: Counts;
  missing: Counts;
  ingenuity: number;
  ways: number;
  pays: string[];
}

export interface TableToken {
  token: string;
  each: number;
  counts: number[];
}

export interface OwnToken {
  token: string;
  each?: number;
  count?: number;
}

/** What lies before a player, or before the Automa. */
export interface Owner {
  stock: Counts;
  stock_size: number;
  permanent: Counts;
  city: Building[];
  points: number;
  score: number;
  tokens: OwnToken[];
}

export interface PointCityView extends View {
  options: { automa_level?: string };
  round: number;
  first: number;
  turn: number | null;
  pending: string[];
  market: Record<string, Cell>;
  pairs: Pair[];
  deck: { size: number; tiers: number[]; top: { tier: number; resource: string } | null };
  sites: Building[];
  tokens: TableToken[];
  pool: TableToken[];
  discarded: Counts;
  seats: Owner[];
  automa: (Omit<Owner, "tokens"> & { tokens: string[]; cells: string[] }) | null;
}

export const ROUNDS = 17;
export const TOKEN_ROW_SIZE = 10;
export const RESOURCES = ["community", "economy", "energy", "ecology", "industry"] as const;
export const COLUMNS = ["a", "b", "c", "d"] as const;
export const ROWS = ["1", "2", "3", "4"] as const;

/** The steps of a turn, in the order of the table's questions. */
export const TURN_STEPS = ["turn", "take", "pay", "token"] as const;

/** A kind of resource card: what it shows, and how often. */
export function symbolsOn(kind: string): { name: string; count: number } {
  return kind.startsWith("2") ? { name: kind.slice(1), count: 2 } : { name: kind, count: 1 };
}

/** Every card of a stock by itself. */
export function cardsOf(stock: Counts): string[] {
  return Object.entries(stock).flatMap(([kind, count]) => Array<string>(count).fill(kind));
}

/** All who have a city: the players, then the Automa, whose seat is the one after theirs. */
export function owners(view: PointCityView): Owner[] {
  const automa = view.automa;
  if (!automa) return view.seats;
  return [...view.seats, { ...automa, tokens: automa.tokens.map((token) => ({ token })) }];
}

/** A city by columns: what produces a resource stands in its column, all else in the last one. */
export function cityColumns(city: readonly Building[]): { resource: string | null; buildings: Building[] }[] {
  return [...RESOURCES, null].map((resource) => ({
    resource,
    buildings: city.filter((building) => building.produces === resource),
  }));
}

/** What the city pays of a cost: all that is not due. */
export function paidByCity(pair: Pair): Counts {
  return subtract(pair.cost, pair.due);
}

/** What the cards of the stock pay of what is due, but for what ingenuity must stand in for. */
export function paidByStock(pair: Pair): Counts {
  return subtract(pair.due, pair.missing);
}

function subtract(all: Counts, part: Counts): Counts {
  const remaining = Object.entries(all).map(([name, count]) => [name, count - (part[name] ?? 0)] as const);
  return Object.fromEntries(remaining.filter(([, count]) => count > 0));
}

export type TokenFace =
  | { kind: "flat" }
  | { kind: "missing" }
  | { kind: "types"; least: number }
  | { kind: "resources"; resources: readonly string[] };

export function tokenFace(token: string): TokenFace {
  const [rule, ...rest] = token.split("-") as [string, ...string[]];
  if (rule === "flat" || rule === "missing") return { kind: rule };
  if (rule === "types") return { kind: "types", least: Number(rest[0]) };
  return { kind: "resources", resources: rule === "set" ? RESOURCES : rest };
}
