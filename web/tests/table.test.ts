import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Api, RefusedError, UnreachableError } from "../src/lib/api";
import type { ConnectionListener } from "../src/lib/connection";
import { TableStore } from "../src/lib/table.svelte";
import type { TableUpdate } from "../src/lib/wire";
import { entriesOf, tableState, updateOf } from "./table-samples";

const connection = {
  start: vi.fn(),
  restart: vi.fn(),
  check: vi.fn(),
  close: vi.fn(),
  markSeen: vi.fn(),
  sendMove: vi.fn(),
};
const api = { entriesBefore: vi.fn(), command: vi.fn(), checkMove: vi.fn(), viewAt: vi.fn(), unseenUpdates: vi.fn() };
let listener: ConnectionListener;
let table: TableStore;

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  table = new TableStore("t", api as unknown as Api, (_, given) => {
    listener = given;
    return connection;
  });
  table.start();
});

describe("updates", () => {
  it("are applied in order", () => {
    listener.onUpdate(updateOf(0, 3));
    listener.onUpdate(updateOf(3, 5));
    expect(table.state?.number).toBe(5);
    expect(table.entries.map((entry) => entry.number)).toEqual([1, 2, 3, 4, 5]);
    expect(listener.lastEntry()).toBe(5);
  });

  it("are applied once when they overlap", () => {
    listener.onUpdate(updateOf(0, 3));
    listener.onUpdate(updateOf(1, 4));
    expect(table.entries.map((entry) => entry.number)).toEqual([1, 2, 3, 4]);
  });

  it("with a gap are dropped, and everything is requested again while the table stays on the screen", () => {
    listener.onUpdate(updateOf(0, 2));
    listener.onUpdate(updateOf(4, 5));
    expect(table.state?.number).toBe(2);
    expect(listener.lastEntry()).toBe(0);
    expect(connection.restart).toHaveBeenCalledOnce();
    listener.onUpdate(updateOf(0, 5));
    expect(table.entries.map((entry) => entry.number)).toEqual([1, 2, 3, 4, 5]);
    expect(listener.lastEntry()).toBe(5);
    expect(table.notice).toBeNull();
  });

  it("of a process that is one entry behind are ignored", () => {
    listener.onUpdate(updateOf(0, 5));
    listener.onUpdate(updateOf(3, 4));
    expect(table.state?.number).toBe(5);
    expect(connection.restart).not.toHaveBeenCalled();
  });
});

describe("a server that was restored from a backup", () => {
  beforeEach(() => {
    listener.onUpdate(updateOf(0, 5));
    table.draft.propose("build", "residence");
  });

  /** The update of a log whose last entry was written at another time. */
  function rewritten(from: number, to: number): TableUpdate {
    const update = updateOf(from, to);
    return { ...update, entries: update.entries.map((entry) => (entry.number > 4 ? { ...entry, at: 99 } : entry)) };
  }

  it.each([
    ["has fewer entries", updateOf(0, 3)],
    ["has another last entry", rewritten(4, 5)],
    ["went on differently", rewritten(4, 9)],
  ])("is noticed when it %s", (_, update) => {
    listener.onUpdate(update);
    expect(connection.restart).toHaveBeenCalledOnce();
    expect(listener.lastEntry()).toBe(0);
    expect(table.state?.number).toBe(5);
    listener.onUpdate(rewritten(0, update.now.number));
    expect(table.notice).toBe("restored");
    expect(table.entries).toHaveLength(update.now.number);
    expect(table.state?.number).toBe(update.now.number);
    expect(table.draft.empty).toBe(true);
  });

  it("is noticed when it refuses a move because its game has fewer moves", async () => {
    connection.sendMove.mockRejectedValue(
      new RefusedError(409, { say: "stale-version", facts: {}, text: "", version: 4 }),
    );
    await table.play("pass");
    expect(listener.lastEntry()).toBe(0);
    listener.onUpdate(updateOf(0, 4));
    expect(table.notice).toBe("restored");
    expect(table.pendingMove).toBeNull();
    expect(table.refusal).toBeNull();
  });
});

