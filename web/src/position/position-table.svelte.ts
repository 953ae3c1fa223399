/**
 * A table that exists only in the answers of the server: a position, seen from one seat, in which somebody tries a move.
 * Lessons and exercises are such tables.
 */

import { RefusedError } from "../lib/api";
import { Draft } from "../lib/draft.svelte";
import { seatNames } from "../lib/seats";
import type { ShownTable } from "../lib/shown-table";
import type { Spot } from "../lib/spotlight.svelte";
import type { Problem, ScoreSheet, TableState } from "../lib/wire";
import type { TableUpdate } from "../lib/wire.generated";

/** What the server sends of such a table, among other things. */
export interface Position {
  update: TableUpdate;
  sheets: ScoreSheet[];
}

export abstract class PositionTable<Shown extends Position = Position> implements ShownTable {
  shown = $state.raw<Shown | null>(null);
  /** What was asked for has been done. */
  isDone = $state(false);
  refusal = $state.raw<Problem | null>(null);
  /** Why the position could not be loaded. */
  error = $state.raw<unknown>(null);
  pendingMove = $state<string | null>(null);

  /** Another position is being loaded. Until it has come, nothing else can be asked for: a second click would lose its place. */
  #isTurning = false;

  /** `learner` is the name of whoever tries the moves, beside the names of the other seats. */
  constructor(private readonly learner: (others: readonly string[]) => string) {}

  readonly name = "";
  readonly step = null;
  readonly moveNumber = null;
  readonly isLive = true;
  readonly isReplay = true;

  state = $derived.by(() => (this.shown?.update.now ?? null) as TableState | null);
  entries = $derived.by(() => this.shown?.update.entries ?? []);
  shownEntries = $derived.by(() => this.entries);
  view = $derived.by(() => this.state?.view ?? null);
  sheets = $derived.by((): readonly ScoreSheet[] => this.shown?.sheets ?? []);
  names = $derived.by(() => {
    const { seats, status, you } = this.state ?? { seats: [], status: "playing" as const, you: null };
    const names = seatNames(seats, status);
    if (you !== null && !seats[you]!.name) names[you] = this.learner(names.filter((_, seat) => seat !== you));
    return names;
  });
  /** After the move there is nothing to do on the board. */
  legalMoves = $derived.by(() => (this.isOpen ? (this.state?.choices ?? []) : []));
  draft = new Draft(() => (this.pendingMove ? [] : this.legalMoves));

  /** A move is asked for. */
  protected abstract get isOpen(): boolean;
  /** What is lit on the board. */
  abstract get points(): readonly Spot[];
  /** Another position is another board: it changes with the position. */
  abstract get boardKey(): string;

  abstract start(): Promise<void>;
  abstract refusalOf(move: string): Promise<Problem | null>;
  /** What becomes of the confirmed move. */
  protected abstract play(move: string): Promise<void>;

  async confirm(): Promise<void> {
    const { move } = this.draft;
    if (!move || this.pendingMove || this.#isTurning) return;
    this.pendingMove = move;
    try {
      await this.play(move);
    } finally {
      this.pendingMove = null;
    }
  }

  /** Goes to another position, one at a time, however quickly one clicks. */
  protected async turn(show: () => Promise<void>): Promise<void> {
    if (this.#isTurning || this.pendingMove) return;
    this.#isTurning = true;
    try {
      await show();
    } finally {
      this.#isTurning = false;
    }
  }

  showMove(): void {}

  stepBy(): void {}
}

/** Why an attempt came to nothing. */
export function attemptProblem(error: unknown): Problem {
  return error instanceof RefusedError ? error.problem : { say: "unreachable", facts: {}, text: "" };
}
