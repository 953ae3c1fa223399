/** The visible part of the map: the camera, and whether it still follows the growing city. */

import {
  boundsOf,
  type Box,
  type Camera,
  CELL_SIZE,
  clampCamera,
  fitCamera,
  MIN_TOUCH_ZOOM,
  panCamera,
  revealBox,
  type Size,
  visibleBounds,
  zoomCamera,
} from "./camera";

const ZOOM_STEP = 1.3;
const PADDING = CELL_SIZE;
/** Milliseconds without movement after which the map counts as at rest. */
const SETTLE_MS = 160;

export class Viewport {
  /** The part of the map that nothing covers: its size, and where it begins. */
  size = $state.raw<Size>({ width: 0, height: 0 });
  inset = $state.raw<{ x: number; y: number }>({ x: 0, y: 0 });
  camera = $state.raw<Camera>({ x: CELL_SIZE / 2, y: CELL_SIZE / 2, zoom: 1 });
  /** Whether the next change is animated; a drag is not. */
  isAnimated = $state(false);
  /** Being dragged or zoomed: the browser moves a rendered layer, which is rendered again at rest. */
  isMoving = $state(false);
  /** The zoom that lines and names are rendered for. */
  renderedZoom = $state(1);
  /** Follows the growing city until somebody moves the map: with cells of touch size, or the whole city. */
  #following: "touch" | "whole" | null = "touch";
  /** The city and a cell around it. */
  #box = $state.raw<Box>(boundsOf([]));
  #latest: string | null = null;
  /** The whole city is visible. */
  showsAll = $derived.by(() => contains(visibleBounds(this.camera, this.size), pad(this.#box, -PADDING)));
  #settleTimer: ReturnType<typeof setTimeout> | undefined;
  #isPointed = false;
  #isFitDue = false;
  #hasCity = false;

  /** The part of the map that nothing covers has this size and begins there. */
  measure(size: Size, inset: { x: number; y: number }): void {
    this.inset = inset;
    if (size.width === this.size.width && size.height === this.size.height) return;
    this.size = size;
    if (this.#following) this.#fit(false);
  }

  /** While a mouse is over the map, it does not move by itself: no other cell comes under a resting pointer. */
  set isPointed(isPointed: boolean) {
    this.#isPointed = isPointed;
    if (!isPointed && this.#isFitDue && this.#following) this.#fit(true);
  }

  /** The city has changed. */
  follow(cells: readonly string[], latest: string | null): void {
    this.#box = pad(boundsOf(cells));
    const hasMoved = latest !== this.#latest;
    this.#latest = latest;
    const isFirst = !this.#hasCity;
    this.#hasCity = true;
    if (this.#isPointed) {
      this.#isFitDue = true;
      if (hasMoved && latest) this.#pan([latest]);
    } else if (!this.#following) {
      if (hasMoved && latest) this.reveal([latest]);
    } else if (isFirst) {
      this.#fit(true);
    } else if (!contains(visibleBounds(this.camera, this.size), this.#box)) {
      // With room to grow, so that cells keep their size and place for a while.
      this.#fit(true, pad(this.#box));
    }
  }

  /** Shows the whole city. */
  fit(): void {
    this.#following = "whole";
    this.#fit(true);
  }

  pan(right: number, down: number, animate = false): void {
    this.#following = null;
    this.#set(clampCamera(panCamera(this.camera, right, down), this.#box), animate);
  }

  zoom(factor: number, at?: { x: number; y: number }, animate = false): void {
    this.#following = null;
    this.#set(clampCamera(zoomCamera(this.camera, factor, this.size, at), this.#box), animate);
  }

  zoomIn(): void {
    this.zoom(ZOOM_STEP, undefined, true);
  }

  zoomOut(): void {
    this.zoom(1 / ZOOM_STEP, undefined, true);
  }

  /** Centres the map on a point. */
  centreOn(x: number, y: number, animate = true): void {
    this.#following = null;
    this.#set(clampCamera({ ...this.camera, x, y }, this.#box), animate);
  }

  /** Makes these cells visible. */
  reveal(cells: readonly string[]): void {
    if (this.#pan(cells)) this.#following = null;
  }

  /** Makes at least one of these cells visible. */
  revealNearest(cells: readonly string[]): void {
    const view = visibleBounds(this.camera, this.size);
    const distance = (cell: string) => {
      const box = boundsOf([cell]);
      return Math.max(view.left - box.left, box.right - view.right, view.top - box.top, box.bottom - view.bottom);
    };
    const [nearest] = [...cells].sort((a, b) => distance(a) - distance(b));
    if (nearest && distance(nearest) > 0) this.reveal([nearest]);
  }

  goToLatest(): void {
    const box = boundsOf([this.#latest ?? "0,0"]);
    this.centreOn((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  }

  /** Pans as little as needed to make these cells visible; returns whether that was needed. */
  #pan(cells: readonly string[]): boolean {
    if (!cells.length || !this.size.width) return false;
    const camera = revealBox(this.camera, boundsOf(cells), this.size, CELL_SIZE / 4);
    if (camera.x === this.camera.x && camera.y === this.camera.y) return false;
    this.#set(camera, true);
    return true;
  }

  #fit(animate: boolean, box = this.#box): void {
    if (!this.size.width) return;
    this.#isFitDue = false;
    const minZoom = this.#following === "whole" ? undefined : MIN_TOUCH_ZOOM;
    this.#set(fitCamera(box, this.size, this.#latest, minZoom), animate);
  }

  #set(camera: Camera, animate: boolean): void {
    this.isAnimated = animate;
    this.camera = camera;
    clearTimeout(this.#settleTimer);
    this.isMoving = !animate;
    if (animate) this.renderedZoom = camera.zoom;
    else this.#settleTimer = setTimeout(() => this.#settle(), SETTLE_MS);
  }

  #settle(): void {
    this.isMoving = false;
    this.renderedZoom = this.camera.zoom;
  }
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

function pad(box: Box, by = PADDING): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}
