/** The score sheets as if the game ended at the position that is shown. Several components ask for the same ones. */

import { api } from "./api";
import { background } from "./faults.svelte";
import type { ShownTable } from "./shown-table";
import type { ScoreSheet } from "./wire";

let lastKey = "";
let lastSheets: Promise<ScoreSheet[]> = Promise.resolve([]);

function liveSheets({ name, moveNumber, eyes, state, sheets }: ShownTable): Promise<readonly ScoreSheet[]> {
  if (sheets) return Promise.resolve(sheets);
  const key = [name, moveNumber, eyes, state?.version, state?.you].join();
  if (key === lastKey) return lastSheets;
  lastKey = key;
  // Points are an extra: without an answer there are none.
  lastSheets = api.scoreSheets(name, moveNumber, eyes ?? null).catch(() => []);
  return lastSheets;
}

/** To be called in an effect: reports the sheets of the position, unless another one is shown by then. */
export function followSheets(table: ShownTable, report: (sheets: readonly ScoreSheet[]) => void): () => void {
  let isCurrent = true;
  background(liveSheets(table).then((sheets) => isCurrent && report(sheets)));
  return () => (isCurrent = false);
}
