import { expect, it, vi } from "vitest";
import {
  boundsOf,
  clampCamera,
  fitCamera,
  MIN_TOUCH_ZOOM,
  origin,
  panCamera,
  revealBox,
  visibleBounds,
  zoomCamera,
} from "../src/games/infinite-city/camera";
import { Gestures } from "../src/games/infinite-city/gestures";
import { outline } from "../src/games/infinite-city/outline";
import { Viewport } from "../src/games/infinite-city/viewport.svelte";

const SIZE = { width: 600, height: 400 };

it("fits a box into the centre of the map", () => {
  const camera = fitCamera(boundsOf(["0,0", "7,3"]), SIZE);
  expect(camera).toEqual({ x: 400, y: 200, zoom: 0.75 });
  expect(origin(camera, SIZE)).toEqual({ x: 0, y: 50 });
});

it("keeps cells at touch size when fitting, and shows the focus cell", () => {
  const cells = ["0,0", "40,0"];
  const camera = fitCamera(boundsOf(cells), SIZE, "40,0", MIN_TOUCH_ZOOM);
  expect(camera.zoom * 100).toBeGreaterThanOrEqual(44);
  const view = visibleBounds(camera, SIZE);
  expect(view.left).toBeLessThan(4000);
  expect(view.right).toBeGreaterThanOrEqual(4100);
  expect(fitCamera(boundsOf(["0,0"]), SIZE).zoom).toBeLessThanOrEqual(1.2);
  expect(fitCamera(boundsOf(["0,0", "0,9"]), SIZE).zoom).toBe(0.4);
});

it("zooms around the point under the fingers", () => {
  const camera = { x: 50, y: 50, zoom: 1 };
  const at = { x: 500, y: 100 };
  const nearer = zoomCamera(camera, 1.5, SIZE, at);
  const plane = (moved: typeof camera) => ({
    x: moved.x + (at.x - SIZE.width / 2) / moved.zoom,
    y: moved.y + (at.y - SIZE.height / 2) / moved.zoom,
  });
  expect(nearer.zoom).toBe(1.5);
  expect(plane(nearer).x).toBeCloseTo(plane(camera).x);
  expect(plane(nearer).y).toBeCloseTo(plane(camera).y);
  expect(zoomCamera(camera, 1000, SIZE).zoom).toBe(2);
  expect(zoomCamera(camera, 0.001, SIZE).zoom).toBe(0.2);
});

it("pans with the finger at every zoom, within the bounds of the city", () => {
  expect(panCamera({ x: 0, y: 0, zoom: 0.5 }, 100, -50)).toEqual({ x: -200, y: 100, zoom: 0.5 });
  expect(clampCamera({ x: -900, y: 900, zoom: 1 }, boundsOf(["0,0"]))).toEqual({ x: 0, y: 100, zoom: 1 });
});

it("reveals a hidden cell, and does not move for a visible one", () => {
  const camera = { x: 50, y: 50, zoom: 1 };
  expect(revealBox(camera, boundsOf(["0,0"]), SIZE)).toEqual(camera);
  const moved = revealBox(camera, boundsOf(["9,0"]), SIZE, 0);
  expect(visibleBounds(moved, SIZE).right).toBe(1000);
  expect(moved.y).toBe(50);
});

it("follows the city until somebody moves the map, and again on request", () => {
  const viewport = new Viewport();
  viewport.measure({ width: 500, height: 400 }, { x: 0, y: 0 });
  viewport.follow(["0,0"], null);
  const first = viewport.camera;
  viewport.follow(["0,0", "6,0"], "6,0");
  expect(viewport.camera.zoom).toBeLessThan(first.zoom);
  viewport.pan(30, 0);
  const moved = viewport.camera;
  viewport.follow(["0,0", "6,0", "3,1"], "3,1");
  expect(viewport.camera).toEqual(moved);
  viewport.fit();
  expect(viewport.camera).not.toEqual(moved);
  viewport.follow(["0,0", "40,0"], "40,0");
  expect(viewport.camera.zoom).toBeLessThan(MIN_TOUCH_ZOOM);
});

it("keeps cells in their place while the city has room to grow", () => {
  const viewport = new Viewport();
  viewport.measure({ width: 800, height: 600 }, { x: 0, y: 0 });
  viewport.follow(["0,0", "5,0"], null);
  viewport.follow(["0,0", "7,0"], "7,0");
  const fitted = viewport.camera;
  viewport.follow(["0,0", "8,0"], "8,0");
  expect(viewport.camera).toEqual(fitted);
  viewport.follow(["0,0", "12,0"], "12,0");
  expect(viewport.camera.zoom).toBeLessThan(fitted.zoom);
});

