/**
 * A lesson, step by step. Its table exists only in the answers of the server, which remembers nothing: the step and the
 * moves made so far are kept in this browser, so that a lesson can be left and resumed.
 */

import { RefusedError } from "../lib/api";
import { useColours } from "../lib/colours.svelte";
import { say } from "../lib/language.svelte";
import type { Spot } from "../lib/spotlight.svelte";
import { readSetting, saveSetting } from "../lib/storage";
import type { LessonAttempt, LessonStep, Problem } from "../lib/wire";
import { attemptProblem, PositionTable } from "../position/position-table.svelte";
import type { lessonApi } from "./api";

/** How far somebody has got: the step, and the moves made in the steps so far. */
interface Progress {
  step: number;
  answers: [step: number, move: string][];
}

const BEGINNING: Progress = { step: 0, answers: [] };

export class LessonStore extends PositionTable<LessonStep> {
  /** The message that replies to the learner's last move. */
  reply = $state("");
  /** Counts how often the learner went back: the board then starts over. */
  #rewinds = $state(0);
  #progress: Progress;

  constructor(
    readonly game: string,
    private readonly api: typeof lessonApi,
    learner: () => string,
  ) {
    // Without a name, or with that of an opponent, which the texts of the lesson speak of.
    super((others) => {
      const name = learner();
      return !name || others.includes(name) ? say("lesson-learner") : name;
    });
    this.#progress = readProgress(game);
  }

  /** In a step that is only read there is nothing to do on the board. */
  protected get isOpen(): boolean {
    return this.shown?.kind === "refusal" || (this.shown?.kind === "move" && !this.isDone);
  }

  canGoOn = $derived.by(() => this.shown?.kind === "read" || this.isDone);
  isLast = $derived.by(() => !!this.shown && this.shown.number === this.shown.count - 1);
  /** What the step points at, until it is done. */
  get points(): readonly Spot[] {
    return this.isDone ? [] : (this.shown?.points ?? []).map((cell) => ({ cell, seat: this.state?.you ?? null }));
  }

  get boardKey(): string {
    return `${this.shown?.chapter} ${this.#rewinds}`;
  }

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

  protected async play(move: string): Promise<void> {
    const { step, answers } = this.#progress;
    const attempt = await this.#attempt(move);
    // What is shown as done has been kept: a reload does not lose it.
    if (attempt.done && !attempt.problem) {
      await this.#show({ step, answers: [...answers, [step, move]] }, true);
    } else {
      this.#take(attempt);
      this.refusal = attempt.problem;
      this.draft.clear();
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

  /** What becomes of a move in the step that is shown. */
  async #attempt(move: string): Promise<LessonAttempt> {
    try {
      return await this.api.attempt(this.game, this.shown!.number, this.#moves(), move);
    } catch (error) {
      return { done: false, reply: "", problem: attemptProblem(error) };
    }
  }

  /** Shows what became of a move. A step that is done stays done, and says so. */
  #take({ done, reply }: LessonAttempt): void {
    if (done || !this.isDone) [this.isDone, this.reply] = [done, reply];
  }

  /** Goes to another step. */
  #turn(progress: Progress): Promise<void> {
    return this.turn(async () => {
      if (progress.step < this.#progress.step) this.#rewinds++;
      await this.#show(progress);
    });
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
