/** The legal moves that place a card, grouped by card; those that need only a button; and moves as text. */

import { say } from "../../lib/language.svelte";
import { groupMoves, movesWithVerb } from "../kit/legal-moves";

/** The verbs that place a card on a cell. */
const PLACEMENT_VERBS = ["build", "develop", "buy"];

export interface Placement {
  verb: string;
  card: string;
  cells: string[];
}

export function placementMoves(legalMoves: readonly string[]): Placement[] {
  const moves = movesWithVerb(legalMoves, ...PLACEMENT_VERBS);
  return [...groupMoves(moves, (move) => move.split(" ", 2).join(" "))].map(([beginning, sameCard]) => {
    const [verb, card] = beginning.split(" ") as [string, string];
    return { verb, card, cells: sameCard.map((move) => move.split(" ")[2]!) };
  });
}

/** The moves that need only a button. */
export function buttonMoves(legalMoves: readonly string[]): string[] {
  return movesWithVerb(legalMoves, "discard", "pass");
}

/** What such a button says. */
export function buttonText(move: string): string {
  const [verb, card] = move.split(" ") as [string, string | undefined];
  return say(`cc-do-${verb}.button`, { card });
}

/** What a move does, as the part of a sentence after "Your move:". */
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

/** Asks for the cell of a card that is chosen. */
export function draftText(move: string): string {
  const [verb, card] = move.split(" ");
  return verb && card && PLACEMENT_VERBS.includes(verb) ? say("cc-pick-place", { card }) : "";
}
