/** Moves and tiles in words. */

import { say } from "../../lib/language.svelte";
import { seatOf, wordsOf } from "./choosing";
import { kindOf, type InfiniteCityView } from "./view";

/** What a move does, as a sentence that follows "your move". */
export function moveText(move: string, names: readonly string[]): string {
  const { verb, tile, cell, whose } = wordsOf(move);
  const facts = { tile: tile && kindOf(tile), at: cell, seat: whose ? seatOf(whose) : null };
  return say(`ic-do-${verb}${whose === "all" ? "-all" : ""}`, facts, names);
}

/** What is still to be chosen, when a move is half made. */
export function draftText(move: string, names: readonly string[]): string {
  const { verb, tile, cell } = wordsOf(move);
  return say(`ic-ask-${verb}`, { tile: tile && kindOf(tile), at: cell }, names);
}

/** A cell with all that can be seen on it. */
export function cellWords(view: InfiniteCityView, cell: string, names: readonly string[]): string[] {
  const laid = view.city[cell];
  if (!laid) return [say("ic-cell-empty", { at: cell })];
  const said = [laid.tile === null ? say("ic-cell-down", { at: cell }) : tileAt(laid.tile, cell)];
  if (laid.tokens.length) said.push(say("ic-cell-tokens", { seats: laid.tokens }, names));
  if (laid.tile !== null) said.push(...printedWords(view, laid.tile));
  if (laid.protected) said.push(say("ic-cell-protected"));
  return said;
}

/** What is printed on a tile beside its text. */
export function printedWords(view: InfiniteCityView, tile: string): string[] {
  const printed = view.printed[tile];
  const said: string[] = [];
  if (printed?.bonus) said.push(say("ic-bonus", { points: printed.bonus }));
  if (printed?.silver) said.push(say("ic-silver"));
  return said;
}

function tileAt(tile: string, cell: string): string {
  return say("ic-cell-tile", { at: cell, tile: kindOf(tile) });
}
