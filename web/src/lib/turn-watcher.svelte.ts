/** Shows what happens at a table move by move, and once more if the player asks for it. */

import { EventQueue, type WaitingStep } from "./event-queue.svelte";
import { background } from "./faults.svelte";
import { PACES, preferences } from "./preferences.svelte";
import {
  actedEvents,
  type ActedEvent,
  type EventDisplay,
  eventsSinceOwnTurn,
  playedEntries,
  stepAtOnce,
  stepsOf,
} from "./steps";
import type { LogEntry, TableState, View } from "./wire";

/** Longer ago than this many moves, nobody wants to watch it. */
const MAX_MOVES = 12;

interface WatchedTable {
  readonly state: TableState | null;
  readonly entries: readonly LogEntry[];
  /** The position after that many moves. */
  viewAfter(moves: number): Promise<View>;
}

export class TurnWatcher {
  /** What the game of the table says about its events, once that is loaded. */
  display = $state.raw<EventDisplay>({});
  readonly queue = new EventQueue(
    () => (document.hidden ? 0 : PACES[preferences.pace]),
    (view, event, next) => this.display.advance?.(view, event, next) ?? view,
  );

  constructor(private readonly table: WatchedTable) {}

  /** What happened since the player's last turn. */
  sinceOwnTurn = $derived.by(() => {
    const { state, entries } = this.table;
    return state?.you == null ? [] : eventsSinceOwnTurn(entries, state.you, state.view, this.display);
  });

  /** The entries up to the one that is being shown. */
  shownEntries = $derived.by(() => {
    const { current, isBehind } = this.queue;
    const { entries } = this.table;
    return isBehind && current ? entries.filter((entry) => entry.number <= current.entry) : entries;
  });

  /** The table has changed: shows the new entries, after those that are being shown. */
  follow(before: TableState | null, after: TableState, entries: readonly LogEntry[]): void {
    if (!before) return this.#showOpening(after);
    // A move was undone, or another seat looks now: there is nothing to show from one position to the other.
    const isOtherView = before.view !== null && before.you !== after.you;
    if (after.moves < before.moves || isOtherView) return this.queue.skip();
    const { queue, display } = this;
    const events = actedEvents(entries, after.view, display);
    if (!before.view || (after.choices.length > 0 && !this.#mustWait(before, after, events))) {
      queue.add(stepAtOnce(events, after.view), before.view);
    } else {
      const last = events.at(-1)?.entry;
      queue.add(
        stepsOf(events, after.you, display, (entry) => (entry === last ? after.view : null)),
        before.view,
      );
    }
  }

  /** Shows once more what happened since the player's last turn. */
  async showAgain(): Promise<void> {
    const { moves } = this.table.state!;
    const loaded = await this.#load(this.sinceOwnTurn);
    // If the table has gone on meanwhile, that is shown instead.
    if (loaded && moves === this.table.state!.moves) this.queue.goBack(loaded.steps, loaded.before);
  }

  /** The board is there: it shows events as its game says. */
  start(display: EventDisplay): void {
    this.display = display;
    this.queue.release();
  }

  /** Who could act already is not interrupted, unless others answered their own move. */
  #mustWait(before: TableState, after: TableState, events: readonly ActedEvent[]): boolean {
    if (!before.choices.length || this.queue.isBehind) return true;
    return events.some(({ entry, seat }) => entry.seat === after.you && seat !== null && seat !== after.you);
  }

  /** Those who have not moved yet see how the match began, as far as it went before they came. */
  #showOpening({ you, status, moves }: TableState): void {
    const { entries } = this.table;
    const isNew = you !== null && status === "playing" && moves > 0 && entries[0]?.number === 1;
    if (!isNew || entries.some((entry) => entry.kind === "moved" && entry.seat === you)) return;
    this.queue.expect();
    background(this.#loadOpening(actedEvents(playedEntries(entries), null, this.display)));
  }

  async #loadOpening(events: readonly ActedEvent[]): Promise<void> {
    const loaded = await this.#load(events).catch(() => null);
    if (loaded) this.queue.goBack(loaded.steps, loaded.before);
    else this.queue.skip();
  }

  /** The steps of these events with the position after each move, and the position before them. */
  async #load(all: readonly ActedEvent[]): Promise<{ steps: WaitingStep[]; before: View } | null> {
    const { moves: last, view, you } = this.table.state!;
    const events = all.filter(({ entry }) => entry.moves > last - MAX_MOVES);
    if (!events.length) return null;
    const first = events[0]!.entry.moves;
    const views = await Promise.all(
      Array.from({ length: last - first + 1 }, (_, index) => this.table.viewAfter(first - 1 + index)),
    );
    const viewAfter = ({ moves }: LogEntry) => (moves === last ? view : views[moves - first + 1]!);
    return { steps: stepsOf(events, you, this.display, viewAfter), before: views[0]! };
  }
}
