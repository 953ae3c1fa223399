/** What happened is seen: cards go to who took them, come from the deck, turn over. */

import { tick } from "svelte";
import { flyIn, flyOut, turnOver } from "../../components/animations";
import type { Flight } from "./story";

/** Over what part of its way's end a card comes to rest. */
const REST = 44;

/** To be called before the page shows what happened: what leaves is still there. */
export async function show(flights: readonly Flight[], board: HTMLElement): Promise<void> {
  const deck = placeAt(board, "deck")?.getBoundingClientRect();
  for (const { kind, from, to } of flights) {
    const [here, there] = [placeAt(board, from), placeAt(board, to) ?? placeAt(board, to.replace(/^\w+/, "seat"))];
    if (kind === "taken" && here && there) flyOut(here, middleOf(there));
  }
  await tick();
  for (const { kind, to } of flights) {
    const there = placeAt(board, to);
    if (kind === "flipped" && there) turnOver(there);
    else if (kind === "dealt" && there && deck) flyIn(there, deck);
  }
}

function placeAt(board: HTMLElement, place: string): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
}

function middleOf(node: HTMLElement): DOMRect {
  const { left, top, width, height } = node.getBoundingClientRect();
  return new DOMRect(left + (width - REST) / 2, top + (height - REST) / 2, REST, REST);
}