it("renders lines again when the map comes to rest", () => {
  vi.useFakeTimers();
  const viewport = new Viewport();
  viewport.measure({ width: 500, height: 400 }, { x: 0, y: 0 });
  viewport.follow(["0,0"], null);
  const before = viewport.renderedZoom;
  viewport.zoom(1.5);
  expect([viewport.isMoving, viewport.renderedZoom]).toEqual([true, before]);
  vi.runAllTimers();
  expect([viewport.isMoving, viewport.renderedZoom]).toEqual([false, viewport.camera.zoom]);
  viewport.zoomOut();
  expect([viewport.isMoving, viewport.renderedZoom]).toEqual([false, viewport.camera.zoom]);
  vi.useRealTimers();
});

it("does not move by itself while a mouse is over the map, unless something happens out of sight", () => {
  const viewport = new Viewport();
  viewport.measure({ width: 500, height: 400 }, { x: 0, y: 0 });
  viewport.follow(["0,0"], "0,0");
  const before = viewport.camera;
  viewport.isPointed = true;
  viewport.follow(["0,0", "1,0"], "1,0");
  expect(viewport.camera).toEqual(before);
  viewport.isPointed = false;
  expect(viewport.camera.x).toBe(100);
  viewport.isPointed = true;
  viewport.follow(["0,0", "9,0"], "9,0");
  expect(visibleBounds(viewport.camera, viewport.size).right).toBeGreaterThan(1000);
});

it("reveals the nearest of several hidden cells", () => {
  const viewport = new Viewport();
  viewport.measure({ width: 500, height: 400 }, { x: 0, y: 0 });
  viewport.follow(["0,0", "30,0"], "30,0");
  viewport.centreOn(0, 0);
  viewport.revealNearest(["0,0", "30,0"]);
  expect(viewport.camera.x).toBeLessThan(300);
  viewport.revealNearest(["30,0"]);
  expect(visibleBounds(viewport.camera, viewport.size).right).toBeGreaterThan(3100);
});

function pointer(id: number, x: number, y: number): PointerEvent {
  return {
    button: 0,
    buttons: 1,
    pointerId: id,
    clientX: x,
    clientY: y,
    currentTarget: { setPointerCapture: () => undefined },
  } as unknown as PointerEvent;
}

it("tells clicks, drags and pinches apart", () => {
  const done: string[] = [];
  const gestures = new Gestures({
    pan: (right, down) => done.push(`pan ${right} ${down}`),
    zoom: (factor, x, y) => done.push(`zoom ${factor} ${x} ${y}`),
  });
  gestures.onPointerDown(pointer(1, 100, 100));
  gestures.onPointerMove(pointer(1, 103, 102));
  expect(done).toEqual([]);
  expect(gestures.isDragging).toBe(false);
  gestures.onPointerMove(pointer(1, 120, 100));
  expect(done).toEqual(["pan 20 0"]);
  expect(gestures.isDragging).toBe(true);
  let stopped = 0;
  const click = { stopPropagation: () => stopped++, preventDefault: () => undefined } as unknown as MouseEvent;
  gestures.onPointerUp(pointer(1, 120, 100));
  gestures.onClick(click);
  gestures.onClick(click);
  expect(stopped).toBe(1);

  done.length = 0;
  gestures.onPointerDown(pointer(1, 100, 100));
  gestures.onPointerDown(pointer(2, 200, 100));
  gestures.onPointerMove(pointer(2, 300, 100));
  expect(done).toEqual(["pan 50 0", "zoom 2 200 100"]);
});

it("outlines cells inside their edges, around holes too, and not across a corner", () => {
  expect(outline(["0,0"], 10)).toBe("M90 10L90 90L10 90L10 10Z");
  const corner = outline(["0,0", "1,1"], 10);
  expect(corner.match(/M/g)).toHaveLength(2);
  const ring = ["0,0", "1,0", "2,0", "0,1", "2,1", "0,2", "1,2", "2,2"];
  expect(outline(ring, 10).match(/M/g)).toHaveLength(2);
  const bent = outline(["0,0", "1,0", "1,1"], 0);
  expect(bent.match(/[ML]/g)).toHaveLength(6);
});
