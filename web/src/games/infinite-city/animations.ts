/** Animates the events of a move: tiles and tokens fly from their old places to the new ones. */

import { shapeOf } from "../../lib/colours.svelte";
import { flyIn, flyOut } from "../../components/animations";
import type { Journey, Location } from "./events";
import type { TileChanges } from "./tile-ids";

/**
 * To be called before the page is updated, while the old elements still exist. The result is to be called after the
 * update.
 */
export function prepareFlights(
  changes: TileChanges,
  tileAt: (cell: string) => string | null,
  you: number | null,
): () => void {
  const arrivals: (() => void)[] = [];
  for (const [cell, offMap] of changes.arrived) {
    const fromHand = offMap.kind === "seat" && offMap.seat === you && handTileElement(tileAt(cell));
    arrivals.push(arrival(() => cellElement(cell), fromHand || elementAt(offMap)));
  }
  for (const [cell, offMap] of changes.left) flyAway(cellElement(cell), elementAt(offMap));
  for (const { thing, from, to } of changes.journeys) {
    if (thing.kind === "tiles") {
      if (to.kind === "seat" && to.seat === you) {
        for (const tile of thing.tiles)
          arrivals.push(arrival(() => handTileElement(tile), elementAt(from), !!handTileElement(tile)));
      } else {
        flyAway(elementAt(from), elementAt(to));
      }
      continue;
    }
    const [source, existing] = [tokenElement(from, thing.seat), tokenElement(to, thing.seat)];
    if (to.kind === "seat") flyAway(source, elementAt(to));
    else arrivals.push(arrival(() => tokenElement(to, thing.seat), source, !!existing));
  }
  return () => arrivals.forEach((start) => start());
}

/**
 * Measures the start now; the flight starts when the result is called. An equal element that is there already stays
 * visible.
 */
function arrival(find: () => HTMLElement | null, from: HTMLElement | null, leavesCopy = false): () => void {
  const start = from?.getBoundingClientRect();
  return () => {
    const node = find();
    if (node && start) flyIn(node, start, leavesCopy);
  };
}

function flyAway(node: HTMLElement | null, to: HTMLElement | null): void {
  if (node && to) flyOut(node, to.getBoundingClientRect());
}

/** The element of a cell on the map; the final picture has cells too. */
export function cellElement(cell: string): HTMLElement | null {
  return document.querySelector(`.map-surface [data-cell="${cell}"]`);
}

function handTileElement(tile: string | null): HTMLElement | null {
  return tile === null ? null : document.querySelector(`[data-tile="${tile}"]`);
}

/** The shape beside a player's name stands for everything that they own. */
function elementAt(stop: Location): HTMLElement | null {
  if (stop.kind === "cell") return cellElement(stop.cell);
  return document.querySelector(
    stop.kind === "deck" ? "[data-deck] .drawing" : `.seats [data-seat="${stop.seat}"] .drawing`,
  );
}

function tokenElement(stop: Location, seat: number): HTMLElement | null {
  if (stop.kind !== "cell") return elementAt(stop);
  return (
    cellElement(stop.cell)?.querySelector<HTMLElement>(`.token[data-player="${shapeOf(seat)}"]:not(.preview)`) ?? null
  );
}
