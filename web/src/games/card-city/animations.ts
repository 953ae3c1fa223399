/** Cards fly from their old place to their new one; with reduced motion they only fade. */

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade } from "svelte/transition";
import { art } from "../../art";
import { launch } from "../../components/animations";

const FLIGHT_MS = 280;
const CARD_SIZE = 56;

export const [send, receive] = crossfade({
  duration: () => (prefersReducedMotion.current ? 0 : FLIGHT_MS),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: prefersReducedMotion.current ? 80 : 180 }),
});

/** A card that another player placed flies from their seat to its cell. */
export function flyFromSeat(card: string, seat: Element, cell: Element): void {
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  ghost.innerHTML = art("card-city", card);
  launch(ghost, { width: CARD_SIZE, height: CARD_SIZE }, centreOf(seat), cell.getBoundingClientRect(), 0.8);
}

function centreOf(node: Element): DOMRect {
  const { left, top, width, height } = node.getBoundingClientRect();
  return new DOMRect(left + (width - CARD_SIZE) / 2, top + (height - CARD_SIZE) / 2, CARD_SIZE, CARD_SIZE);
}
