/** Animates the events of a move: cards fly to their new owners, come from the deck, turn over. */

import { tick } from "svelte";
import { float, flyIn, flyOut, turnOver } from "../../components/animations";
import type { Flight } from "./events";

/** The size in pixels of a card when it lands. */
const LANDING_SIZE = 44;

/** To be called before the page is updated, while the elements that leave still exist. */
export async function animateEvents(
  flights: readonly Flight[],
  gains: readonly { cell: string; points: number }[],
  board: HTMLElement,
): Promise<void> {
  const deck = elementAt(board, "deck")?.getBoundingClientRect();
  for (const { kind, from, to } of flights) {
    const [source, target] = [
      elementAt(board, from),
      elementAt(board, to) ?? elementAt(board, to.replace(/^\w+/, "seat")),
    ];
    if (kind === "taken" && source && target) flyOut(source, centreOf(target));
    // One card of the fan stands for all that are paid with.
    const card = kind === "paid" ? source?.querySelector<HTMLElement>(".held") : null;
    if (card && target) flyOut(card, centreOf(target));
  }
  for (const { cell, points } of gains) {
    const node = elementAt(board, `cell-${cell}`);
    if (node) float(node, `+${points}`);
  }
  await tick();
  for (const { kind, to } of flights) {
    const target = elementAt(board, to);
    if (kind === "flipped" && target) turnOver(target);
    else if (kind === "dealt" && target && deck) flyIn(target, deck);
  }
}

function elementAt(board: HTMLElement, anchor: string): HTMLElement | null {
  const nodes = board.querySelectorAll<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`);
  return [...nodes].find((node) => node.checkVisibility()) ?? null;
}

function centreOf(node: HTMLElement): DOMRect {
  const { left, top, width, height } = node.getBoundingClientRect();
  return new DOMRect(left + (width - LANDING_SIZE) / 2, top + (height - LANDING_SIZE) / 2, LANDING_SIZE, LANDING_SIZE);
}
