/** How the player points at things. */

/** Nothing can be hovered over, and probably nothing typed. */
export function isTouchDevice(): boolean {
  return matchMedia("(hover: none)").matches;
}

/** The key of a hint: its part `touch` on a device without a mouse, where nothing can be hovered over or typed. */
export function hintKey(key: string): string {
  return isTouchDevice() ? `${key}.touch` : key;
}
