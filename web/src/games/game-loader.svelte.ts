/** The board and the messages of a game, which are loaded as soon as the page knows the game of its table. */

import { background, faults } from "../lib/faults.svelte";
import { language } from "../lib/language.svelte";
import { type GameBoard, loadBoard } from "./registry";

export class GameLoader {
  /** Null: not loaded yet, or the game has none. */
  board = $state.raw<GameBoard | null>(null);
  isReady = $state(false);
  /** Why it could not be loaded. */
  error = $state.raw<unknown>(null);

  /** To be called while a component is initialised, because it creates an effect. */
  constructor(gameOf: () => string | undefined) {
    const game = $derived(gameOf());
    $effect(() => {
      if (game) background(this.#load(game));
    });
  }

  async #load(game: string): Promise<void> {
    this.error = null;
    try {
      const [board] = await Promise.all([loadBoard(game), language.addGames(game)]);
      this.board = board;
      this.isReady = true;
    } catch (error) {
      this.error = error;
      // Says whether there is a new version of the page.
      faults.report(error);
    }
  }
}
