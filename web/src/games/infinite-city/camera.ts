/** Where one looks on the endless sheet. The plane has 100 units a cell; the camera is the point in the middle. */

import { placeOf } from "./view";

export const PITCH = 100;

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

const NEAREST = 2;
const FARTHEST = 0.2;
const FIT_MOST = 1.2;
/** Nearer than this, names can be read. */
export const LEGIBLE = 0.9;
/** A cell is not smaller than a finger. */
export const HANDY = 0.46;

export function boxOf(cells: Iterable<string>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const cell of cells) {
    const { x, y } = placeOf(cell);
    box.left = Math.min(box.left, x * PITCH);
    box.top = Math.min(box.top, y * PITCH);
    box.right = Math.max(box.right, (x + 1) * PITCH);
    box.bottom = Math.max(box.bottom, (y + 1) * PITCH);
  }
  return Number.isFinite(box.left) ? box : { left: 0, top: 0, right: PITCH, bottom: PITCH };
}

/** The box in the middle; where that would be too small, around a cell that matters. */
export function fitted(box: Box, size: Size, around: string | null = null, least = FARTHEST): Camera {
  const wanted = Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top));
  const zoom = Math.min(Math.max(wanted, least), FIT_MOST);
  const camera = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom };
  return wanted >= zoom || !around ? camera : within(shown(camera, boxOf([around]), size, PITCH * 1.5), box);
}

/** As if the sheet were dragged by that many pixels. */
export function panned(camera: Camera, right: number, down: number): Camera {
  return { ...camera, x: camera.x - right / camera.zoom, y: camera.y - down / camera.zoom };
}

/** Nearer or farther; the point under the fingers (in pixels from the top left) stays where it is. */
export function zoomed(camera: Camera, factor: number, size: Size, at = middle(size)): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, FARTHEST), NEAREST);
  const [right, down] = [at.x - size.width / 2, at.y - size.height / 2];
  const change = 1 / camera.zoom - 1 / zoom;
  return { x: camera.x + right * change, y: camera.y + down * change, zoom };
}

/** Moved just so far that the box is in sight, with some room around it. */
export function shown(camera: Camera, box: Box, size: Size, margin = PITCH / 2): Camera {
  const view = seen(camera, size);
  return {
    ...camera,
    x: camera.x + shift(box.left - margin, box.right + margin, view.left, view.right),
    y: camera.y + shift(box.top - margin, box.bottom + margin, view.top, view.bottom),
  };
}

/** The middle stays over the box, so that nobody gets lost on empty paper. */
export function within(camera: Camera, box: Box): Camera {
  return {
    ...camera,
    x: Math.min(Math.max(camera.x, box.left), box.right),
    y: Math.min(Math.max(camera.y, box.top), box.bottom),
  };
}

/** The part of the plane that is in sight. */
export function seen(camera: Camera, size: Size): Box {
  const [across, along] = [size.width / 2 / camera.zoom, size.height / 2 / camera.zoom];
  return { left: camera.x - across, top: camera.y - along, right: camera.x + across, bottom: camera.y + along };
}

/** Where the plane's origin is, in pixels from the top left. */
export function origin(camera: Camera, size: Size): { x: number; y: number } {
  return { x: size.width / 2 - camera.x * camera.zoom, y: size.height / 2 - camera.y * camera.zoom };
}

function middle(size: Size): { x: number; y: number } {
  return { x: size.width / 2, y: size.height / 2 };
}

function shift(low: number, high: number, from: number, to: number): number {
  if (high - low > to - from) return (low + high) / 2 - (from + to) / 2;
  if (low < from) return low - from;
  return high > to ? high - to : 0;
}
