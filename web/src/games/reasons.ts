/** Why something is not allowed: asked of the server when one points at it for a moment, or at once. */

import type { TableStore } from "../lib/table.svelte";
import type { Problem } from "../lib/wire";
import { ui } from "../components/ui.svelte";

const MOMENT = 220;

export class Reasons {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #known = new Map<string, Problem | null>();
  #version = -1;

  constructor(private readonly table: TableStore) {}

  point(move: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#show(move), MOMENT);
  }

  /** What was said stays, so that one can go and read the rule. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  clear(): void {
    this.leave();
    ui.hint = null;
  }

  async against(move: string): Promise<Problem | null> {
    const version = this.table.state?.version ?? -1;
    if (version !== this.#version) this.#known.clear();
    this.#version = version;
    if (!this.#known.has(move)) this.#known.set(move, await this.table.refusalOf(move));
    return this.#known.get(move) ?? null;
  }

  async #show(move: string): Promise<void> {
    const timer = this.#timer;
    const problem = await this.against(move);
    if (timer === this.#timer) ui.hint = problem;
  }
}
