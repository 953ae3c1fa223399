/** Cards travel from where they were to where they go; with reduced motion they only fade. */

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade } from "svelte/transition";
import { art } from "../../art";

const TRAVEL = 280;
const FAR = 320;
const SIZE = 56;

export const [send, receive] = crossfade({
  duration: () => (prefersReducedMotion.current ? 0 : TRAVEL),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: prefersReducedMotion.current ? 80 : 180 }),
});

/** A card that somebody else laid goes from their seat to its place, over all that lies between. */
export function travel(card: string, seat: Element, place: Element): void {
  if (prefersReducedMotion.current || document.hidden) return;
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  ghost.innerHTML = art("card-city", card);
  Object.assign(ghost.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    pointerEvents: "none",
    zIndex: "4",
  });
  document.body.append(ghost);
  const [from, to] = [seat.getBoundingClientRect(), place.getBoundingClientRect()];
  const flight = ghost.animate(
    [{ transform: at(from, 1) }, { transform: at(to, Math.max(0.2, to.width / SIZE)), opacity: 0.8 }],
    { duration: FAR, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** In the middle of that box, so large. */
function at(box: DOMRect, scale: number): string {
  const x = box.left + (box.width - SIZE) / 2;
  const y = box.top + (box.height - SIZE) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
