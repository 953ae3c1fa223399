/**
 * The drawings as SVG text, to be put inline so that the design tokens reach them.
 *
 * Every folder here is a set. Those of the players are always there; any other is one chunk that comes with the boards that
 * show it, or when it is first asked for. `await loadArt("resources")` once, then `art("resources", "energy")` anywhere.
 */

import players from "./players";

export type Drawings = Readonly<Record<string, string>>;

const folders = import.meta.glob<Drawings>(["./*/index.ts", "!./players/index.ts"], { import: "default" });
const loaded = new Map<string, Drawings>([["players", players]]);

/** Drawings that somebody has brought. */
export function addArt(sets: Readonly<Record<string, Drawings>>): void {
  for (const [set, drawings] of Object.entries(sets)) loaded.set(set, drawings);
}

/** Fetches the sets that are not here yet. */
export async function loadArt(...sets: string[]): Promise<void> {
  await Promise.all(
    sets.map(async (set) => {
      if (loaded.has(set)) return;
      const folder = folders[`./${set}/index.ts`];
      if (!folder) throw new Error(`no set of drawings is called ${set}`);
      loaded.set(set, await folder());
    }),
  );
}

/** One drawing of a set that was loaded. */
export function art(set: string, name: string): string {
  const drawings = loaded.get(set);
  if (!drawings) throw new Error(`the drawings of ${set} are not loaded`);
  const drawing = drawings[`./${name}.svg`];
  if (drawing === undefined) throw new Error(`${set} has no drawing called ${name}`);
  return drawing;
}

/** The shapes of the players, in seat order; also their names in tokens.css and in players/. */
export const SHAPES = ["circle", "square", "triangle", "diamond", "star", "hexagon"] as const;

export type Shape = (typeof SHAPES)[number];
