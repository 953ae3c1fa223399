/**
 * Things that travel over the page from where they were to where they go. A likeness flies above everything, so that nothing
 * cuts it off; with reduced motion nothing flies.
 */

import { prefersReducedMotion } from "svelte/motion";

const FLIGHT_MS = 300;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** What has come into the page flies to its place from there; where something like it was there before, that stays in sight. */
export function flyIn(node: HTMLElement, from: DOMRect, leavesCopy = false): void {
  const to = node.getBoundingClientRect();
  if (!fly(node, from, to, 1) || leavesCopy) return;
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT_MS });
}

/** What is about to leave the page flies away, to be called while it is still there. */
export function flyOut(node: HTMLElement, to: DOMRect): void {
  fly(node, node.getBoundingClientRect(), to, 0.2);
}

function fly(node: HTMLElement, from: DOMRect, to: DOMRect, opacity: number): boolean {
  if (isMotionOff() || !from.width || !to.width) return false;
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  // It is nobody's cell, tile or control; only whose it is can be seen.
  for (const name of Object.keys(ghost.dataset)) if (name !== "player") delete ghost.dataset[name];
  launch(ghost, { width: node.offsetWidth, height: node.offsetHeight }, from, to, opacity);
  return true;
}

/** A picture of something, so large, goes from one place to the other above everything, and is gone. */
export function launch(
  ghost: HTMLElement,
  { width, height }: { width: number; height: number },
  from: DOMRect,
  to: DOMRect,
  opacity: number,
): void {
  if (isMotionOff()) return;
  Object.assign(ghost.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    translate: "none",
    transition: "none",
    transformOrigin: "0 0",
    pointerEvents: "none",
    zIndex: "4",
  });
  document.body.append(ghost);
  const transformTo = (rect: DOMRect) => {
    const scale = Math.min(rect.width / width, rect.height / height);
    const [x, y] = [rect.left + (rect.width - width * scale) / 2, rect.top + (rect.height - height * scale) / 2];
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const flight = ghost.animate(
    [
      { transform: transformTo(from), opacity: 1 },
      { transform: transformTo(to), opacity },
    ],
    { duration: FLIGHT_MS, easing: EASE },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = flight.onfinish;
}

/** Nothing flies where less motion is asked for, or where nobody looks. */
function isMotionOff(): boolean {
  return prefersReducedMotion.current || document.hidden;
}

/** A card that now shows its other side turns like paper; with reduced motion it fades in. */
export function turnOver(node: HTMLElement): void {
  const [edge, duration] = prefersReducedMotion.current
    ? [{ opacity: 0 }, 80]
    : [{ transform: "rotateY(90deg)" }, FLIGHT_MS];
  node.animate([edge, {}], { duration, easing: EASE });
}
