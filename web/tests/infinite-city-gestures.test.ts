import { beforeEach, expect, it, vi } from "vitest";
import { Gestures } from "../src/games/infinite-city/gestures";

const handlers = { pan: vi.fn(), zoom: vi.fn() };
const map = { setPointerCapture: vi.fn() };
let gestures: Gestures;

function pointer(x: number, y: number, buttons = 1): PointerEvent {
  return { pointerId: 1, button: 0, buttons, clientX: x, clientY: y, currentTarget: map } as unknown as PointerEvent;
}

beforeEach(() => {
  vi.resetAllMocks();
  gestures = new Gestures(handlers);
  gestures.onPointerDown(pointer(2, 2));
});

it("drags while the button is down", () => {
  gestures.onPointerMove(pointer(12, 2));
  gestures.onPointerMove(pointer(15, 6));
  expect(handlers.pan.mock.calls).toEqual([
    [10, 0],
    [3, 4],
  ]);
});

it("does not drag on when the button was released outside of the map", () => {
  gestures.onPointerMove(pointer(4, 2));
  // Released outside: the next thing that the map hears of is a pointer without a button.
  gestures.onPointerMove(pointer(40, 40, 0));
  gestures.onPointerMove(pointer(80, 80, 0));
  expect(handlers.pan).not.toHaveBeenCalled();
  expect(gestures.isDragging).toBe(false);
});
