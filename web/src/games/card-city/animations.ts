/** Cards fly from their old place to their new one; with reduced motion they only fade. */

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade } from "svelte/transition";
import { art } from "../../art";
import { float, launch } from "../../components/animations";
import { change } from "../../lib/points";

const FLIGHT_MS = 280;
const CARD_SIZE = 56;
const COIN_SIZE = 40;

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

/** Coins fly from a city to the gold of its seat, or from there to the reserve; the number floats above the gold. */
export function flyGold(gold: number, seat: Element, city: Element | null): void {
  const counter = seat.querySelector("[data-gold]") ?? seat;
  if (city) {
    const ghost = document.createElement("div");
    ghost.setAttribute("aria-hidden", "true");
    ghost.innerHTML = art("card-city", "gold");
    const [from, to] = gold > 0 ? [city, counter] : [counter, city];
    launch(ghost, { width: COIN_SIZE, height: COIN_SIZE }, centreOf(from), centreOf(to), 0.8);
  }
  float(counter, change(gold));
}

function centreOf(node: Element): DOMRect {
  const { left, top, width, height } = node.getBoundingClientRect();
  return new DOMRect(left + (width - CARD_SIZE) / 2, top + (height - CARD_SIZE) / 2, CARD_SIZE, CARD_SIZE);
}
