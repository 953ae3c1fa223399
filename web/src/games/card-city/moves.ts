/** The legal moves that place a card, grouped by card; those that need only a button; and moves as text. */

import { say } from "../../lib/language.svelte";

export interface Placement {
  verb: string;
  card: string;
  cells: string[];
}

/** The verbs that place a card on a cell. */
export const PLACEMENT_VERBS = new Set(["build", "develop", "buy"]);
const BUTTON_VERBS = new Set(["discard", "pass"]);

export function placementMoves(legalMoves: readonly string[]): Placement[] {
  const byCard = new Map<string, Placement>();
  for (const move of legalMoves) {
    const [verb, card, cell] = move.split(" ");
    if (!verb || !card || !cell || !PLACEMENT_VERBS.has(verb)) continue;
    const placement = byCard.get(`${verb} ${card}`);
    if (placement) placement.cells.push(cell);
    else byCard.set(`${verb} ${card}`, { verb, card, cells: [cell] });
  }
  return [...byCard.values()];
}

export function buttonMoves(legalMoves: readonly string[]): string[] {
  return legalMoves.filter((move) => BUTTON_VERBS.has(move.split(" ")[0]!));
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
  return verb && card && PLACEMENT_VERBS.has(verb) ? say("cc-pick-place", { card }) : "";
}
