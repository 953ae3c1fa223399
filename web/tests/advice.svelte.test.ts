import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { Advice, percentages } from "../src/advice/advice.svelte";
import { RefusedError, UnreachableError } from "../src/lib/api";
import type { LogEntry, TableState } from "../src/lib/wire";
import type { MoveWarning, SeatValues } from "../src/lib/wire.generated";
import { tableState } from "./table-samples";

const VALUES: SeatValues = { unit: "chance", values: [0.6, 0.4] };
const BUSY = new RefusedError(503, { say: "server-busy", facts: {}, text: "" });

class FakeTable {
  name = "t";
  state = $state.raw<TableState | null>(tableState(7));
  entries = $state.raw<readonly LogEntry[]>([]);
}

function made(answers: { chances?: () => Promise<SeatValues>; warning?: () => Promise<MoveWarning> }) {
  const table = new FakeTable();
  const chances = vi.fn(answers.chances ?? (() => Promise.resolve(VALUES)));
  const warning = vi.fn(answers.warning ?? (() => Promise.reject(new Error("offline"))));
  return { table, chances, warning, advice: new Advice(table, { chances, warning }) };
}

const answer = (state: MoveWarning["state"]) => () =>
  Promise.resolve<MoveWarning>({ state, unit: "chance", loss: state === "warned" ? 0.2 : 0 });

test("percentages add up to a hundred", () => {
  expect(percentages([0.456, 0.544])).toEqual([46, 54]);
  expect(percentages([0.455, 0.545]).reduce((sum, each) => sum + each)).toBe(100);
  expect(percentages([1 / 3, 1 / 3, 1 / 3]).reduce((sum, each) => sum + each)).toBe(100);
  expect(percentages([0.987])).toEqual([99]);
});

describe("chances of winning", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("are asked for once the table rests", async () => {
    const { advice, chances } = made({});
    advice.follow(0, 5)();
    advice.follow(0, 6)();
    advice.follow(0, 7);
    await vi.advanceTimersByTimeAsync(1000);
    expect(chances.mock.calls).toEqual([["t", 0, 7]]);
    expect([advice.status, advice.values]).toEqual(["ready", VALUES]);
  });

  it.each([
    ["a busy server", BUSY],
    [
      "a server that has been asked too often",
      new RefusedError(429, { say: "too-many-requests", facts: {}, text: "" }),
    ],
    ["a server that could not be reached", new UnreachableError()],
  ])("come later from %s, and are given up at last", async (_, fault) => {
    const { advice, chances } = made({ chances: () => Promise.reject(fault) });
    advice.follow(0, 7);
    await vi.advanceTimersByTimeAsync(1000);
    expect(advice.status).toBe("later");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([advice.status, chances.mock.calls.length]).toEqual(["none", 5]);
  });

  it("that are refused are not asked for again", async () => {
    const refused = new RefusedError(409, { say: "advice-off", facts: {}, text: "" });
    const { advice, chances } = made({ chances: () => Promise.reject(refused) });
    advice.follow(0, 7);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([advice.status, chances.mock.calls.length]).toEqual(["none", 1]);
  });

  it("of an earlier position are not taken for those of a later one", async () => {
    let answer: (values: SeatValues) => void = () => undefined;
    const slow = () => new Promise<SeatValues>((resolve) => (answer = resolve));
    const { advice, chances } = made({ chances: slow });
    const giveUp = advice.follow(0, 7);
    await vi.advanceTimersByTimeAsync(1000);
    expect(chances).toHaveBeenCalledOnce();
    giveUp();
    advice.follow(0, 8);
    answer(VALUES);
    await vi.advanceTimersByTimeAsync(10);
    expect(advice.values).toBeNull();
  });
});

describe("a warning", () => {
  it("holds a blunder back once", async () => {
    vi.useFakeTimers();
    const { advice, table, warning } = made({ warning: answer("warned") });
    expect(await advice.mayPlay("pass")).toBe(false);
    // A double click is not a second thought.
    expect(await advice.mayPlay("pass")).toBe(false);
    table.entries = [{ number: 8, version: 7, moves: 7, at: 0, kind: "warned", seat: 0, move: "pass", loss: 0.2 }];
    expect(advice.warning?.move).toBe("pass");
    vi.advanceTimersByTime(1000);
    expect(await advice.mayPlay("pass")).toBe(true);
    expect(warning).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("is not repeated after a reload, and belongs to its decision", async () => {
    const { advice, table, warning } = made({ warning: answer("fine") });
    table.entries = [{ number: 8, version: 7, moves: 7, at: 0, kind: "warned", seat: 0, move: "pass", loss: 0.2 }];
    expect(await advice.mayPlay("draw")).toBe(true);
    expect(warning).not.toHaveBeenCalled();
    table.state = tableState(8);
    expect(advice.warning).toBeNull();
    expect(await advice.mayPlay("draw")).toBe(true);
    expect(warning).toHaveBeenCalledOnce();
  });

  it("is in nobody's way when it fails", async () => {
    const { advice } = made({});
    expect(await advice.mayPlay("pass")).toBe(true);
    expect(advice.isUnchecked).toBe(true);
  });

  it("does not send a move for a position that has passed", async () => {
    const { advice, table } = made({
      warning: () => {
        table.state = tableState(8);
        return answer("fine")();
      },
    });
    expect(await advice.mayPlay("pass")).toBe(false);
  });
});
