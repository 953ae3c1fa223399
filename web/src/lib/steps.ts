/** The steps in which events are shown: who acts, how long it takes, and whether the viewer waits for it. */

import type { WaitingStep } from "./event-queue.svelte";
import type { Sound } from "./sounds";
import type { Spot } from "./spotlight.svelte";
import type { GameEvent, LogEntry, ScoreLine, View } from "./wire";

/** What a game says about its events, so that they can be shown one by one. Without it, they are shown all the same. */
export interface EventDisplay {
  /** A position after an event, as far as the event says. `next` is the next position that the server sent. */
  advance?(view: View, event: GameEvent, next: View | null): View;
  /** The seat that acts; null: nobody in particular. */
  actorOf?(event: GameEvent, players: number): number | null;
  /** The cells to light while an event is shown; without this function, those that it names. */
  spotsOf?(event: GameEvent, view: View): Spot[];
  /** The cells, or other named parts of the board, that a line of a seat's score sheet is about. */
  scoredCells?(line: ScoreLine, seat: number, view: View): string[];
  /** What an event sounds like; null: nothing. */
  soundOf?(event: GameEvent): Sound | null;
  /** An event that goes with another one and explains little by itself: it is shown for a shorter time. */
  isMinor?(event: GameEvent): boolean;
}

/** An event of a move, and who acts in it. */
export interface ActedEvent {
  entry: LogEntry;
  event: GameEvent;
  seat: number | null;
}

const MINOR_WEIGHT = 0.6;

/** The moves of the log, without those that were undone. */
export function playedEntries(entries: readonly LogEntry[]): LogEntry[] {
  const played: LogEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === "moved") played.push(entry);
    else while (played.length && played.at(-1)!.moves > entry.moves) played.pop();
  }
  return played;
}

export function actedEvents(entries: readonly LogEntry[], view: View | null, display: EventDisplay): ActedEvent[] {
  const actorOf = display.actorOf ?? seatIn;
  return entries.flatMap((entry) =>
    (entry.events ?? []).map((event) => ({ entry, event, seat: actorOf(event, view?.players ?? 0) })),
  );
}

function seatIn({ facts }: GameEvent): number | null {
  return typeof facts.seat === "number" ? facts.seat : null;
}

/**
 * Step by step, the viewer waits. What they did themselves is one step, because they know it already. `viewAfter`: the
 * position after an entry.
 */
export function stepsOf(
  events: readonly ActedEvent[],
  you: number | null,
  display: EventDisplay,
  viewAfter: (entry: LogEntry) => View | null,
): WaitingStep[] {
  const isOwn = ({ seat }: ActedEvent) => seat !== null && seat === you;
  const steps: WaitingStep[] = [];
  for (const [index, acted] of events.entries()) {
    const { entry, event, seat } = acted;
    const before = events[index - 1];
    const view = events[index + 1]?.entry === entry ? null : viewAfter(entry);
    if (before?.entry === entry && isOwn(before) && isOwn(acted)) {
      const step = steps.at(-1)!;
      [step.events, step.view] = [[...step.events, event], view];
      continue;
    }
    const weight = isOwn(acted) || display.isMinor?.(event) ? MINOR_WEIGHT : 1;
    steps.push({ entry: entry.number, seat: seat ?? entry.seat ?? null, events: [event], view, blocks: true, weight });
  }
  return steps;
}

/** All at once, for a viewer who may act already and is not to be interrupted. */
export function stepAtOnce(events: readonly ActedEvent[], view: View | null): WaitingStep[] {
  const last = events.at(-1);
  if (!last) return [];
  return [
    {
      entry: last.entry.number,
      seat: last.seat,
      events: events.map(({ event }) => event),
      view,
      blocks: false,
      weight: 1 + MINOR_WEIGHT,
    },
  ];
}

/**
 * The events since the viewer's own last turn, or since the beginning. What others did in answer to it within the same
 * move is part of that, and so are the moves that the viewer made for the turn.
 */
export function eventsSinceOwnTurn(
  entries: readonly LogEntry[],
  you: number | null,
  view: View | null,
  display: EventDisplay,
): ActedEvent[] {
  const played = playedEntries(entries);
  const eventsOf = (entry: LogEntry) => actedEvents([entry], view, display);
  const own = played.map((entry) => entry.seat).lastIndexOf(you);
  if (own < 0) return played.flatMap(eventsOf);
  const answered = eventsOf(played[own]!);
  const answer = answered.findIndex(({ seat }) => seat !== null && seat !== you);
  const later = played.slice(own + 1).flatMap(eventsOf);
  return answer < 0 ? later : [...answered.slice(answer), ...later];
}
