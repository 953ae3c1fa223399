/**
 * What has happened at a table, shown in order and in its own time. The server never waits for this: the table's state is
 * always the newest one, and what is shown follows it.
 */

import type { GameEvent, View } from "./wire";

/** Events that are shown together, mostly a single one. */
export interface WaitingStep {
  /** The number of the entry in the log. */
  entry: number;
  /** Who acts; null: nobody in particular. */
  seat: number | null;
  events: readonly GameEvent[];
  /** The position after them as the server sent it; null: it follows from the events. */
  view: View | null;
  /** The viewer waits: until it has been shown, they see no prompt and cannot act. */
  blocks: boolean;
  /** How long it is shown, relative to the pace. */
  weight: number;
}

/** A step that is being shown, with the position after it. */
export interface Step extends WaitingStep {
  /** Grows from step to step. */
  id: number;
  view: View | null;
}

interface TimedStep extends WaitingStep {
  /** When it is to be shown at the latest. */
  due: number;
}

/** The longest delay, in steps and in milliseconds: nobody is more than a few seconds behind a live table. */
const MAX_DELAY = { steps: 6, milliseconds: 5000 };
/** The opening, and what is shown again, may take longer. */
const MAX_DELAY_BACK = { steps: 14, milliseconds: 12_000 };

export class EventQueue {
  /** What is being shown. */
  current = $state.raw<Step | null>(null);
  #waiting = $state.raw<readonly TimedStep[]>([]);
  /** The position before the waiting steps, while none is being shown. */
  #start = $state.raw<View | null>(null);
  /** The board is not there yet: steps wait for it. */
  #isHeld = $state(true);
  /** Something will be added, and the present must not be shown before it. */
  #isExpecting = $state(false);
  #startedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  /**
   * `pace`: how many milliseconds a step is shown, if time allows; 0: nothing is shown. `advance`: a position after an
   * event, as far as the event says; `next` is the next position that the server sent.
   */
  constructor(
    private readonly pace: () => number,
    private readonly advance: (view: View, event: GameEvent, next: View | null) => View,
  ) {}

  /** Something is shown that the viewer waits for. */
  isBehind = $derived.by(() => this.#isExpecting || this.#waiting.length > 0 || !!this.current?.blocks);
  /** The position to show while `isBehind`; null: it is not known yet. */
  view = $derived.by(() => (this.current ? this.current.view : this.#start));

  /** Adds steps after those that are shown already; `before` is the position that the first of them changes. */
  add(steps: readonly WaitingStep[], before: View | null): void {
    if (!steps.length || !this.pace()) return;
    const isIdle = !this.isBehind;
    // Without a board and without a position before, there is nothing to show: the match has just begun.
    if (isIdle && this.#isHeld && !before) return;
    this.#append(steps, MAX_DELAY);
    if (isIdle && this.#isHeld) this.#start = before;
    else if (isIdle) this.#next(before);
    else if (this.current) this.#wait();
  }

  /** Goes back to the position `before`, and shows how it went on from there; then whatever is waiting. */
  goBack(steps: readonly WaitingStep[], before: View): void {
    const waiting = [...steps, ...this.#waiting];
    this.skip();
    if (!waiting.length || !this.pace()) return;
    this.#append(waiting, MAX_DELAY_BACK);
    this.#start = before;
    if (!this.#isHeld) this.#startSoon();
  }

  /** Until `goBack` or `skip`, the present is not shown. */
  expect(): void {
    if (this.pace()) this.#isExpecting = true;
  }

  /** The board is there. */
  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    if (this.#start) this.goBack([], this.#start);
  }

  /** Shows the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.current = this.#start = null;
    this.#isExpecting = false;
  }

  #append(steps: readonly WaitingStep[], maxDelay: typeof MAX_DELAY): void {
    const due = this.#dueIn(maxDelay);
    this.#waiting = [...this.#waiting, ...steps.map((step) => ({ ...step, due }))];
  }

  #dueIn({ steps, milliseconds }: typeof MAX_DELAY): number {
    return Date.now() + Math.min(milliseconds, steps * this.pace());
  }

  /** The position before the first step is shown for a moment. */
  #startSoon(): void {
    this.#timer = setTimeout(() => this.#next(this.#start), this.pace() / 2);
  }

  #next(before: View | null): void {
    const [step, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.current = step ? { ...step, id: ++this.#lastId, view: step.view ?? this.#viewAfter(before, step) } : null;
    this.#startedAt = Date.now();
    this.#wait();
  }

  /** Waits until the next step; when more are added meanwhile, for a shorter time. */
  #wait(): void {
    clearTimeout(this.#timer);
    const { current } = this;
    if (!current) return;
    const end = this.#startedAt + this.#durationOf(current);
    this.#timer = setTimeout(() => this.#next(current.view), Math.max(0, end - Date.now()));
  }

  /** All waiting steps have to start in time, each of them after an equal share of it. */
  #durationOf(step: Step): number {
    const shares = this.#waiting.map(({ due }, index) => (due - this.#startedAt) / (index + 1));
    return Math.min(this.pace() * step.weight, ...shares);
  }

  #viewAfter(before: View | null, { events }: WaitingStep): View | null {
    const next = this.#waiting.find((step) => step.view)?.view ?? null;
    return before && events.reduce((view, event) => this.advance(view, event, next), before);
  }
}
