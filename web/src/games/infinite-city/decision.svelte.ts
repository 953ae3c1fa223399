/** The current decision, derived from the legal moves and the draft. */

import type { ShownTable } from "../../lib/shown-table";
import { buttonMoves, isPlacement, parseMove, playableTiles, seatMoves, seatOfLetter, targets } from "./moves";
import { emptyNeighbours, type InfiniteCityView, inReadingOrder } from "./view";

export class Decision {
  #table: ShownTable;
  #view: () => InfiniteCityView;

  constructor(table: ShownTable, view: () => InfiniteCityView) {
    this.#table = table;
    this.#view = view;
  }

  moves = $derived.by(() => this.#table.legalMoves);
  parsedDraft = $derived.by(() => parseMove(this.#table.draft.words.join(" ")));

  /** The tiles that may be played, and the selected one. A tile that must be played is selected already. */
  playableTiles = $derived.by(() => playableTiles(this.moves));
  tile = $derived.by(() => {
    if (this.parsedDraft.tile !== null) return this.parsedDraft.tile;
    const [only] = this.playableTiles;
    const isForced = this.playableTiles.length === 1 && this.moves.every((move) => parseMove(move).tile === only);
    return isForced ? only! : null;
  });

  /** The legal cells with their moves. */
  targets = $derived.by(() => targets(this.moves, this.tile));
  targetCells = $derived.by(() => inReadingOrder(this.targets.keys()));
  cell = $derived.by(() => this.parsedDraft.cell);
  isPlacing = $derived.by(() => isPlacement(this.targets.keys(), this.#view().city));
  /** Whether the next step is to choose a cell. */
  needsCell = $derived.by(() => this.targets.size > 0 && (this.tile !== null || !this.playableTiles.length));
  /** The empty cells that are shown as buttons. */
  emptyCells = $derived.by(() => {
    if (this.needsCell && this.isPlacing) return emptyNeighbours(this.#view().city);
    return this.playableTiles.length ? this.#view().places : [];
  });
  verb = $derived.by(() => parseMove([...this.targets.values()][0]?.[0] ?? "").verb);

  /** Moves that only name a player. */
  seatChoices = $derived.by(() =>
    seatMoves(this.moves).map((move) => ({ move, seat: seatOfLetter(parseMove(move).whose!) })),
  );
  /** Moves that differ in the token's owner, once the cell is chosen. */
  tokenChoices = $derived.by(() => {
    const moves = this.cell === null ? [] : (this.targets.get(this.cell) ?? []);
    return moves.length > 1 ? moves.map((move) => ({ move, whose: parseMove(move).whose! })) : [];
  });
  buttons = $derived.by(() => buttonMoves(this.moves));
}
