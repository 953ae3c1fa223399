/** Earlier positions of a table, loaded when the player looks back at them. */

import type { View } from "./wire";

export class LookBack {
  /** The board is shown after this many moves; null: live. */
  moveNumber = $state<number | null>(null);
  #shown = $state.raw<{ moves: number; view: View } | null>(null);
  #views = new Map<number, View>();

  constructor(private readonly load: (moves: number) => Promise<View>) {}

  /** The last earlier position that was shown; it stays while the next one is loaded. */
  get view(): View | null {
    return this.#shown?.view ?? null;
  }

  /** Shows that position once it is loaded; throws if it cannot be. */
  async show(moves: number): Promise<void> {
    this.moveNumber = moves;
    try {
      const view = await this.viewAfter(moves);
      if (this.moveNumber === moves) this.#shown = { moves, view };
    } catch (error) {
      this.moveNumber = null;
      throw error;
    }
  }

  async viewAfter(moves: number): Promise<View> {
    const view = this.#views.get(moves) ?? (await this.load(moves));
    this.#views.set(moves, view);
    return view;
  }

  /** Moves were undone, or the log is another one. */
  forget(): void {
    this.#views.clear();
  }
}
