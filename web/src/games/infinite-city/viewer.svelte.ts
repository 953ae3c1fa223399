/** The sheet that one pans and zooms: where it is, and whether it still follows the city by itself. */

import {
  boxOf,
  fitted,
  HANDY,
  panned,
  PITCH,
  seen,
  shown,
  within,
  zoomed,
  type Box,
  type Camera,
  type Size,
} from "./camera";

const STEP = 1.3;
/** Pixels where buttons lie over the sheet: on the right, and on the left of a wide one; and where the map is. */
const TOOLS = 56;
const LEGEND = 136;
const WIDE = 560;
const MAP = 88;
const PAD = PITCH;
/** Milliseconds after which it rests. */
const REST = 160;

export class Viewer {
  size = $state.raw<Size>({ width: 0, height: 0 });
  camera = $state.raw<Camera>({ x: PITCH / 2, y: PITCH / 2, zoom: 1 });
  /** The next change glides; a drag does not. */
  gliding = $state(false);
  /** It is being dragged or zoomed: a picture of it moves, and is drawn anew when it rests. */
  moving = $state(false);
  /** The zoom that lines and names are drawn for. */
  drawn = $state(1);
  /** What lies over the sheet on the left. */
  left = $state(0);
  /** It follows the city as it grows, as long as nobody moves it: with cells as large as a finger, or all of it. */
  #following: "handy" | "whole" | null = "handy";
  #box: Box = boxOf([]);
  #latest: string | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  measure(wide: number, height: number): void {
    this.left = wide >= WIDE ? LEGEND : 0;
    const width = wide - TOOLS - this.left;
    if (width === this.size.width && height === this.size.height) return;
    this.size = { width, height };
    if (this.#following) this.#fit(false);
  }

  /** The city is like this now. */
  follow(cells: readonly string[], latest: string | null): void {
    this.#box = padded(boxOf(cells));
    const news = latest !== this.#latest;
    this.#latest = latest;
    if (this.#following) this.#fit(true);
    else if (news && latest) this.reveal([latest]);
  }

  /** All of it. */
  fit(): void {
    this.#following = "whole";
    this.#fit(true);
  }

  pan(right: number, down: number, glide = false): void {
    this.#following = null;
    this.#set(within(panned(this.camera, right, down), this.#box), glide);
  }

  zoom(factor: number, at?: { x: number; y: number }, glide = false): void {
    this.#following = null;
    this.#set(within(zoomed(this.camera, factor, this.size, at), this.#box), glide);
  }

  nearer(): void {
    this.zoom(STEP, undefined, true);
  }

  farther(): void {
    this.zoom(1 / STEP, undefined, true);
  }

  /** That point of the plane in the middle. */
  centre(x: number, y: number, glide = true): void {
    this.#following = null;
    this.#set(within({ ...this.camera, x, y }, this.#box), glide);
  }

  /** Those cells in sight, if they are not. */
  reveal(cells: readonly string[]): void {
    if (!cells.length || !this.size.width) return;
    const box = boxOf(cells);
    const camera = shown(this.camera, { ...box, right: box.right + MAP / this.camera.zoom }, this.size, PITCH / 4);
    if (camera.x === this.camera.x && camera.y === this.camera.y) return;
    this.#following = null;
    this.#set(camera, true);
  }

  /** One of those cells in sight at least. */
  revealSome(cells: readonly string[]): void {
    const view = seen(this.camera, this.size);
    const away = (cell: string) => {
      const box = boxOf([cell]);
      return Math.max(view.left - box.left, box.right - view.right, view.top - box.top, box.bottom - view.bottom);
    };
    const [nearest] = [...cells].sort((one, other) => away(one) - away(other));
    if (nearest && away(nearest) > 0) this.reveal([nearest]);
  }

  goToLatest(): void {
    const box = boxOf([this.#latest ?? "0,0"]);
    this.centre((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  }

  #fit(glide: boolean): void {
    if (!this.size.width) return;
    const least = this.#following === "whole" ? undefined : HANDY;
    this.#set(fitted(this.#box, this.size, this.#latest, least), glide);
  }

  #set(camera: Camera, glide: boolean): void {
    this.gliding = glide;
    this.camera = camera;
    clearTimeout(this.#rest);
    this.moving = !glide;
    if (glide) this.drawn = camera.zoom;
    else this.#rest = setTimeout(() => this.#settle(), REST);
  }

  #settle(): void {
    this.moving = false;
    this.drawn = this.camera.zoom;
  }
}

function padded(box: Box): Box {
  return { left: box.left - PAD, top: box.top - PAD, right: box.right + PAD, bottom: box.bottom + PAD };
}