describe("an identity that the server does not know any more", () => {
  const seats = [{ plays: "person" }] as unknown as TableUpdate["now"]["seats"];

  it("is noticed when one's seat belongs to somebody else", () => {
    listener.onUpdate(updateOf(0, 1, { seats }));
    expect(table.notice).toBeNull();
    listener.onUpdate(updateOf(1, 2, { seats, you: null }));
    expect(table.notice).toBe("forgotten");
    listener.onUpdate(updateOf(2, 3, { seats }));
    expect(table.notice).toBeNull();
  });

  it("is noticed when a command is refused for it", async () => {
    listener.onUpdate(updateOf(0, 1, { seats }));
    api.command.mockRejectedValue(new RefusedError(401, { say: "not-known", facts: {}, text: "" }));
    await table.command("vote", { yes: true });
    expect(table.notice).toBe("forgotten");
    expect(connection.restart).toHaveBeenCalledOnce();
  });

  it("is not assumed after one has left", async () => {
    listener.onUpdate(updateOf(0, 1, { seats }));
    api.command.mockResolvedValue({ number: 2, version: 1 });
    await table.command("leave");
    listener.onUpdate(updateOf(1, 2, { seats, you: null }));
    expect(table.notice).toBeNull();
  });
});

describe("a refusal", () => {
  const problem = { say: "CC-25.refused", facts: {}, text: "no" };

  beforeEach(async () => {
    listener.onUpdate(updateOf(0, 1));
    connection.sendMove.mockRejectedValue(new RefusedError(422, problem));
    await table.play("pass");
    expect(table.refusal).toEqual(problem);
  });

  it("stays while people chat", async () => {
    api.command.mockResolvedValue({ number: 2, version: 1 });
    await table.command("chat", { text: "hello" });
    listener.onUpdate({ ...updateOf(1, 2), now: tableState(2, { version: 1 }) });
    expect(table.refusal).toEqual(problem);
  });

  it("of a message goes with the next message", async () => {
    api.command.mockRejectedValueOnce(new RefusedError(400, { ...problem, say: "bad-text" }));
    await table.command("chat", { text: "" });
    api.command.mockResolvedValue({ number: 2, version: 1 });
    await table.command("chat", { text: "hello" });
    expect(table.refusal).toBeNull();
  });

  it("goes when the game goes on", () => {
    listener.onUpdate(updateOf(1, 2));
    expect(table.refusal).toBeNull();
  });
});

it("shows since when the connection is lost, and forgets what could not be sent when it is back", async () => {
  vi.useFakeTimers({ now: 1000 });
  listener.onStatus("live", "");
  listener.onUpdate(updateOf(0, 1));
  listener.onStatus("lost", "");
  vi.setSystemTime(5000);
  listener.onStatus("unreachable", "");
  expect(table.staleSince).toBe(1000);
  api.command.mockRejectedValue(new UnreachableError());
  const sent = table.command("vote", { yes: true });
  await vi.advanceTimersByTimeAsync(10_000);
  await sent;
  expect(table.refusal).toMatchObject({ say: "unreachable" });
  listener.onStatus("live", "");
  expect(table.staleSince).toBeNull();
  expect(table.refusal).toBeNull();
  vi.useRealTimers();
});

