/** While a turn is shown, a click on the board, the space bar or Escape skips to the present. */

import type { TableStore } from "../lib/table.svelte";
import { TYPING } from "./keyboard";

/** In the capture phase, because the space bar would press the button that has the focus. */
export function skipByKey(event: KeyboardEvent, table: TableStore): void {
  if (event.key !== " " && event.key !== "Escape") return;
  if (!isShowingTurn(table) || (event.target as Element).closest(TYPING)) return;
  event.preventDefault();
  event.stopPropagation();
  table.turns.queue.skip();
}

/** A cell does nothing while a turn is shown; other buttons of the board do what they say. */
export function skipByClick({ target }: MouseEvent, table: TableStore): void {
  if (!isShowingTurn(table) || !(target instanceof Element) || !target.closest("#board")) return;
  const control = target.closest("button, a, summary, input, select");
  if (!control || control.matches("[data-cell]")) table.turns.queue.skip();
}

function isShowingTurn(table: TableStore): boolean {
  return table.isLive && table.turns.queue.isBehind;
}
