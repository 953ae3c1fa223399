/**
 * A lesson, step by step. Its table exists only in the answers of the server, which remembers nothing: the step and the
 * moves made so far are kept in this browser, so that a lesson can be left and resumed.
 */

import { RefusedError } from "../lib/api";
import { useColours } from "../lib/colours.svelte";
import { Draft } from "../lib/draft.svelte";
import { say } from "../lib/language.svelte";
import type { ShownTable } from "../lib/shown-table";
import type { Spot } from "../lib/spotlight.svelte";
import { readSetting, saveSetting } from "../lib/storage";
import type { lessonApi } from "./api";
import type { LessonAttempt, LessonStep, Problem, ScoreSheet, TableState } from "../lib/wire";

/** How far somebody has got: the step, and the moves made in the steps so far. */
interface Progress {
  step: number;
  answers: [step: number, move: string][];
}

const BEGINNING: Progress = { step: 0, answers: [] };

export class LessonStore implements ShownTable {
  shown = $state.raw<LessonStep | null>(null);
  /** What was asked for has been done. */
  isDone = $state(false);
  /** The message that replies to the learner's last move. */
  reply = $state("");
  refusal = $state.raw<Problem | null>(null);
  /** Why a step could not be loaded. */
  error = $state.raw<unknown>(null);
  pendingMove = $state<string | null>(null);
  /** Counts how often the learner went back: the board then starts over. */
  rewinds = $state(0);
  #progress: Progress;
  /** A step is being loaded. Until it has come, nothing else can be asked for: a second click would lose its place. */
  #isTurning = false;

  constructor(
    readonly game: string,
    private readonly api: typeof lessonApi,
    private readonly learner: () => string,
  ) {
    this.#progress = readProgress(game);
  }

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
  names = $derived.by(() => (this.state?.seats ?? []).map((seat) => seat.name || this.learner()));
  /** In a step that is only read, and after its move, there is nothing to do on the board. */
  legalMoves = $derived.by(() => {
    const isOpen = this.shown?.kind === "refusal" || (this.shown?.kind === "move" && !this.isDone);
    return isOpen ? (this.state?.choices ?? []) : [];
  });
  draft = new Draft(() => (this.pendingMove ? [] : this.legalMoves));

  canGoOn = $derived.by(() => this.shown?.kind === "read" || this.isDone);
  isLast = $derived.by(() => !!this.shown && this.shown.number === this.shown.count - 1);
  /** What the step points at, until it is done. */
  points = $derived.by((): readonly Spot[] =>
    this.isDone ? [] : (this.shown?.points ?? []).map((cell) => ({ cell, seat: this.state?.you ?? null })),
  );
  text = $derived.by(() => (this.shown ? say(this.shown.say) : ""));

  /** Shows the step that the learner has got to. */
  async start(): Promise<void> {
    await this.#show(this.#progress, true);
  }

  async next(): Promise<void> {
    const { step, answers } = this.#progress;
    if (this.canGoOn && !this.isLast) await this.#turn({ step: step + 1, answers });
  }

  /** Back to the step before; what was done in it is to be done again. */
  async back(): Promise<void> {
    const step = Math.max(0, this.#progress.step - 1);
    await this.#turn({ step, answers: this.#progress.answers.filter(([answered]) => answered < step) });
  }

  async restart(): Promise<void> {
    await this.#turn(BEGINNING);
  }

  async confirm(): Promise<void> {
    const { move } = this.draft;
    const { step, answers } = this.#progress;
    if (!move || this.pendingMove || this.#isTurning) return;
    this.pendingMove = move;
    try {
      const attempt = await this.#attempt(move);
      // What is shown as done has been kept: a reload does not lose it.
      if (attempt.done && !attempt.problem) {
        await this.#show({ step, answers: [...answers, [step, move]] }, true);
      } else {
        this.#take(attempt);
        this.refusal = attempt.problem;
        this.draft.clear();
      }
    } finally {
      this.pendingMove = null;
    }
  }

  /** Drafts a move that the step asks for, or tries the one that is refused. */
  async showExample(): Promise<void> {
    const { example, kind } = this.shown ?? { example: "" };
    if (kind === "refusal") this.refusal = await this.refusalOf(example);
    else if (example) this.draft.propose(...example.split(" "));
  }

  /** Why a move is refused; null if it is not. The step is done if that is what it asks for. */
  async refusalOf(move: string): Promise<Problem | null> {
    const shown = this.shown;
    const attempt = await this.#attempt(move);
    if (this.shown === shown) this.#take(attempt);
    return attempt.problem;
  }

  showMove(): void {}

  stepBy(): void {}

  /** What becomes of a move in the step that is shown. */
  async #attempt(move: string): Promise<LessonAttempt> {
    try {
      return await this.api.attempt(this.game, this.shown!.number, this.#moves(), move);
    } catch (error) {
      const problem = error instanceof RefusedError ? error.problem : { say: "unreachable", facts: {}, text: "" };
      return { done: false, reply: "", problem };
    }
  }

  /** Shows what became of a move. A step that is done stays done, and says so. */
  #take({ done, reply }: LessonAttempt): void {
    if (done || !this.isDone) [this.isDone, this.reply] = [done, reply];
  }

  /** Goes to another step. */
  async #turn(progress: Progress): Promise<void> {
    if (this.#isTurning || this.pendingMove) return;
    this.#isTurning = true;
    try {
      if (progress.step < this.#progress.step) this.rewinds++;
      await this.#show(progress);
    } finally {
      this.#isTurning = false;
    }
  }

  async #show(progress: Progress, withOwnMove = false): Promise<void> {
    this.error = null;
    try {
      const shown = await this.api.step(this.game, progress.step, this.#moves(progress, withOwnMove));
      useColours(shown.update.now.seats);
      this.#progress = progress;
      saveSetting(`lesson.${this.game}`, JSON.stringify(progress));
      this.draft.clear();
      this.shown = shown;
      this.reply = shown.reply;
      this.isDone = !!shown.reply;
      this.refusal = null;
    } catch (error) {
      // A lesson that has become shorter starts over.
      if (error instanceof RefusedError && progress.step > 0 && !this.shown) await this.#show(BEGINNING);
      else this.error = error;
    }
  }

  /** The moves made before the step, and if wanted in it. */
  #moves({ step, answers }: Progress = this.#progress, withOwnMove = false): string[] {
    return answers.filter(([answered]) => answered < step || withOwnMove).map(([, move]) => move);
  }
}

function readProgress(game: string): Progress {
  try {
    const { step, answers } = JSON.parse(readSetting(`lesson.${game}`) ?? "") as Progress;
    return Number.isInteger(step) && Array.isArray(answers) ? { step, answers } : BEGINNING;
  } catch {
    return BEGINNING;
  }
}