describe("a long log", () => {
  const numbers = () => table.entries.map((entry) => entry.number);

  it("begins with the newest entries, and earlier ones come on demand", async () => {
    listener.onUpdate({ ...updateOf(6, 9), omitted: 6 });
    expect(numbers()).toEqual([7, 8, 9]);
    expect(table.hasEarlier).toBe(true);
    expect(connection.restart).not.toHaveBeenCalled();
    api.entriesBefore.mockResolvedValueOnce({ entries: entriesOf(0, 6) });
    await table.loadEarlier();
    expect(api.entriesBefore).toHaveBeenCalledWith("t", 7);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(table.hasEarlier).toBe(false);
    listener.onUpdate(updateOf(9, 10));
    expect(numbers().at(-1)).toBe(10);
  });

  it("starts over after a long absence", () => {
    listener.onUpdate(updateOf(0, 2));
    listener.onUpdate({ ...updateOf(6, 9), omitted: 4 });
    expect(numbers()).toEqual([7, 8, 9]);
    expect(table.state?.number).toBe(9);
  });

  it("has no unread messages among the earlier ones", async () => {
    listener.onUpdate({ ...updateOf(6, 9), omitted: 6 });
    table.readChatCount = 0;
    api.entriesBefore.mockResolvedValueOnce({ entries: entriesOf(0, 6).map((entry) => ({ ...entry, kind: "said" })) });
    await table.loadEarlier();
    expect(table.readChatCount).toBe(6);
  });

  it("drops a page that comes too late", async () => {
    listener.onUpdate({ ...updateOf(6, 9), omitted: 6 });
    let arrive = (_: unknown) => {};
    api.entriesBefore.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const loading = table.loadEarlier();
    listener.onUpdate({ ...updateOf(16, 19), omitted: 7 });
    arrive({ entries: entriesOf(0, 6) });
    await loading;
    expect(numbers()).toEqual([17, 18, 19]);
  });
});

describe("a draft", () => {
  beforeEach(() => listener.onUpdate(updateOf(0, 1)));

  it("narrows the legal moves word by word", () => {
    table.draft.pick("build");
    expect(table.draft.next).toEqual(["residence", "parking"]);
    table.draft.pick("residence");
    expect(table.draft.next).toEqual(["e4", "f5"]);
    expect(table.draft.move).toBeNull();
    table.draft.pick("f5");
    expect(table.draft.move).toBe("build residence f5");
    table.draft.back();
    expect(table.draft.words).toEqual(["build", "residence"]);
  });

  it("survives updates as long as it is legal", () => {
    table.draft.propose("build", "residence");
    listener.onUpdate(updateOf(1, 2));
    expect(table.draft.words).toEqual(["build", "residence"]);
    listener.onUpdate(updateOf(2, 3, { choices: ["pass"] }));
    expect(table.draft.empty).toBe(true);
  });

  it("is impossible while an earlier position is shown", async () => {
    api.viewAt.mockResolvedValue({ moves: 0, view: tableState(0).view });
    await table.showMove(0);
    expect(table.draft.allows("build")).toBe(false);
  });
});

describe("a move", () => {
  beforeEach(() => listener.onUpdate(updateOf(0, 7)));

  it("names the version that it answers, and has a key", async () => {
    connection.sendMove.mockResolvedValue({ number: 8, version: 8 });
    table.draft.propose("build", "residence", "e4");
    const sent = table.confirm();
    expect(table.pendingMove).toBe("build residence e4");
    await sent;
    expect(connection.sendMove).toHaveBeenCalledWith(
      { seat: 0, version: 7, move: "build residence e4" },
      expect.stringMatching(/^[\w-]{20}$/),
    );
    expect(table.pendingMove).not.toBeNull();
    listener.onUpdate(updateOf(7, 8));
    expect(table.pendingMove).toBeNull();
    expect(table.draft.empty).toBe(true);
  });

  it("is no longer pending once an update shows it, even before the receipt", async () => {
    let answer: (done: unknown) => void = () => {};
    connection.sendMove.mockReturnValue(new Promise((done) => (answer = done)));
    table.draft.propose("build", "residence", "e4");
    const sent = table.confirm();
    const seen = updateOf(7, 8);
    listener.onUpdate({ ...seen, entries: [{ ...seen.entries[0]!, yours: true }] });
    expect(table.pendingMove).toBeNull();
    table.draft.propose("build", "parking");
    answer({ number: 8, version: 8 });
    await sent;
    expect(table.draft.words).toEqual(["build", "parking"]);
  });

  it("that is refused keeps the draft and shows the problem", async () => {
    const problem = { say: "CC-25.refused", facts: {}, text: "no", rule: "CC-25" };
    connection.sendMove.mockRejectedValue(new RefusedError(422, problem));
    table.draft.propose("build", "residence", "e4");
    await table.confirm();
    expect(table.refusal).toEqual(problem);
    expect(table.draft.move).toBe("build residence e4");
  });

  it("that is stale reconnects to get the current state", async () => {
    connection.sendMove.mockRejectedValue(new RefusedError(409, { say: "stale", facts: {}, text: "", version: 9 }));
    await table.play("discard leisure");
    expect(connection.restart).toHaveBeenCalled();
  });

  it("that got lost is sent again with the same key", async () => {
    vi.useFakeTimers();
    connection.sendMove.mockRejectedValueOnce(new UnreachableError()).mockResolvedValue({ number: 8, version: 8 });
    const sent = table.play("discard leisure");
    await vi.runAllTimersAsync();
    await sent;
    vi.useRealTimers();
    const keys = connection.sendMove.mock.calls.map((call) => call[1]);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(table.refusal).toBeNull();
  });

  it("is not sent for a spectator", async () => {
    listener.onUpdate(updateOf(7, 8, { you: null }));
    await table.play("discard leisure");
    expect(connection.sendMove).not.toHaveBeenCalled();
  });
});

