/** Keys of a table: Escape clears the draft, arrow keys step through the history. */

import { ui } from "./ui.svelte";
import type { ShownTable } from "../lib/shown-table";

/** The direction of each arrow key: columns to the right, rows down. */
export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function handleTableKeys(event: KeyboardEvent, table: ShownTable): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target as Element;
  if (target.closest("input, select, textarea, dialog[open]")) return;
  if (event.key === "Escape") {
    if (!table.isLive) void table.showMove(null);
    else table.draft.clear();
    ui.hint = null;
    return;
  }
  // Grids and tab lists handle the arrow keys themselves.
  if (target.closest("[data-arrows]") || table.state?.status === "gathering") return;
  if (event.key === "ArrowLeft") void table.stepBy(-1);
  else if (event.key === "ArrowRight" && !table.isLive) void table.stepBy(1);
  else return;
  event.preventDefault();
}
