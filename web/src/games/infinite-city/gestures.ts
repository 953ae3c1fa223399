/** Fingers, mouse and wheel on the sheet: one drags it, two pinch it. A short press is a click and nothing else. */

export interface Moves {
  pan(right: number, down: number): void;
  /** The point is in pixels of the window. */
  zoom(factor: number, x: number, y: number): void;
}

interface Point {
  x: number;
  y: number;
}

/** So far a finger may tremble in a click. */
const SLACK = 6;
const WHEEL = 0.0016;
const LINE = 20;

export class Gestures {
  #down = new Map<number, Point>();
  #start: Point | null = null;
  #dragging = false;

  constructor(private readonly moves: Moves) {}

  get dragging(): boolean {
    return this.#dragging;
  }

  press = (event: PointerEvent): void => {
    if (event.button) return;
    if (!this.#down.size) {
      this.#start = { x: event.clientX, y: event.clientY };
      this.#dragging = false;
    }
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.#dragging) {
      if (this.#down.size < 2 && apart(this.#start!, now) < SLACK) return;
      this.#dragging = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#down.set(event.pointerId, now);
    if (!other) {
      this.moves.pan(now.x - before.x, now.y - before.y);
    } else {
      this.moves.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      this.moves.zoom(
        apart(now, other) / Math.max(apart(before, other), 1),
        (now.x + other.x) / 2,
        (now.y + other.y) / 2,
      );
    }
  };

  release = (event: PointerEvent): void => {
    this.#down.delete(event.pointerId);
  };

  /** Before the click is heard by what lies on the sheet: after a drag there is none. */
  click = (event: MouseEvent): void => {
    if (!this.#dragging) return;
    this.#dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const by = event.deltaY * (event.deltaMode === 1 ? LINE : 1);
    this.moves.zoom(Math.exp(-Math.max(-300, Math.min(300, by)) * WHEEL), event.clientX, event.clientY);
  };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
