/**
 * Animations from one place of the page to another. A copy of the element flies above everything, so that nothing clips
 * it; with reduced motion nothing flies.
 */

import { prefersReducedMotion } from "svelte/motion";

const FLIGHT_MS = 300;
const FLOAT_MS = 900;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/**
 * A new element flies to its place. The element itself is hidden meanwhile, unless an equal one was visible there
 * before.
 */
export function flyIn(node: HTMLElement, from: DOMRect, leavesCopy = false): void {
  const to = node.getBoundingClientRect();
  if (!fly(node, from, to, 1) || leavesCopy) return;
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT_MS });
}

/** An element that is about to be removed flies away; to be called while it still exists. */
export function flyOut(node: HTMLElement, to: DOMRect): void {
  fly(node, node.getBoundingClientRect(), to, 0.2);
}

function fly(node: HTMLElement, from: DOMRect, to: DOMRect, opacity: number): boolean {
  if (isMotionOff() || !from.width || !to.width) return false;
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  // The copy must not be found as a cell, tile or control; it keeps only its colour.
  for (const name of Object.keys(ghost.dataset)) if (name !== "player") delete ghost.dataset[name];
  launch(ghost, { width: node.offsetWidth, height: node.offsetHeight }, from, to, opacity);
  return true;
}

/** Animates a detached element of the given size from one place to another, and removes it. */
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

/** A number floats up from a place, such as what somebody earns there. With reduced motion it only appears for a while. */
export function float(node: Element, text: string): void {
  const { left, top, width } = node.getBoundingClientRect();
  if (document.hidden || !width) return;
  const label = document.createElement("span");
  label.className = "floating-number numeral";
  label.setAttribute("aria-hidden", "true");
  label.textContent = text;
  Object.assign(label.style, { left: `${left + width / 2}px`, top: `${top}px` });
  document.body.append(label);
  const rise = prefersReducedMotion.current ? "-50%" : "-160%";
  const motion = label.animate(
    [
      { transform: "translate(-50%, -50%)", opacity: 1 },
      { transform: `translate(-50%, ${rise})`, opacity: 1, offset: 0.7 },
      { transform: `translate(-50%, ${rise})`, opacity: 0 },
    ],
    { duration: FLOAT_MS, easing: EASE },
  );
  motion.onfinish = motion.oncancel = () => label.remove();
}

/** Nothing flies with reduced motion or in a hidden page. */
function isMotionOff(): boolean {
  return prefersReducedMotion.current || document.hidden;
}

/** A card turns over; with reduced motion it fades in. */
export function turnOver(node: HTMLElement): void {
  const [edge, duration] = prefersReducedMotion.current
    ? [{ opacity: 0 }, 80]
    : [{ transform: "rotateY(90deg)" }, FLIGHT_MS];
  node.animate([edge, {}], { duration, easing: EASE });
}
