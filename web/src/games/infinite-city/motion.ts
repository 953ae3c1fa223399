/** What happened is seen: tiles and tokens go from where they were to where they are now. */

import { SHAPES } from "../../art";
import { flyIn, flyOut } from "../../components/animations";
import type { Journey, Stop } from "./journeys";
import type { Step } from "./pieces";

/** To be called before the page shows what happened: what leaves is still there. What it gives is to be called afterwards. */
export function depart(step: Step, tileAt: (cell: string) => string | null, you: number | null): () => void {
  const arriving: (() => void)[] = [];
  for (const [cell, away] of step.arrived) {
    const held = away.kind === "seat" && away.seat === you && heldTile(tileAt(cell));
    arriving.push(later(() => spot(cell), held || nodeAt(away)));
  }
  for (const [cell, away] of step.left) leave(spot(cell), nodeAt(away));
  for (const { thing, from, to } of step.journeys) {
    if (thing.kind === "tiles") {
      if (to.kind === "seat" && to.seat === you) {
        for (const tile of thing.tiles) arriving.push(later(() => heldTile(tile), nodeAt(from), !!heldTile(tile)));
      } else {
        leave(nodeAt(from), nodeAt(to));
      }
      continue;
    }
    const [here, known] = [pegAt(from, thing.seat), pegAt(to, thing.seat)];
    if (to.kind === "seat") leave(here, nodeAt(to));
    else arriving.push(later(() => pegAt(to, thing.seat), here, !!known));
  }
  return () => arriving.forEach((arrive) => arrive());
}

/** What was there already stays in sight while another one comes. */
function later(find: () => HTMLElement | null, from: HTMLElement | null, seen = false): () => void {
  const start = from?.getBoundingClientRect();
  return () => {
    const node = find();
    if (node && start) flyIn(node, start, seen);
  };
}

function leave(node: HTMLElement | null, to: HTMLElement | null): void {
  if (node && to) flyOut(node, to.getBoundingClientRect());
}

/** Of several cities on a page, the one on the sheet. */
export function spot(cell: string): HTMLElement | null {
  return document.querySelector(`.sheet [data-cell="${cell}"]`);
}

function heldTile(tile: string | null): HTMLElement | null {
  return tile === null ? null : document.querySelector(`[data-tile="${tile}"]`);
}

/** A player's shape beside their name stands for all that they have. */
function nodeAt(stop: Stop): HTMLElement | null {
  if (stop.kind === "cell") return spot(stop.cell);
  return document.querySelector(
    stop.kind === "deck" ? "[data-deck] .drawing" : `.seats [data-seat="${stop.seat}"] .drawing`,
  );
}

function pegAt(stop: Stop, seat: number): HTMLElement | null {
  if (stop.kind !== "cell") return nodeAt(stop);
  return spot(stop.cell)?.querySelector<HTMLElement>(`.peg[data-player="${SHAPES[seat]}"]:not(.ghost)`) ?? null;
}
