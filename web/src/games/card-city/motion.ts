/** Cards travel from where they were to where they go; with reduced motion they only fade. */

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade } from "svelte/transition";

const TRAVEL = 280;

export const [send, receive] = crossfade({
  duration: () => (prefersReducedMotion.current ? 0 : TRAVEL),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: prefersReducedMotion.current ? 80 : 180 }),
});
