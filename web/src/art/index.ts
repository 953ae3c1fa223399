/**
 * The drawings as SVG text, to be inlined so that design tokens apply to them.
 *
 * Every folder is a set. The players' shapes are always loaded; every other set is a chunk that comes with the boards
 * that use it, or on demand: `await loadArt("resources")` once, then `art("resources", "energy")` anywhere.
 */

import players from "./players";

export type Drawings = Readonly<Record<string, string>>;

const folders = import.meta.glob<Drawings>(["./*/index.ts", "!./players/index.ts"], { import: "default" });
const loaded = new Map<string, Drawings>([["players", players]]);

/** Registers sets that a board has imported. */
export function addArt(sets: Readonly<Record<string, Drawings>>): void {
  for (const [set, drawings] of Object.entries(sets)) loaded.set(set, drawings);
}

/** Fetches the sets that are not loaded yet. */
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

/** A drawing of a loaded set. */
export function art(set: string, name: string): string {
  const drawings = loaded.get(set);
  if (!drawings) throw new Error(`the drawings of ${set} are not loaded`);
  const drawing = drawings[`./${name}.svg`];
  if (drawing === undefined) throw new Error(`${set} has no drawing called ${name}`);
  return drawing;
}

/** The players' shapes in seat order, as named in tokens.css and in players/. */
export const SHAPES = ["circle", "square", "triangle", "diamond", "star", "hexagon"] as const;

export type Shape = (typeof SHAPES)[number];
