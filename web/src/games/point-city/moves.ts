/** What the legal moves offer in the market, what pairs of cards cost according to the view, and moves as text. */

import { language, say } from "../../lib/language.svelte";
import type { Sentence, View } from "../../lib/wire";
import { movesWithVerb } from "../kit/legal-moves";
import type { Cell, Pair, PointCityView } from "./view";

/** The move that takes two cells, which it names in reading order. */
export function takeMove(a: string, b: string): string {
  return ["take", ...[a, b].sort(readingOrder)].join(" ");
}

function readingOrder(a: string, b: string): number {
  return a.slice(1).localeCompare(b.slice(1)) || a.localeCompare(b);
}

/** The cells that may be taken together with this one. */
export function partnersOf(legalMoves: readonly string[], cell: string | null): string[] {
  if (!cell) return [];
  return movesWithVerb(legalMoves, "take").flatMap((move) => {
    const [, first, second] = move.split(" ") as [string, string, string];
    return first === cell ? [second] : second === cell ? [first] : [];
  });
}

/** The cost of two cells; null if neither is a building. */
export function findPair(view: Pick<PointCityView, "pairs">, a: string, b: string): Pair | null {
  return view.pairs.find((pair) => pair.cells.includes(a) && pair.cells.includes(b)) ?? null;
}

/** The neighbours that the player cannot pay for together with this cell, with the cost. */
export function unaffordableWith(view: Pick<PointCityView, "pairs">, cell: string | null): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const pair of view.pairs) {
    if (pair.ways || !cell || !pair.cells.includes(cell)) continue;
    pairs.set(
      pair.cells.find((other) => other !== cell)!,
      pair,
    );
  }
  return pairs;
}

/** The neighbour with which the least is missing to take this cell; null if it has none. */
export function cheapestPartner(view: Pick<PointCityView, "pairs">, cell: string): string | null {
  const missing = (pair: Pair) => Object.values(pair.missing).reduce((sum, count) => sum + count, 0);
  const [cheapest] = view.pairs.filter((pair) => pair.cells.includes(cell)).sort((a, b) => missing(a) - missing(b));
  return cheapest?.cells.find((other) => other !== cell) ?? null;
}

/** The legal payments, with their cards. */
export function paymentMoves(legalMoves: readonly string[]): { move: string; cards: string[] }[] {
  return movesWithVerb(legalMoves, "pay").map((move) => ({ move, cards: move.split(" ").slice(1) }));
}

/** What a move does, as the part of a sentence after "Your move:". */
export function moveText(move: string, _: readonly string[], view: View | null): string {
  if (!view) return language.formatter!.move(move);
  const { market, pool } = view as PointCityView;
  const [verb, ...args] = move.split(" ") as [string, ...string[]];
  const [at, other_at] = args;
  switch (verb) {
    case "take":
      return say("pc-do-take", { at, card: cardName(market[at!]), other_at, other_card: cardName(market[other_at!]) });
    case "flip":
      return say("pc-do-flip", { at, card: cardName(market[at!]) });
    case "pay":
      return say("pc-do-pay", { resources: args });
    case "token":
      return say(pool.length ? "pc-do-lay-token" : "pc-do-token", { token: at });
    default:
      return say(`pc-do-${verb}`);
  }
}

function cardName(cell: Cell | undefined): Sentence | null {
  if (!cell) return null;
  return { say: cell.building ? `building-${cell.building.building}` : `resource-${cell.resource}`, facts: {} };
}
