/** Moves in words: what lies in a cell, not only where it is. */

import { say, language } from "../../lib/language.svelte";
import type { Sentence, View } from "../../lib/wire";
import type { Cell, PointCityView } from "./view";

/** What a move does, as a sentence that follows "your move". */
export function moveText(move: string, _: readonly string[], view: View | null): string {
  if (!view) return language.formatter!.move(move);
  const { market, pool } = view as PointCityView;
  const [verb, ...args] = move.split(" ") as [string, ...string[]];
  const [at, other_at] = args;
  switch (verb) {
    case "take":
      return say("pc-do-take", { at, card: cardName(market[at!]), other_at, other_card: cardName(market[other_at!]) });
    case "flip":
      return say("pc-do-flip", { at, card: cardName(market[at!]) });
    case "pay":
      return say("pc-do-pay", { resources: args });
    case "token":
      return say(pool.length ? "pc-do-lay-token" : "pc-do-token", { token: at });
    default:
      return say(`pc-do-${verb}`);
  }
}

function cardName(cell: Cell | undefined): Sentence | null {
  if (!cell) return null;
  return { say: cell.building ? `building-${cell.building.building}` : `resource-${cell.resource}`, facts: {} };
}
