/** Which tile is which from one view to the next, so that it is seen to travel: the log says what moved where. */

import type { Sentence, LogEntry } from "../../lib/wire";
import { kindOfEvent } from "../story";
import { journeysOf, type Journey, type Stop } from "./journeys";

/** Cells to numbers that stay with their tile. */
export type Pieces = ReadonlyMap<string, number>;

/** Where a tile comes from or goes to, when that is not a cell. */
export type Away = Exclude<Stop, { kind: "cell" }>;

export interface Step {
  pieces: Pieces;
  arrived: ReadonlyMap<string, Away>;
  /** By the cells where they lay before. */
  left: ReadonlyMap<string, Away>;
  /** What travels beside them. */
  journeys: readonly Journey[];
}

let count = 0;

/** The tiles after these entries; cells that the log does not explain keep their number, or get one. */
export function follow(before: Pieces, cells: readonly string[], entries: readonly LogEntry[]): Step {
  const now = new Map(before);
  const arrived = new Map<string, Away>();
  const left = new Map<string, Away>();
  const home = new Map([...before].map(([cell, number]) => [number, cell]));
  for (const entry of entries) {
    for (const event of entry.events ?? []) {
      const { at, to, away } = reading(event);
      if (!at) continue;
      const here = now.get(at);
      if (to) {
        const there = now.get(to);
        move(now, to, here);
        move(now, at, event.say === "ic-swapped" ? there : undefined);
      } else if (away && here !== undefined && LEAVING.has(kindOfEvent(event))) {
        now.delete(at);
        const from = home.get(here);
        if (from !== undefined) left.set(from, away);
      } else if (away && here === undefined) {
        now.set(at, ++count);
        arrived.set(at, away);
      }
    }
  }
  const wanted = new Set(cells);
  for (const cell of [...now.keys()]) if (!wanted.has(cell)) now.delete(cell);
  for (const cell of cells) if (!now.has(cell)) now.set(cell, ++count);
  const events = entries.flatMap((entry) => entry.events ?? []);
  return { pieces: now, arrived, left, journeys: journeysOf(events) };
}

const LEAVING = new Set(["ic-removed", "ic-removed-down", "ic-took", "ic-took-down"]);
const TRAVELLING = new Set(["ic-moved", "ic-moved-down", "ic-swapped"]);

function reading({ say, facts }: Sentence): { at?: string; to?: string; away?: Away } {
  const [at, seat] = [facts.at as string, facts.seat as number];
  if (TRAVELLING.has(say)) return { at, to: facts.other_at as string };
  if (say === "ic-played" || say.startsWith("ic-took")) {
    return say === "ic-took-back" ? {} : { at, away: { kind: "seat", seat } };
  }
  return say === "ic-laid" || say.startsWith("ic-removed") ? { at, away: { kind: "deck" } } : {};
}

function move(now: Map<string, number>, cell: string, piece: number | undefined): void {
  if (piece === undefined) now.delete(cell);
  else now.set(cell, piece);
}
