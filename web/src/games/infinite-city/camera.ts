/** The camera over the unbounded map: the point at the centre of the screen, and the zoom. A cell is 100 units wide. */

import { parseCell } from "./view";

export const CELL_SIZE = 100;

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MAX_ZOOM = 2;
const MIN_ZOOM = 0.2;
const MAX_FIT_ZOOM = 1.2;
/** From this zoom on, names are legible. */
export const MIN_NAME_ZOOM = 0.9;
/** At this zoom, a cell is as large as a touch target. */
export const MIN_TOUCH_ZOOM = 0.46;

export function boundsOf(cells: Iterable<string>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const cell of cells) {
    const { x, y } = parseCell(cell);
    box.left = Math.min(box.left, x * CELL_SIZE);
    box.top = Math.min(box.top, y * CELL_SIZE);
    box.right = Math.max(box.right, (x + 1) * CELL_SIZE);
    box.bottom = Math.max(box.bottom, (y + 1) * CELL_SIZE);
  }
  return Number.isFinite(box.left) ? box : { left: 0, top: 0, right: CELL_SIZE, bottom: CELL_SIZE };
}

/** Fits the box into the screen. If that would need less than `minZoom`, shows the surroundings of `focusCell`. */
export function fitCamera(box: Box, size: Size, focusCell: string | null = null, minZoom = MIN_ZOOM): Camera {
  const fullZoom = Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top));
  const zoom = Math.min(Math.max(fullZoom, minZoom), MAX_FIT_ZOOM);
  const camera = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom };
  return fullZoom >= zoom || !focusCell
    ? camera
    : clampCamera(revealBox(camera, boundsOf([focusCell]), size, CELL_SIZE * 1.5), box);
}

/** Pans as if the map were dragged by that many pixels. */
export function panCamera(camera: Camera, right: number, down: number): Camera {
  return { ...camera, x: camera.x - right / camera.zoom, y: camera.y - down / camera.zoom };
}

/** Zooms; the point `at` (in pixels from the top left) stays in place. */
export function zoomCamera(camera: Camera, factor: number, size: Size, at = centreOf(size)): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, MIN_ZOOM), MAX_ZOOM);
  const [right, down] = [at.x - size.width / 2, at.y - size.height / 2];
  const change = 1 / camera.zoom - 1 / zoom;
  return { x: camera.x + right * change, y: camera.y + down * change, zoom };
}

/** Pans as little as possible to make the box visible, with a margin. */
export function revealBox(camera: Camera, box: Box, size: Size, margin = CELL_SIZE / 2): Camera {
  const view = visibleBounds(camera, size);
  return {
    ...camera,
    x: camera.x + shiftInto(box.left - margin, box.right + margin, view.left, view.right),
    y: camera.y + shiftInto(box.top - margin, box.bottom + margin, view.top, view.bottom),
  };
}

/** Keeps the centre inside the box, so that nobody gets lost outside the city. */
export function clampCamera(camera: Camera, box: Box): Camera {
  return {
    ...camera,
    x: Math.min(Math.max(camera.x, box.left), box.right),
    y: Math.min(Math.max(camera.y, box.top), box.bottom),
  };
}

/** The visible part of the map. */
export function visibleBounds(camera: Camera, size: Size): Box {
  const [halfWidth, halfHeight] = [size.width / 2 / camera.zoom, size.height / 2 / camera.zoom];
  return {
    left: camera.x - halfWidth,
    top: camera.y - halfHeight,
    right: camera.x + halfWidth,
    bottom: camera.y + halfHeight,
  };
}

/** The position of the map's origin, in pixels from the top left. */
export function origin(camera: Camera, size: Size): { x: number; y: number } {
  return { x: size.width / 2 - camera.x * camera.zoom, y: size.height / 2 - camera.y * camera.zoom };
}

function centreOf(size: Size): { x: number; y: number } {
  return { x: size.width / 2, y: size.height / 2 };
}

function shiftInto(low: number, high: number, from: number, to: number): number {
  if (high - low > to - from) return (low + high) / 2 - (from + to) / 2;
  if (low < from) return low - from;
  return high > to ? high - to : 0;
}
