/** Which cards go together: read from the legal moves, and from what the view says that pairs would cost. */

import type { Pair, PointCityView } from "./view";

/** The move that takes two cells: they are named in reading order. */
export function takeMove(a: string, b: string): [string, string, string] {
  const [first, second] = [a, b].sort(readingOrder) as [string, string];
  return ["take", first, second];
}

function readingOrder(a: string, b: string): number {
  return a.slice(1).localeCompare(b.slice(1)) || a.localeCompare(b);
}

/** The cells that may be taken together with this one. */
export function partnersOf(legalMoves: readonly string[], cell: string | null): string[] {
  if (!cell) return [];
  return legalMoves.flatMap((move) => {
    const [verb, first, second] = move.split(" ");
    if (verb !== "take" || !first || !second) return [];
    return first === cell ? [second] : second === cell ? [first] : [];
  });
}

/** The cells that may be flipped. */
export function flippableCells(legalMoves: readonly string[]): string[] {
  return legalMoves.filter((move) => move.startsWith("flip ")).map((move) => move.split(" ")[1]!);
}

/** What two cells would cost; null when neither of them is a building. */
export function findPair(view: Pick<PointCityView, "pairs">, a: string, b: string): Pair | null {
  return view.pairs.find((pair) => pair.cells.includes(a) && pair.cells.includes(b)) ?? null;
}

/** The neighbours that could not be paid for together with this cell, and why. */
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

/** The payments that may be chosen, each by its cards. */
export function paymentMoves(legalMoves: readonly string[]): { move: string; cards: string[] }[] {
  return legalMoves
    .filter((move) => move.startsWith("pay "))
    .map((move) => ({ move, cards: move.split(" ").slice(1) }));
}

/** The tokens that may be chosen. */
export function tokenChoices(legalMoves: readonly string[]): string[] {
  return legalMoves.filter((move) => move.startsWith("token ")).map((move) => move.split(" ")[1]!);
}
