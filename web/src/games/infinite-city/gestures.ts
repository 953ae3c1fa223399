/** Gestures on the map: one pointer drags, two pinch, the wheel zooms. A press without movement is a click. */

export interface GestureHandlers {
  pan(right: number, down: number): void;
  /** The fixed point is in client coordinates. */
  zoom(factor: number, x: number, y: number): void;
}

interface Point {
  x: number;
  y: number;
}

/** The movement in pixels that still counts as a click. */
const CLICK_TOLERANCE = 6;
const WHEEL_ZOOM_RATE = 0.0016;
const LINE_HEIGHT = 20;

export class Gestures {
  #pointers = new Map<number, Point>();
  #start: Point | null = null;
  #dragging = false;

  constructor(private readonly handlers: GestureHandlers) {}

  get isDragging(): boolean {
    return this.#dragging;
  }

  onPointerDown = (event: PointerEvent): void => {
    if (event.button) return;
    if (!this.#pointers.size) {
      this.#start = { x: event.clientX, y: event.clientY };
      this.#dragging = false;
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  onPointerMove = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    // The button was released outside of the map, which was not told.
    if (!event.buttons) {
      this.onPointerUp(event);
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    if (!this.#dragging) {
      if (this.#pointers.size < 2 && distance(this.#start!, now) < CLICK_TOLERANCE) return;
      this.#dragging = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, now);
    if (!other) {
      this.handlers.pan(now.x - before.x, now.y - before.y);
    } else {
      this.handlers.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      this.handlers.zoom(
        distance(now, other) / Math.max(distance(before, other), 1),
        (now.x + other.x) / 2,
        (now.y + other.y) / 2,
      );
    }
  };

  onPointerUp = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  /** Capture phase: swallows the click that follows a drag. */
  onClick = (event: MouseEvent): void => {
    if (!this.#dragging) return;
    this.#dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };

  onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const by = event.deltaY * (event.deltaMode === 1 ? LINE_HEIGHT : 1);
    this.handlers.zoom(Math.exp(-Math.max(-300, Math.min(300, by)) * WHEEL_ZOOM_RATE), event.clientX, event.clientY);
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
