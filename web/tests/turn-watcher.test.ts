import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../src/lib/preferences.svelte";
import { TurnWatcher } from "../src/lib/turn-watcher.svelte";
import type { GameEvent, LogEntry, TableState, View } from "../src/lib/wire";
import { tableState } from "./table-samples";

const viewOf = (moves: number) => ({ ...tableState(moves).view!, game: `view-${moves}` });

function move(number: number, seat: number, ...kinds: string[]): LogEntry {
  const events: GameEvent[] = kinds.map((kind) => ({ kind, facts: { seat: kind === "automa" ? 2 : seat } }));
  return { number, version: number, moves: number, at: 0, kind: "moved", seat, yours: seat === 0, events };
}

const table = {
  state: null as TableState | null,
  entries: [] as LogEntry[],
  viewAfter: vi.fn((moves: number) => Promise.resolve(viewOf(moves) as View)),
};
let turns: TurnWatcher;
const shown = () => turns.queue.current?.events.map((event) => event.kind);

/** The table goes on; with choices, the player may act then. */
function follow(entries: LogEntry[], canAct: boolean): void {
  const before = table.state;
  const number = (before?.number ?? 0) + entries.length;
  table.entries = [...table.entries, ...entries];
  table.state = tableState(number, { view: viewOf(number), choices: canAct ? ["pass"] : [] });
  turns.follow(before, table.state, entries);
}

beforeEach(() => {
  vi.useFakeTimers();
  preferences.pace = "normal";
  [table.state, table.entries] = [null, []];
  turns = new TurnWatcher(table);
});
afterEach(() => vi.useRealTimers());

describe("a live table", () => {
  beforeEach(() => {
    turns.start({});
    follow([], true);
  });

  it("shows what others do before the player is asked", () => {
    follow([move(1, 0, "own")], false);
    follow([move(2, 1, "first", "second")], true);
    expect([shown(), turns.queue.isBehind]).toEqual([["own"], true]);
    vi.advanceTimersByTime(2500);
    expect([shown(), turns.queue.isBehind]).toEqual([undefined, false]);
  });

  it("lets the player go on at once after a move of their own", () => {
    follow([move(1, 0, "flipped", "dealt")], true);
    expect([shown(), turns.queue.isBehind]).toEqual([["flipped", "dealt"], false]);
  });

  it("shows how others answer within the player's own move", () => {
    follow([move(1, 0, "took", "paid", "automa")], true);
    expect([shown(), turns.queue.isBehind]).toEqual([["took", "paid"], true]);
    vi.advanceTimersByTime(700);
    expect(shown()).toEqual(["automa"]);
  });

  it("does not interrupt who may act already", () => {
    follow([move(1, 1, "passed")], true);
    expect([shown(), turns.queue.isBehind]).toEqual([["passed"], false]);
  });

  it("forgets what is undone", () => {
    follow([move(1, 1, "passed")], false);
    turns.follow(table.state, tableState(2, { moves: 0 }), []);
    expect(shown()).toBeUndefined();
  });
});

it("shows how the match began before the player came, when the board is there", async () => {
  table.entries = [move(1, 1, "divided"), move(2, 1, "chose")];
  table.state = tableState(2);
  turns.follow(null, table.state, table.entries);
  expect([turns.queue.isBehind, turns.queue.view]).toEqual([true, null]);
  await vi.advanceTimersByTimeAsync(1000);
  expect((turns.queue.view as View).game).toBe("view-0");
  turns.start({});
  vi.advanceTimersByTime(400);
  expect(shown()).toEqual(["divided"]);
});

it("shows again what happened since the player's last turn", async () => {
  turns.start({});
  follow([], true);
  follow([move(1, 0, "own", "automa")], false);
  follow([move(2, 1, "passed")], true);
  turns.queue.skip();
  await turns.showAgain();
  const seen: unknown[] = [];
  for (let time = 0; time < 3000; time += 100) {
    vi.advanceTimersByTime(100);
    if (shown() && seen.at(-1) !== shown()![0]) seen.push(shown()![0]);
  }
  expect(seen).toEqual(["automa", "passed"]);
});
