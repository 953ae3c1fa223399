/** Which cards go together: read from the legal moves, and from what the view says that pairs would cost. */

import type { Pair, PointCityView } from "./view";

/** The move that takes two cells: they are named in reading order. */
export function takeWords(one: string, other: string): [string, string, string] {
  const [first, second] = [one, other].sort(byReading) as [string, string];
  return ["take", first, second];
}

function byReading(one: string, other: string): number {
  return one.slice(1).localeCompare(other.slice(1)) || one.localeCompare(other);
}

/** The cells that may be taken together with this one. */
export function partnersOf(choices: readonly string[], cell: string | null): string[] {
  if (!cell) return [];
  return choices.flatMap((move) => {
    const [verb, one, other] = move.split(" ");
    if (verb !== "take" || !one || !other) return [];
    return one === cell ? [other] : other === cell ? [one] : [];
  });
}

/** The cells that may be flipped. */
export function flipsOf(choices: readonly string[]): string[] {
  return choices.filter((move) => move.startsWith("flip ")).map((move) => move.split(" ")[1]!);
}

/** What two cells would cost; null when neither of them is a building. */
export function pairOf(view: Pick<PointCityView, "pairs">, one: string, other: string): Pair | null {
  return view.pairs.find((it) => it.cells.includes(one) && it.cells.includes(other)) ?? null;
}

/** The neighbours that could not be paid for together with this cell, and why. */
export function unpaidWith(view: Pick<PointCityView, "pairs">, cell: string | null): Map<string, Pair> {
  const found = new Map<string, Pair>();
  for (const pair of view.pairs) {
    if (pair.ways || !cell || !pair.cells.includes(cell)) continue;
    found.set(
      pair.cells.find((it) => it !== cell)!,
      pair,
    );
  }
  return found;
}

/** The payments that may be chosen, each by its cards. */
export function paymentsOf(choices: readonly string[]): { move: string; cards: string[] }[] {
  return choices.filter((move) => move.startsWith("pay ")).map((move) => ({ move, cards: move.split(" ").slice(1) }));
}

/** The tokens that may be chosen. */
export function tokensOf(choices: readonly string[]): string[] {
  return choices.filter((move) => move.startsWith("token ")).map((move) => move.split(" ")[1]!);
}
