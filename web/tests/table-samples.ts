/** Tables as the server sends them, for tests: after `number` entries, all of them moves. */

import type { LogEntry, TableState, TableUpdate, View } from "../src/lib/wire";

const CHOICES = ["build residence e4", "build residence f5", "build parking e4", "discard leisure"];

export function tableState(number: number, more: Partial<TableState> = {}): TableState {
  const view: View = {
    game: "x",
    players: 2,
    options: {},
    seat: 0,
    prompt: { say: "now-over", facts: {} },
    to_act: [0],
    seats: [],
  };
  return {
    table: "t",
    number,
    version: number,
    moves: number,
    status: "playing",
    game: "x",
    rules: 1,
    options: {},
    clock: { kind: "none" },
    public: false,
    spectators: true,
    continued: false,
    undo: "ask",
    hints: true,
    advice: true,
    rated: false,
    host_starts: false,
    removed: false,
    seats: [],
    you: 0,
    to_act: [0],
    view,
    choices: CHOICES,
    can_undo: false,
    undo_request: null,
    votes: [],
    here: [],
    watching: 0,
    commitment: null,
    seed: null,
    sheets: [],
    rematch: "",
    rematch_of: "",
    link: "t",
    stand_in: "improver",
    ...more,
  };
}

function entry(number: number): LogEntry {
  return { number, version: number, moves: number, at: 0, kind: "moved" };
}

export function entriesOf(from: number, to: number): LogEntry[] {
  return Array.from({ length: to - from }, (_, place) => entry(from + place + 1));
}

/** The update of a client that has the first `from` entries. */
export function updateOf(from: number, to: number, more: Partial<TableState> = {}): TableUpdate {
  return { entries: entriesOf(from, to), now: tableState(to, more), omitted: 0 };
}
