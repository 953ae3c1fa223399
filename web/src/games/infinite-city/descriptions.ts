/** Descriptions of cells and tiles. */

import { hintKey } from "../../lib/device";
import { say } from "../../lib/language.svelte";
import type { Description } from "../kit/Details.svelte";
import { effectRule, type InfiniteCityView, kindOf } from "./view";

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

/** What there is to read about an item of the board: `cell 0,1`, `tile bank`, `layer groups` or `map`. */
export function describeItem(view: InfiniteCityView, item: string, names: readonly string[]): Description | null {
  const [kind, name] = item.split(" ") as [string, string];
  if (kind === "map") return { drawings: [], title: say("ic-zoom"), texts: [say(hintKey("ic-point"))] };
  if (kind === "layer") return { drawings: [], title: say(`ic-layer-${name}`), texts: [say(`ic-layer-${name}.about`)] };
  if (kind === "tile")
    return describeTile(view, name, [...describePrinted(view, name), ...whoKnows(view, name, names)]);
  const placed = view.city[name];
  if (!placed) return null;
  if (placed.tile !== null) return describeTile(view, placed.tile, describeCell(view, name, names));
  const [title, ...notes] = describeCell(view, name, names) as [string, ...string[]];
  return { drawings: [["infinite-city", "face-down"]], title, texts: [say("ic-down-text")], notes };
}

function describeTile(view: InfiniteCityView, tile: string, notes: string[]): Description {
  const [kind, rule] = [kindOf(tile), effectRule(view, tile)];
  return {
    drawings: [["infinite-city", kind]],
    title: say(`tile-${kind}`),
    texts: rule ? [say(rule)] : [],
    notes,
    rule,
  };
}

/** Who else knows that the viewer holds this tile. */
function whoKnows(view: InfiniteCityView, tile: string, names: readonly string[]): string[] {
  const knownTiles = view.seat === null ? [] : view.seats[view.seat]!.hand.seen;
  const seats = knownTiles.flatMap((tiles, seat) => (seat !== view.seat && tiles.includes(tile) ? [seat] : []));
  return seats.length ? [say("ic-known-to", { seats }, names)] : [];
}

function tileAt(tile: string, cell: string): string {
  return say("ic-cell-tile", { at: cell, tile: kindOf(tile) });
}
