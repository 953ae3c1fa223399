/** The board and the messages of a game, which are loaded as soon as the page knows the game of its table. */

import { background, faults } from "../lib/faults.svelte";
import { language } from "../lib/language.svelte";
import { type GameBoard, loadBoard } from "./registry";

export class GameLoader {
  #loaded = $state.raw<{ game: string; board: GameBoard | null } | null>(null);
  /** Why it could not be loaded. */
  error = $state.raw<unknown>(null);

  /** To be called while a component is initialised, because it creates an effect. */
  constructor(private readonly gameOf: () => string | undefined) {
    const game = $derived(gameOf());
    $effect(() => {
      if (game) background(this.#load(game));
    });
  }

  /** What belongs to the game is there: one exercise may be of another game than the last. */
  get isReady(): boolean {
    return !!this.#loaded && this.#loaded.game === this.gameOf();
  }

  /** Null: not loaded yet, or the game has none. */
  get board(): GameBoard | null {
    return this.isReady ? this.#loaded!.board : null;
  }

  async #load(game: string): Promise<void> {
    this.error = null;
    try {
      const [board] = await Promise.all([loadBoard(game), language.addGames(game)]);
      if (game === this.gameOf()) this.#loaded = { game, board };
    } catch (error) {
      this.error = error;
      // Says whether there is a new version of the page.
      faults.report(error);
    }
  }
}
