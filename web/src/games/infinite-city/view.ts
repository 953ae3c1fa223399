/** Infinite City's view as it comes, and small readings of it. No rules are here: what may be done is in the legal moves. */

import type { View } from "../../lib/wire";

export interface Laid {
  /** null: face down. */
  tile: string | null;
  tokens: number[];
  protected: boolean;
}

export interface Hand {
  known: string[];
  unknown: number;
  shown: string[];
  seen: string[][];
}

export interface Pending {
  step: string;
  at: string | null;
  seat: number | null;
  tiles: string[];
  unknown: number;
}

export interface Group {
  seat: number;
  cells: string[];
  points: number;
}

export interface Printed {
  kind: string;
  count: number;
  bonus: number;
  silver: boolean;
}

export interface InfiniteCityView extends View {
  turn: number;
  latest: string | null;
  city: Record<string, Laid>;
  places: string[];
  plazas: string[];
  groups: Group[];
  deck: number;
  pending: Pending[];
  factories: number;
  last: number[] | null;
  over: boolean;
  seats: { tokens: number; hand: Hand }[];
  printed: Record<string, Printed>;
}

/** The kinds in the order of the rules of their texts. */
const KINDS = [
  "arboretum",
  "bank",
  "capitol",
  "construction-site",
  "disaster-site",
  "embassy",
  "factory",
  "hotel",
  "housing",
  "library",
  "mausoleum",
  "plaza",
  "police-hq",
  "port",
  "post-office",
  "power-station",
  "security-guardpost",
  "shopping-complex",
  "stadium",
  "temple",
  "transit-station",
];

/** A tile's name is its kind, and what is printed on it where copies differ: `embassy+1s`. */
export function kindOf(tile: string): string {
  return tile.split("+")[0]!;
}

/** The rule that is a tile's text. */
export function textRule(tile: string): string {
  return `IC-H${KINDS.indexOf(kindOf(tile)) + 1}`;
}

/** What is under way on the sheet: the tile whose text is followed, and the tile that was chosen first and goes somewhere. */
export function underWay(view: InfiniteCityView): { source: string | null; lifted: string | null } {
  const top = view.pending.at(-1);
  if (!top || top.step === "waiting") return { source: null, lifted: null };
  if (top.step !== "to" && top.step !== "with") return { source: top.at, lifted: null };
  return { source: view.pending.at(-2)?.at ?? null, lifted: top.at };
}

/** What the groups of a player score together. */
export function groupPoints(view: InfiniteCityView, seat: number): number {
  return view.groups.reduce((sum, group) => sum + (group.seat === seat ? group.points : 0), 0);
}

export interface Place {
  x: number;
  y: number;
}

export function placeOf(cell: string): Place {
  const [x, y] = cell.split(",").map(Number) as [number, number];
  return { x, y };
}

export function cellAt({ x, y }: Place): string {
  return `${x},${y}`;
}

const SIDES = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

export function around(cell: string): string[] {
  const { x, y } = placeOf(cell);
  return SIDES.map(([right, down]) => cellAt({ x: x + right, y: y + down }));
}

/** Row by row, as one reads. */
export function inReadingOrder(cells: Iterable<string>): string[] {
  const order = (one: Place, other: Place) => one.y - other.y || one.x - other.x;
  return [...cells].sort((one, other) => order(placeOf(one), placeOf(other)));
}

/** The empty cells beside the city. */
export function edgeOf(city: Readonly<Record<string, Laid>>): string[] {
  const found = new Set<string>();
  for (const cell of Object.keys(city)) for (const side of around(cell)) if (!(side in city)) found.add(side);
  return inReadingOrder(found);
}

/** Where an arrow key leads: the nearest cell in that direction, straight ones before slanting ones. */
export function towards(from: string, cells: Iterable<string>, right: number, down: number): string | null {
  const here = placeOf(from);
  let best: string | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const there = placeOf(cell);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (ahead <= 0 || ahead + 3 * aside >= least) continue;
    least = ahead + 3 * aside;
    best = cell;
  }
  return best;
}
