/** The best results of solo games on this device: one for each game and choice of options. */

import { readSetting, saveSetting } from "./storage";
import type { Facts, ScoreLine, TableState } from "./wire";

export interface SoloBest {
  total: number;
  /** What the score sheet says beside the points, such as the level that was reached. */
  note: ScoreLine | null;
  /** The table of that game. */
  table: string;
}

function key(options: Facts): string {
  return JSON.stringify(Object.entries(options).sort(([one], [other]) => one.localeCompare(other)));
}

function readAll(game: string): Record<string, SoloBest> {
  try {
    return JSON.parse(readSetting(`best-${game}`) ?? "{}") as Record<string, SoloBest>;
  } catch {
    return {};
  }
}

/** The best result with these options; null: none yet. */
export function soloBest(game: string, options: Facts): SoloBest | null {
  return readAll(game)[key(options)] ?? null;
}

/**
 * The best result with the options of this finished solo game, which may be this one: it is kept then. Null for any
 * other table, and for a game that began from a record.
 */
export function keepSoloBest(state: TableState): SoloBest | null {
  const sheet = state.sheets.find(({ seat }) => seat === state.you);
  if (state.seats.length !== 1 || state.continued || !sheet) return null;
  const last = sheet.lines.at(-1);
  const note = last && !last.points && state.sheets.length === 1 ? last : null;
  const own: SoloBest = { total: sheet.total, note, table: state.table };
  const before = soloBest(state.game, state.options);
  if (before && before.total >= own.total) return before;
  saveSetting(`best-${state.game}`, JSON.stringify({ ...readAll(state.game), [key(state.options)]: own }));
  return own;
}
