/** What a player can point at on a declared board, and the moves that this chooses. */

import { background } from "../../lib/faults.svelte";
import { MoveChoice } from "../kit/move-choice";
import type { ShownTable } from "../../lib/shown-table";
import type { Area } from "./declaration";
import { beginningsAt, completed, wordsToPointAt } from "./move-words";

export class AreaChoice {
  readonly #moves: MoveChoice;

  /** `onseveral`: several moves begin with what was pointed at, and the player is asked which. */
  constructor(
    private readonly table: ShownTable,
    private readonly onseveral: (beginnings: readonly string[]) => void,
  ) {
    this.#moves = new MoveChoice(table);
  }

  /** Whether a legal move names this word. */
  canPoint(area: Area, seat: number | null, word: string): boolean {
    return (
      this.#isOwn(seat) && beginningsAt(this.table.legalMoves, this.table.draft.words, word, area.verbs).length > 0
    );
  }

  /** The words that continue the draft; they are emphasized. */
  targets(area: Area, seat: number | null): Set<string> {
    if (!this.#isOwn(seat)) return new Set();
    return wordsToPointAt(this.table.legalMoves, this.table.draft.words, area.verbs);
  }

  isDrafted(area: Area, seat: number | null, word: string): boolean {
    const [verb, ...words] = this.table.draft.words;
    return this.#isOwn(seat) && words.includes(word) && area.verbs.includes(verb!);
  }

  point(area: Area, word: string): void {
    const { legalMoves, draft } = this.table;
    // Pointing at the last word of a whole move again confirms it.
    if (draft.move && draft.words.at(-1) === word) {
      background(this.table.confirm());
      return;
    }
    const beginnings = beginningsAt(legalMoves, draft.move ? [] : draft.words, word, area.verbs);
    this.onseveral(beginnings.length > 1 ? beginnings : []);
    if (beginnings.length === 1) this.propose(beginnings[0]!);
  }

  propose(beginning: string): void {
    this.onseveral([]);
    this.#moves.propose(completed(this.table.legalMoves, beginning));
  }

  #isOwn(seat: number | null): boolean {
    return seat === null || seat === (this.table.state?.you ?? null);
  }
}
