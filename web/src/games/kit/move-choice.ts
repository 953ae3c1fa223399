/**
 * Choose or confirm: the first click on a move drafts it, the second sends it, and for a move that is not legal the server
 * says why. Pointing at an illegal one says so too, after a moment.
 */

import { ui } from "../../components/ui.svelte";
import type { ShownTable } from "../../lib/shown-table";
import { RefusalHints } from "./refusal-hints";

export class MoveChoice {
  readonly #hints: RefusalHints;

  constructor(private readonly table: ShownTable) {
    this.#hints = new RefusalHints(table);
  }

  /** Drafts a move, or sends it if it is drafted already. */
  async choose(move: string): Promise<void> {
    if (this.table.draft.move === move) await this.table.confirm();
    else await this.draft(move);
  }

  /** Drafts a move or the beginning of one. If it is not legal, the refusal is shown instead. */
  async draft(move: string): Promise<void> {
    // What was sent stays as it is until the server answers.
    if (this.table.pendingMove) return;
    if (this.table.draft.allows(...move.split(" "))) this.propose(move);
    else await this.explain(move);
  }

  /** Drafts a move or the beginning of one, legal or not. */
  propose(move: string): void {
    ui.hint = null;
    this.table.draft.propose(...move.split(" "));
  }

  /** Drafts the beginning of a move. If the draft begins with it already, nothing is drafted any more. */
  toggle(beginning: string): void {
    if (`${this.table.draft.words.join(" ")} `.startsWith(`${beginning} `)) {
      ui.hint = null;
      this.table.draft.clear();
    } else {
      this.propose(beginning);
    }
  }

  /** Shows why a move is not legal. */
  async explain(move: string): Promise<void> {
    ui.hint = await this.#hints.refusalOf(move);
  }

  /** The player points at a place, where this move would be made; null: nothing would be made there. */
  point(move: string | null): void {
    if (this.table.pendingMove) this.#hints.cancel();
    else if (move === null || this.table.draft.allows(...move.split(" "))) this.#hints.clear();
    else this.#hints.showSoon(move);
  }

  /** The player no longer points at anything. */
  endPoint(): void {
    this.#hints.cancel();
  }
}
