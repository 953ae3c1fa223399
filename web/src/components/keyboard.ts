/** Keys of a table: Escape clears the draft, arrow keys step through the history, a question mark shows the player aid. */

import { tick } from "svelte";
import { background } from "../lib/faults.svelte";
import { compactScreen } from "../lib/screen";
import { ui } from "./ui.svelte";
import type { ShownTable } from "../lib/shown-table";

/** The direction of each arrow key: columns to the right, rows down. */
export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where keys are typed, or belong to a dialog. */
export const TYPING = "input, select, textarea, dialog[open]";

export function handleTableKeys(event: KeyboardEvent, table: ShownTable): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target as Element;
  if (target.closest(TYPING)) return;
  if (event.key === "Escape") {
    if (compactScreen.current && ui.isSheetOpen) ui.isSheetOpen = false;
    else if (!table.isLive) background(table.showMove(null));
    else table.draft.clear();
    ui.hint = null;
    return;
  }
  if (event.key === "?") {
    ui.openAid();
    background(tick().then(() => document.getElementById("panel-rules")?.focus()));
    return;
  }
  // Grids and tab lists handle the arrow keys themselves.
  if (target.closest("[data-arrows]") || table.state?.status === "gathering") return;
  if (event.key === "ArrowLeft") background(table.stepBy(-1));
  else if (event.key === "ArrowRight" && !table.isLive) background(table.stepBy(1));
  else return;
  event.preventDefault();
}
