/** Exercises, one after the other: decisions of real games, each judged by the review of its game. */

import { useColours } from "../lib/colours.svelte";
import { cellsOf } from "../lib/review.svelte";
import type { Spot } from "../lib/spotlight.svelte";
import type { Problem } from "../lib/wire";
import type { ExerciseAttempt, ExerciseView } from "../lib/wire.generated";
import { attemptProblem, PositionTable } from "../position/position-table.svelte";
import type { ExerciseItem, practiceApi } from "./api";
import { markLearned } from "./learned";

/** A move that will not do: the one of the game, one that loses, or one that nobody would consider. */
export type Miss = { kind: "played" } | { kind: "wrong"; loss: number } | { kind: "unknown" };

export class PracticeStore extends PositionTable<ExerciseView> {
  items = $state.raw<readonly ExerciseItem[] | null>(null);
  index = $state(0);
  /** What became of the last move, if it was not right. */
  miss = $state.raw<Miss | null>(null);
  isHinted = $state(false);
  /** The solution was shown before it was found. */
  isSolved = $state(false);
  /** How many were solved without looking at the solution. */
  solved = $state(0);

  constructor(
    private readonly load: () => Promise<readonly ExerciseItem[]>,
    private readonly api: Pick<typeof practiceApi, "exercise" | "attempt">,
    learner: () => string,
  ) {
    super(learner);
  }

  item = $derived.by(() => this.items?.[this.index] ?? null);
  /** There is nothing left to do, or never was. */
  isOver = $derived.by(() => !!this.items && this.index >= this.items.length);

  protected get isOpen(): boolean {
    return !this.isDone;
  }

  /** Where the best move is, for those who want a hint, and afterwards. */
  get points(): readonly Spot[] {
    if (!this.shown || !(this.isHinted || this.isDone)) return [];
    const { best, seat } = this.shown.decision;
    return cellsOf(best).map((cell) => ({ cell, seat }));
  }

  get boardKey(): string {
    return this.item?.key ?? "";
  }

  async start(): Promise<void> {
    await this.#show(this.index);
  }

  async next(): Promise<void> {
    await this.turn(() => this.#show(this.index + 1));
  }

  /** From the first one again. */
  async restart(): Promise<void> {
    await this.turn(async () => {
      this.solved = 0;
      await this.#show(0);
    });
  }

  showSolution(): void {
    this.isSolved = this.isDone = true;
    this.draft.clear();
  }

  async refusalOf(move: string): Promise<Problem | null> {
    return (await this.#attempt(move)).problem;
  }

  protected async play(move: string): Promise<void> {
    const item = this.item!;
    const attempt = await this.#attempt(move);
    if (this.item !== item || this.isDone) return;
    this.draft.clear();
    this.refusal = attempt.problem;
    if (attempt.right) {
      [this.isDone, this.miss] = [true, null];
      this.solved++;
      markLearned(item.key);
    } else if (!attempt.problem) {
      this.miss = this.#missed(move, attempt.loss);
    }
  }

  #missed(move: string, loss: number | null): Miss {
    if (this.item!.replay && move === this.shown!.decision.move) return { kind: "played" };
    return loss === null ? { kind: "unknown" } : { kind: "wrong", loss };
  }

  async #attempt(move: string): Promise<ExerciseAttempt> {
    try {
      return await this.api.attempt(this.item!, move);
    } catch (error) {
      return { right: false, loss: null, problem: attemptProblem(error) };
    }
  }

  /** Shows the exercise of that index; behind the last one there is nothing to show. */
  async #show(index: number): Promise<void> {
    this.error = null;
    try {
      this.items ??= await this.load();
      const item = this.items[index];
      if (item) {
        const shown = await this.api.exercise(item);
        useColours(shown.update.now.seats);
        this.draft.clear();
        this.shown = shown;
        this.isDone = this.isHinted = this.isSolved = false;
        this.miss = this.refusal = null;
      }
      this.index = index;
    } catch (error) {
      this.error = error;
    }
  }
}
