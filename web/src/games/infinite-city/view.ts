/** Infinite City's view as the server sends it, and functions that read it. No rules: those are in the legal moves. */

import type { TileView, View } from "./wire.generated";

export type { Group, Hand, PendingView as Pending, Printed as PrintedTile } from "./wire.generated";
export type InfiniteCityView = View;
export type PlacedTile = TileView;

/** The kind of a tile. Its name may add what is printed on it, if copies differ: `embassy+1s`. */
export function kindOf(tile: string): string {
  return tile.split("+")[0]!;
}

/** The rule of a tile's effect. */
export function effectRule(view: InfiniteCityView, tile: string): string | null {
  return view.printed[tile]?.rule ?? null;
}

/** The tile whose effect is being carried out, and the tile that was chosen first and is about to move. */
export function activeCells(view: InfiniteCityView): { source: string | null; lifted: string | null } {
  const top = view.pending.at(-1);
  if (!top?.source) return { source: null, lifted: null };
  return { source: top.source, lifted: top.at === top.source ? null : top.at };
}

/** The points of all groups of a seat. */
export function groupPoints(view: InfiniteCityView, seat: number): number {
  return view.groups.reduce((sum, group) => sum + (group.seat === seat ? group.points : 0), 0);
}

export interface GridPosition {
  x: number;
  y: number;
}

export function parseCell(cell: string): GridPosition {
  const [x, y] = cell.split(",").map(Number) as [number, number];
  return { x, y };
}

export function formatCell({ x, y }: GridPosition): string {
  return `${x},${y}`;
}

const SIDES = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

export function adjacentCells(cell: string): string[] {
  const { x, y } = parseCell(cell);
  return SIDES.map(([right, down]) => formatCell({ x: x + right, y: y + down }));
}

/** Row by row. */
export function inReadingOrder(cells: Iterable<string>): string[] {
  const order = (a: GridPosition, b: GridPosition) => a.y - b.y || a.x - b.x;
  return [...cells].sort((a, b) => order(parseCell(a), parseCell(b)));
}

/** The empty cells next to the city. */
export function emptyNeighbours(city: Readonly<Record<string, PlacedTile>>): string[] {
  const cells = new Set<string>();
  for (const cell of Object.keys(city)) for (const side of adjacentCells(cell)) if (!(side in city)) cells.add(side);
  return inReadingOrder(cells);
}

/** Where an arrow key leads: the nearest cell in that direction. A sideways step costs three times a step ahead. */
export function nearestCell(from: string, cells: Iterable<string>, right: number, down: number): string | null {
  const origin = parseCell(from);
  let best: string | null = null;
  let bestCost = Infinity;
  for (const cell of cells) {
    const target = parseCell(cell);
    const [x, y] = [target.x - origin.x, target.y - origin.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (ahead <= 0 || ahead + 3 * aside >= bestCost) continue;
    bestCost = ahead + 3 * aside;
    best = cell;
  }
  return best;
}
