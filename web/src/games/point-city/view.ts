/** Point City's view as the server sends it, and functions that read it. No rules: those are in the legal moves. */

import type { GridArea } from "../kit/grid";
import type { Building, PairCost, SeatView, View } from "./wire.generated";

export type { Building, Cell, TableToken } from "./wire.generated";
export type Counts = Record<string, number>;
export type Pair = PairCost;
export type PointCityView = View;

/** A token of a player, or of the Automa, for which it is not counted how often it scores. */
export interface OwnToken {
  token: string;
  each?: number;
  count?: number;
}

/** What a player or the Automa owns. */
export type Owner = Omit<SeatView, "tokens"> & { tokens: OwnToken[] };

export const ROUNDS = 17;
export const TOKEN_ROW_SIZE = 10;
export const RESOURCES = ["community", "economy", "energy", "ecology", "industry"] as const;
export const MARKET: GridArea = { columns: [0, 1, 2, 3], rows: [0, 1, 2, 3] };

/** The steps of a turn, in the order in which the server asks for them. */
export const TURN_STEPS = ["turn", "take", "pay", "token"] as const;

/** The symbol on a resource card, and how many of it there are. */
export function symbolsOn(kind: string): { name: string; count: number } {
  return kind.startsWith("2") ? { name: kind.slice(1), count: 2 } : { name: kind, count: 1 };
}

/** The cards of a stock one by one. */
export function cardsOf(stock: Counts): string[] {
  return Object.entries(stock).flatMap(([kind, count]) => Array<string>(count).fill(kind));
}

/** Everybody who has a city: the players, then the Automa, which counts as the next seat. */
export function owners(view: PointCityView): Owner[] {
  const automa = view.automa;
  if (!automa) return view.seats;
  return [...view.seats, { ...automa, tokens: automa.tokens.map((token) => ({ token })) }];
}

/** A city by columns: one for each resource that buildings produce, and a last one for all other buildings. */
export function cityColumns(city: readonly Building[]): { resource: string | null; buildings: Building[] }[] {
  return [...RESOURCES, null].map((resource) => ({
    resource,
    buildings: city.filter((building) => building.produces === resource),
  }));
}

/** The part of a cost that the city pays: what is not due. */
export function paidByCity(pair: Pair): Counts {
  return subtract(pair.cost, pair.due);
}

/** The part of a cost that the stock pays, without ingenuity cards. */
export function paidByStock(pair: Pair): Counts {
  return subtract(pair.due, pair.missing);
}

function subtract(all: Counts, part: Counts): Counts {
  const remaining = Object.entries(all).map(([name, count]) => [name, count - (part[name] ?? 0)] as const);
  return Object.fromEntries(remaining.filter(([, count]) => count > 0));
}

/** The drawings of a token, as the rules show it: the resources that it counts, or one of its own. */
export function tokenDrawings(token: string): [set: string, name: string][] {
  const words: readonly string[] = token === "set" ? RESOURCES : token.split("-");
  const counted = [...RESOURCES, "ingenuity"].filter((name) => words.includes(name));
  return counted.length ? counted.map((name) => ["resources", name]) : [["tokens", token]];
}
