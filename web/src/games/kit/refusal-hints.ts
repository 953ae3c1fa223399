/** Explains why a move would be refused: the server is asked when the pointer rests on a place, or at once. */

import { background } from "../../lib/faults.svelte";
import type { ShownTable } from "../../lib/shown-table";
import type { Problem } from "../../lib/wire";
import { ui } from "../../components/ui.svelte";

const DELAY_MS = 220;

export class RefusalHints {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #cache = new Map<string, Problem | null>();
  #version = -1;

  constructor(private readonly table: ShownTable) {}

  showSoon(move: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => background(this.#show(move)), DELAY_MS);
  }

  /** Stops waiting. A hint that is shown stays, so that the player can follow its link to the rule. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  clear(): void {
    this.cancel();
    ui.hint = null;
  }

  async refusalOf(move: string): Promise<Problem | null> {
    const version = this.table.state?.version ?? -1;
    if (version !== this.#version) this.#cache.clear();
    this.#version = version;
    if (!this.#cache.has(move)) this.#cache.set(move, await this.table.refusalOf(move));
    return this.#cache.get(move) ?? null;
  }

  async #show(move: string): Promise<void> {
    const timer = this.#timer;
    const problem = await this.refusalOf(move);
    if (timer === this.#timer) ui.hint = problem;
  }
}