describe("the history", () => {
  beforeEach(() => {
    listener.onUpdate(updateOf(0, 4));
    api.viewAt.mockImplementation((_, moves: number) =>
      Promise.resolve({ moves, view: { ...tableState(0).view, moves } }),
    );
  });

  it("shows earlier positions, and is live again at the end", async () => {
    await table.stepBy(-1);
    expect([table.moveNumber, table.shownMove?.number]).toEqual([3, 3]);
    expect(table.view).toMatchObject({ moves: 3 });
    await table.stepBy(1);
    expect([table.moveNumber, table.shownMove]).toEqual([null, null]);
    expect(table.isLive).toBe(true);
  });

  it("stops at the start, and fetches each position once", async () => {
    await table.showMove(0);
    await table.stepBy(-1);
    expect(table.moveNumber).toBe(0);
    expect(api.viewAt).toHaveBeenCalledOnce();
  });
});

describe("missed moves", () => {
  const others = (from: number, to: number): TableUpdate => updateOf(from, to);

  it("are pointed out on return, until the player's next move", async () => {
    api.unseenUpdates.mockResolvedValue(others(2, 6));
    listener.onUpdate(others(0, 6));
    await vi.waitFor(() => expect(table.seen.missedMoves).toEqual({ after: 2, count: 4 }));
    expect(connection.markSeen).toHaveBeenLastCalledWith(6);
    connection.sendMove.mockResolvedValue({ number: 7, version: 7 });
    await table.play("discard leisure");
    listener.onUpdate(updateOf(6, 7));
    expect(table.seen.missedMoves).toBeNull();
  });

  it("are none on a first visit, nor while watching", async () => {
    api.unseenUpdates.mockResolvedValue(others(0, 5));
    listener.onUpdate(others(0, 5));
    await vi.waitFor(() => expect(connection.markSeen).toHaveBeenCalledWith(5));
    listener.onUpdate(others(5, 9));
    table.seen.mark();
    expect(table.seen.missedMoves).toBeNull();
  });

  it("are counted from when the player joined", async () => {
    api.unseenUpdates.mockResolvedValue(others(5, 5));
    listener.onUpdate(updateOf(0, 5, { you: null }));
    expect(api.unseenUpdates).not.toHaveBeenCalled();
    listener.onUpdate(others(5, 5));
    await vi.waitFor(() => expect(connection.markSeen).toHaveBeenCalledWith(5));
  });

  it("include those made while the page was hidden", async () => {
    api.unseenUpdates.mockResolvedValue(others(5, 5));
    listener.onUpdate(others(0, 5));
    await vi.waitFor(() => expect(connection.markSeen).toHaveBeenCalledWith(5));
    listener.onUpdate(others(5, 8));
    table.seen.resume();
    expect(table.seen.missedMoves).toEqual({ after: 5, count: 3 });
  });
});
