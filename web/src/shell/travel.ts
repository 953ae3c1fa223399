/** Things travel from where they were to where they go; with reduced motion they only fade. */

import { prefersReducedMotion } from "svelte/motion";

const TRAVEL = 320;
const FADE = 120;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Something as it lay before the board changed. */
export interface Leaving {
  box: DOMRect;
  copy: HTMLElement;
}

/** Where a place of the board is drawn, if it is. */
export function placeAt(root: ParentNode, place: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
}

/** To be asked before the board changes. */
export function leaving(from: HTMLElement): Leaving {
  const copy = from.cloneNode(true) as HTMLElement;
  for (const it of [copy, ...copy.querySelectorAll<HTMLElement>("[data-place], [data-cell]")]) {
    delete it.dataset.place;
    delete it.dataset.cell;
  }
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  return { box: from.getBoundingClientRect(), copy };
}

/** A copy of what left goes to its new place, over all else, and is gone. */
export function travel({ box, copy }: Leaving, to: HTMLElement, root: HTMLElement, after = 0): void {
  if (prefersReducedMotion.current || !box.width) return;
  const there = to.getBoundingClientRect();
  const x = there.left + Math.min(there.width, box.width * 2) / 2 - box.left - box.width / 2;
  const y = there.top + Math.min(there.height, box.height * 2) / 2 - box.top - box.height / 2;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "4",
    margin: "0",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: "none",
  });
  root.append(copy);
  const moving = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.55)`, opacity: 0.4 },
    ],
    { duration: TRAVEL, delay: after, easing: EASE, fill: "both" },
  );
  moving.onfinish = moving.oncancel = () => copy.remove();
}

/** Something new comes from elsewhere to where it lies. */
export function arrive(it: HTMLElement, from: DOMRect, after = 0): void {
  if (prefersReducedMotion.current) {
    it.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    return;
  }
  const here = it.getBoundingClientRect();
  const by = `translate(${from.left - here.left}px, ${from.top - here.top}px)`;
  it.animate(
    [
      { transform: by, opacity: 0.6 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration: TRAVEL,
      delay: after,
      easing: EASE,
      fill: "backwards",
    },
  );
}

/** A card that now shows its other side. */
export function turnOver(it: HTMLElement): void {
  if (prefersReducedMotion.current) it.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  else it.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration: TRAVEL, easing: EASE });
}
