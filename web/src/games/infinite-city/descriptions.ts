/** Descriptions of cells and tiles. */

import { say } from "../../lib/language.svelte";
import { type InfiniteCityView, kindOf } from "./view";

/** Everything that is visible on a cell. */
export function describeCell(view: InfiniteCityView, cell: string, names: readonly string[]): string[] {
  const placed = view.city[cell];
  if (!placed) return [say("ic-cell-empty", { at: cell })];
  const parts = [placed.tile === null ? say("ic-cell-down", { at: cell }) : tileAt(placed.tile, cell)];
  if (placed.tokens.length) parts.push(say("ic-cell-tokens", { seats: placed.tokens }, names));
  if (placed.tile !== null) parts.push(...describePrinted(view, placed.tile));
  if (placed.protected) parts.push(say("ic-cell-protected"));
  return parts;
}

/** What is printed on a tile besides its effect. */
export function describePrinted(view: InfiniteCityView, tile: string): string[] {
  const printed = view.printed[tile];
  const parts: string[] = [];
  if (printed?.bonus) parts.push(say("ic-bonus", { points: printed.bonus }));
  if (printed?.silver) parts.push(say("ic-silver"));
  return parts;
}

function tileAt(tile: string, cell: string): string {
  return say("ic-cell-tile", { at: cell, tile: kindOf(tile) });
}
