/** The decision at hand, read from the legal moves and from what one has chosen so far. */

import type { TableStore } from "../../lib/table.svelte";
import { aboutSeats, isLaying, plainMoves, playable, seatOf, targets, wordsOf } from "./choosing";
import { edgeOf, inReadingOrder, type InfiniteCityView } from "./view";

export class Choice {
  #table: TableStore;
  #view: () => InfiniteCityView;

  constructor(table: TableStore, view: () => InfiniteCityView) {
    this.#table = table;
    this.#view = view;
  }

  moves = $derived.by(() => (this.#table.isLive ? (this.#table.state?.choices ?? []) : []));
  words = $derived.by(() => wordsOf(this.#table.draft.words.join(" ")));

  /** The tiles that may be played, and the one that is chosen; a single one that must be played is. */
  tiles = $derived.by(() => playable(this.moves));
  tile = $derived.by(() => {
    if (this.words.tile !== null) return this.words.tile;
    const [only] = this.tiles;
    const must = this.tiles.length === 1 && this.moves.every((move) => wordsOf(move).tile === only);
    return must ? only! : null;
  });

  /** What may be pointed at on the sheet. */
  targets = $derived.by(() => targets(this.moves, this.tile));
  cells = $derived.by(() => inReadingOrder(this.targets.keys()));
  cell = $derived.by(() => this.words.cell);
  laying = $derived.by(() => isLaying(this.moves, this.tile));
  /** A cell is what is wanted next. */
  asks = $derived.by(() => this.targets.size > 0 && (this.tile !== null || !this.tiles.length));
  /** The empty cells that are worth a button. */
  spots = $derived.by(() => {
    if (this.asks && this.laying) return edgeOf(this.#view().city);
    return this.tiles.length ? this.#view().places : [];
  });
  verb = $derived.by(() => wordsOf([...this.targets.values()][0]?.[0] ?? "").verb);

  /** The players among whom one chooses: a whole move each. */
  players = $derived.by(() => aboutSeats(this.moves).map((move) => ({ move, seat: seatOf(wordsOf(move).whose!) })));
  /** Whose token, once the tile is chosen and there are several. */
  whose = $derived.by(() => {
    const moves = this.cell === null ? [] : (this.targets.get(this.cell) ?? []);
    return moves.length > 1 ? moves.map((move) => ({ move, whose: wordsOf(move).whose! })) : [];
  });
  plain = $derived.by(() => plainMoves(this.moves));
}
