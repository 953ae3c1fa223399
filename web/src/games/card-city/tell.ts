/** Moves in words. */

import { say } from "../../lib/language.svelte";
import { LAYING } from "./laying";

/** What a move does, as a sentence that follows "your move". */
export function moveText(move: string): string {
  const [verb, ...things] = move.split(" ") as [string, ...string[]];
  if (verb === "divide") {
    const [small, up, down] = things.join(" ").split(" / ");
    return say("cc-do-divide", {
      small_cards: small?.split(" "),
      up_cards: up?.split(" "),
      down_cards: down?.split(" "),
    });
  }
  if (verb === "choose") return say(`cc-do-choose-${things[0]}`);
  if (verb === "keep") return say("cc-do-keep", { cards: things });
  return say(`cc-do-${verb}`, { card: things[0], at: things[1] });
}

/** A card is chosen: now its place. */
export function draftText(move: string): string {
  const [verb, card] = move.split(" ");
  return verb && card && LAYING.has(verb) ? say("cc-pick-place", { card }) : "";
}
