import { expect, it, vi } from "vitest";
import { boxOf, fitted, HANDY, origin, panned, seen, shown, within, zoomed } from "../src/games/infinite-city/camera";
import { Gestures } from "../src/games/infinite-city/gestures";
import { outline } from "../src/games/infinite-city/outline";
import { Viewer } from "../src/games/infinite-city/viewer.svelte";

const SIZE = { width: 600, height: 400 };

it("a box is fitted into the middle of the sheet", () => {
  const camera = fitted(boxOf(["0,0", "7,3"]), SIZE);
  expect(camera).toEqual({ x: 400, y: 200, zoom: 0.75 });
  expect(origin(camera, SIZE)).toEqual({ x: 0, y: 50 });
});

it("fitting keeps a cell as large as a finger and stays with what matters", () => {
  const cells = ["0,0", "40,0"];
  const camera = fitted(boxOf(cells), SIZE, "40,0", HANDY);
  expect(camera.zoom * 100).toBeGreaterThanOrEqual(44);
  const view = seen(camera, SIZE);
  expect(view.left).toBeLessThan(4000);
  expect(view.right).toBeGreaterThanOrEqual(4100);
  expect(fitted(boxOf(["0,0"]), SIZE).zoom).toBeLessThanOrEqual(1.2);
  expect(fitted(boxOf(["0,0", "0,9"]), SIZE).zoom).toBe(0.4);
});

it("what is under the fingers stays there while one zooms", () => {
  const camera = { x: 50, y: 50, zoom: 1 };
  const at = { x: 500, y: 100 };
  const nearer = zoomed(camera, 1.5, SIZE, at);
  const plane = (it: typeof camera) => ({
    x: it.x + (at.x - SIZE.width / 2) / it.zoom,
    y: it.y + (at.y - SIZE.height / 2) / it.zoom,
  });
  expect(nearer.zoom).toBe(1.5);
  expect(plane(nearer).x).toBeCloseTo(plane(camera).x);
  expect(plane(nearer).y).toBeCloseTo(plane(camera).y);
  expect(zoomed(camera, 1000, SIZE).zoom).toBe(2);
  expect(zoomed(camera, 0.001, SIZE).zoom).toBe(0.2);
});

it("dragging moves the sheet with the finger at every zoom", () => {
  expect(panned({ x: 0, y: 0, zoom: 0.5 }, 100, -50)).toEqual({ x: -200, y: 100, zoom: 0.5 });
  expect(within({ x: -900, y: 900, zoom: 1 }, boxOf(["0,0"]))).toEqual({ x: 0, y: 100, zoom: 1 });
});

it("a cell out of sight is brought in, one in sight moves nothing", () => {
  const camera = { x: 50, y: 50, zoom: 1 };
  expect(shown(camera, boxOf(["0,0"]), SIZE)).toEqual(camera);
  const moved = shown(camera, boxOf(["9,0"]), SIZE, 0);
  expect(seen(moved, SIZE).right).toBe(1000);
  expect(moved.y).toBe(50);
});

it("the sheet fits itself until somebody moves it, and again when asked", () => {
  const viewer = new Viewer();
  viewer.measure(500, 400);
  viewer.follow(["0,0"], null);
  const first = viewer.camera;
  viewer.follow(["0,0", "6,0"], "6,0");
  expect(viewer.camera.zoom).toBeLessThan(first.zoom);
  viewer.pan(30, 0);
  const moved = viewer.camera;
  viewer.follow(["0,0", "6,0", "3,1"], "3,1");
  expect(viewer.camera).toEqual(moved);
  viewer.fit();
  expect(viewer.camera).not.toEqual(moved);
  viewer.follow(["0,0", "40,0"], "40,0");
  expect(viewer.camera.zoom).toBeLessThan(HANDY);
});

it("lines are drawn anew when the sheet rests", () => {
  vi.useFakeTimers();
  const viewer = new Viewer();
  viewer.measure(500, 400);
  viewer.follow(["0,0"], null);
  const before = viewer.drawn;
  viewer.zoom(1.5);
  expect([viewer.moving, viewer.drawn]).toEqual([true, before]);
  vi.runAllTimers();
  expect([viewer.moving, viewer.drawn]).toEqual([false, viewer.camera.zoom]);
  viewer.farther();
  expect([viewer.moving, viewer.drawn]).toEqual([false, viewer.camera.zoom]);
  vi.useRealTimers();
});

it("a decision whose cells are out of sight shows one of them", () => {
  const viewer = new Viewer();
  viewer.measure(500, 400);
  viewer.follow(["0,0", "30,0"], "30,0");
  viewer.centre(0, 0);
  viewer.revealSome(["0,0", "30,0"]);
  expect(viewer.camera.x).toBeLessThan(300);
  viewer.revealSome(["30,0"]);
  expect(seen(viewer.camera, viewer.size).right).toBeGreaterThan(3100);
});

function pointer(id: number, x: number, y: number): PointerEvent {
  return {
    button: 0,
    pointerId: id,
    clientX: x,
    clientY: y,
    currentTarget: { setPointerCapture: () => undefined },
  } as unknown as PointerEvent;
}

it("a trembling click is none the less a click, a drag is not, two fingers pinch", () => {
  const done: string[] = [];
  const gestures = new Gestures({
    pan: (right, down) => done.push(`pan ${right} ${down}`),
    zoom: (factor, x, y) => done.push(`zoom ${factor} ${x} ${y}`),
  });
  gestures.press(pointer(1, 100, 100));
  gestures.move(pointer(1, 103, 102));
  expect(done).toEqual([]);
  expect(gestures.dragging).toBe(false);
  gestures.move(pointer(1, 120, 100));
  expect(done).toEqual(["pan 20 0"]);
  expect(gestures.dragging).toBe(true);
  let stopped = 0;
  const click = { stopPropagation: () => stopped++, preventDefault: () => undefined } as unknown as MouseEvent;
  gestures.release(pointer(1, 120, 100));
  gestures.click(click);
  gestures.click(click);
  expect(stopped).toBe(1);

  done.length = 0;
  gestures.press(pointer(1, 100, 100));
  gestures.press(pointer(2, 200, 100));
  gestures.move(pointer(2, 300, 100));
  expect(done).toEqual(["pan 50 0", "zoom 2 200 100"]);
});

it("the line around cells runs inside their edge, around holes too, and not across a corner", () => {
  expect(outline(["0,0"], 10)).toBe("M90 10L90 90L10 90L10 10Z");
  const corner = outline(["0,0", "1,1"], 10);
  expect(corner.match(/M/g)).toHaveLength(2);
  const ring = ["0,0", "1,0", "2,0", "0,1", "2,1", "0,2", "1,2", "2,2"];
  expect(outline(ring, 10).match(/M/g)).toHaveLength(2);
  const bent = outline(["0,0", "1,0", "1,1"], 0);
  expect(bent.match(/[ML]/g)).toHaveLength(6);
});
