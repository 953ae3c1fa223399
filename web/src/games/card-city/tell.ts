/** Moves in words. */

import { say } from "../../lib/language.svelte";
import { PLACEMENT_VERBS } from "./moves";

/** What a move does, as a sentence that follows "your move". */
export function moveText(move: string): string {
  const [verb, ...args] = move.split(" ") as [string, ...string[]];
  if (verb === "divide") {
    const [small, up, down] = args.join(" ").split(" / ");
    return say("cc-do-divide", {
      small_cards: small?.split(" "),
      up_cards: up?.split(" "),
      down_cards: down?.split(" "),
    });
  }
  if (verb === "choose") return say(`cc-do-choose-${args[0]}`);
  if (verb === "keep") return say("cc-do-keep", { cards: args });
  return say(`cc-do-${verb}`, { card: args[0], at: args[1] });
}

/** A card is chosen: now its place. */
export function draftText(move: string): string {
  const [verb, card] = move.split(" ");
  return verb && card && PLACEMENT_VERBS.has(verb) ? say("cc-pick-place", { card }) : "";
}
