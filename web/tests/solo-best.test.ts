import { beforeEach, describe, expect, it } from "vitest";
import { keepSoloBest, soloBest } from "../src/lib/solo-best";
import type { ScoreSheet, SeatState, TableState } from "../src/lib/wire";
import { tableState } from "./table-samples";

const LEVEL = { rule: "CC-92", points: 0, facts: { level: "village" } };

function finished(table: string, total: number, more: Partial<TableState> = {}): TableState {
  const sheet = { seat: 0, lines: [{ rule: "CC-60", points: total, facts: {} }, LEVEL], total, tiebreak: 0, rank: 1 };
  const seats = [{ yours: true } as SeatState];
  return tableState(9, { table, status: "finished", seats, sheets: [sheet as ScoreSheet], ...more });
}

describe("the best solo result", () => {
  beforeEach(() => localStorage.clear());

  it("is kept with its level, and only beaten by more points", () => {
    expect(soloBest("x", {})).toBeNull();
    expect(keepSoloBest(finished("a", 17))).toEqual({ total: 17, note: LEVEL, table: "a" });
    expect(keepSoloBest(finished("b", 12))?.table).toBe("a");
    expect(keepSoloBest(finished("c", 21))?.table).toBe("c");
    expect(soloBest("x", {})?.total).toBe(21);
  });

  it("is one for each choice of options", () => {
    keepSoloBest(finished("a", 17, { options: { discard: "last", meters: true } }));
    expect(soloBest("x", { meters: true, discard: "last" })?.total).toBe(17);
    expect(soloBest("x", { meters: false, discard: "last" })).toBeNull();
  });

  it("is nothing that was played on from a record, or with others", () => {
    expect(keepSoloBest(finished("a", 17, { continued: true }))).toBeNull();
    expect(keepSoloBest(finished("a", 17, { seats: [{}, {}] as SeatState[] }))).toBeNull();
    expect(keepSoloBest(finished("a", 17, { you: null }))).toBeNull();
  });
});
