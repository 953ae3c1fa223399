/** Where a box goes that explains another one: beside it, without covering it, inside the window. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 8;

/** The top left corner: to the right of the anchor if there is room, else to its left, below or above it. */
export function placeBeside(anchor: Rect, size: Size, window: Size): { left: number; top: number } {
  const inWindow = (at: number, length: number, all: number) => Math.max(GAP, Math.min(at, all - length - GAP));
  const left = inWindow((anchor.left + anchor.right - size.width) / 2, size.width, window.width);
  const top = inWindow((anchor.top + anchor.bottom - size.height) / 2, size.height, window.height);
  if (anchor.right + size.width + 2 * GAP <= window.width) return { left: anchor.right + GAP, top };
  if (anchor.left - size.width - 2 * GAP >= 0) return { left: anchor.left - size.width - GAP, top };
  const isRoomBelow = anchor.bottom + size.height + 2 * GAP <= window.height;
  const below = isRoomBelow || window.height - anchor.bottom > anchor.top;
  return {
    left,
    top: inWindow(below ? anchor.bottom + GAP : anchor.top - size.height - GAP, size.height, window.height),
  };
}
