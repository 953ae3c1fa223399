/** Tracks the identity of tiles from one view to the next by reading the events, so that they can be animated. */

import { type Journey, journeysIn, type Location } from "./events";
import type { GameEvent } from "../../lib/wire";
import type { GameEvent as InfiniteCityEvent } from "./wire.generated";

/** By cell, an id that stays with its tile. */
export type TileIds = ReadonlyMap<string, number>;

/** A place outside the map that a tile comes from or goes to. */
export type OffMap = Exclude<Location, { kind: "cell" }>;

export interface TileChanges {
  ids: TileIds;
  arrived: ReadonlyMap<string, OffMap>;
  /** By the cell where the tile was before. */
  left: ReadonlyMap<string, OffMap>;
  /** What else flies. */
  journeys: readonly Journey[];
}

let lastId = 0;

/** The tile ids after these events. Cells that they do not explain keep their id, or get a new one. */
export function trackTiles(before: TileIds, cells: readonly string[], events: readonly GameEvent[]): TileChanges {
  const ids = new Map(before);
  const arrived = new Map<string, OffMap>();
  const left = new Map<string, OffMap>();
  const cellById = new Map([...before].map(([cell, number]) => [number, cell]));
  for (const event of events as readonly InfiniteCityEvent[]) {
    const { at, to, offMap } = movementIn(event);
    if (!at) continue;
    const id = ids.get(at);
    if (to) {
      const otherId = ids.get(to);
      setId(ids, to, id);
      setId(ids, at, event.kind === "ic-swapped" ? otherId : undefined);
    } else if (offMap && id !== undefined && REMOVAL_EVENTS.has(event.kind)) {
      ids.delete(at);
      const from = cellById.get(id);
      if (from !== undefined) left.set(from, offMap);
    } else if (offMap && id === undefined) {
      ids.set(at, ++lastId);
      arrived.set(at, offMap);
    }
  }
  const present = new Set(cells);
  for (const cell of [...ids.keys()]) if (!present.has(cell)) ids.delete(cell);
  for (const cell of cells) if (!ids.has(cell)) ids.set(cell, ++lastId);
  return { ids, arrived, left, journeys: journeysIn(events) };
}

const REMOVAL_EVENTS = new Set(["ic-removed", "ic-removed-down", "ic-took", "ic-took-down"]);

function movementIn({ kind, facts }: InfiniteCityEvent): { at?: string; to?: string; offMap?: OffMap } {
  switch (kind) {
    case "ic-moved":
    case "ic-moved-down":
    case "ic-swapped":
      return { at: facts.at, to: facts.other_at };
    case "ic-played":
    case "ic-took":
    case "ic-took-down":
      return { at: facts.at, offMap: { kind: "seat", seat: facts.seat } };
    case "ic-laid":
    case "ic-removed":
    case "ic-removed-down":
      return { at: facts.at, offMap: { kind: "deck" } };
    default:
      return {};
  }
}

function setId(ids: Map<string, number>, cell: string, id: number | undefined): void {
  if (id === undefined) ids.delete(cell);
  else ids.set(cell, id);
}
