/** The option `printed_values` as the form edits it: for each kind of tile, groups of copies that are printed alike. */

import table from "../../../../tricity/games/infinite_city/data/tiles.csv?raw";

export interface Copies {
  count: number;
  bonus: number;
  silver: boolean;
}

export type PrintedValues = Record<string, Copies[]>;

/** What the rulebook shows. */
export const DEFAULTS: Readonly<PrintedValues> = parse(table);

function parse(text: string): PrintedValues {
  const values: PrintedValues = {};
  for (const line of text.trim().split("\n").slice(1)) {
    const [kind = "", count, bonus, silver] = line.split(",");
    (values[kind] ??= []).push({ count: Number(count), bonus: Number(bonus), silver: silver === "yes" });
  }
  return values;
}

/** How many tiles of that kind the box has. */
export function sizeOf(kind: string): number {
  return DEFAULTS[kind]!.reduce((sum, copies) => sum + copies.count, 0);
}

/** The values of an option as the server writes it: null or a part of the kinds. */
export function valuesOf(option: unknown): PrintedValues {
  const chosen = (typeof option === "object" ? option : null) as PrintedValues | null;
  // Not `structuredClone`, which takes no reactive state.
  return JSON.parse(JSON.stringify({ ...DEFAULTS, ...chosen })) as PrintedValues;
}

/** The option of these values: the kinds that differ from the rulebook, or null. */
export function optionOf(values: PrintedValues): PrintedValues | null {
  const own = Object.entries(values).filter(
    ([kind, copies]) => JSON.stringify(copies) !== JSON.stringify(DEFAULTS[kind]),
  );
  return own.length ? Object.fromEntries(own) : null;
}

/** One more group, of a single copy of the first. */
export function split(copies: readonly Copies[]): Copies[] {
  const [first, ...others] = copies as [Copies, ...Copies[]];
  return [{ ...first, count: first.count - 1 }, ...others, { ...first, count: 1 }];
}

/** That group has `count` copies, none if it goes; the first one has what the others leave. */
export function resize(copies: readonly Copies[], index: number, count: number): Copies[] {
  const [first, ...others] = copies as [Copies, ...Copies[]];
  const most = first.count + others[index - 1]!.count - 1;
  const wanted = Math.max(0, Math.min(most, Math.round(count) || 0));
  const rest = first.count + others[index - 1]!.count - wanted;
  const resized = others.map((group, place) => (place === index - 1 ? { ...group, count: wanted } : group));
  return [{ ...first, count: rest }, ...resized.filter((group) => group.count > 0)];
}
