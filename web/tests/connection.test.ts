import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RefusedError, UnreachableError } from "../src/lib/api";
import { ACKNOWLEDGEMENT_MS, Connection, type ConnectionListener } from "../src/lib/connection";
import { backoff, FIRST_FRAME_MS, PING_MS, PONG_MS } from "../src/lib/live-socket";
import type { Problem, TableUpdate } from "../src/lib/wire";
import { FakeSocket } from "./fake-socket";

let opened: { address: string; socket: FakeSocket }[];
let lastEntry: number;
const listener = { lastEntry: () => lastEntry, onUpdate: vi.fn(), onStatus: vi.fn() } satisfies ConnectionListener;
const requests = { pollUpdates: vi.fn(), markSeen: vi.fn(() => Promise.resolve()), command: vi.fn() };

const UPDATE = { kind: "update", entries: [], now: {} };

function connect(): Connection {
  const open = (address: string): WebSocket => {
    const socket = new FakeSocket();
    opened.push({ address, socket });
    return socket as unknown as WebSocket;
  };
  const connection = new Connection("a/b", listener, open, () => 1, requests);
  connection.start();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  requests.markSeen.mockResolvedValue();
  opened = [];
  lastEntry = 0;
});

afterEach(() => void vi.useRealTimers());

function answerPings(socket: FakeSocket): void {
  socket.send.mockImplementation((text) => {
    if (text === '{"kind":"ping"}') socket.deliver({ kind: "pong" });
  });
}

it("asks for the missing entries when it reconnects, and for the last one that it knows", () => {
  connect();
  opened[0]!.socket.deliver(UPDATE);
  lastEntry = 12;
  opened[0]!.socket.drop();
  expect(listener.onStatus).toHaveBeenLastCalledWith("lost", "");
  vi.advanceTimersByTime(300);
  expect(opened.map(({ address }) => address)).toEqual([
    "/api/tables/a%2Fb/socket?after=0",
    "/api/tables/a%2Fb/socket?after=11",
  ]);
});

it("waits longer after each attempt, up to a limit", () => {
  expect([1, 2, 3].map((attempt) => backoff(attempt, 1))).toEqual([300, 600, 1200]);
  expect(backoff(30, 1)).toBe(15_000);
  expect(backoff(2, 0)).toBe(300);
});

it("does not reconnect after a refusal", () => {
  connect();
  opened[0]!.socket.drop(4404, "no-such-table");
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
  expect(listener.onStatus).toHaveBeenLastCalledWith("refused", "no-such-table");
});

it("does not reconnect after it was closed", () => {
  const connection = connect();
  connection.close();
  opened[0]!.socket.drop(1000);
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
});

it("ignores a socket that was replaced", () => {
  const connection = connect();
  connection.restart();
  opened[0]!.socket.deliver({ kind: "update", entries: [], now: { you: null } });
  expect(listener.onUpdate).not.toHaveBeenCalled();
  opened[1]!.socket.deliver({ kind: "update", entries: [], now: { you: 1 } });
  expect(listener.onUpdate).toHaveBeenCalledOnce();
});

it("gives up a socket that never delivers a first update, and keeps one that does", () => {
  connect();
  opened[0]!.socket.readyState = 0;
  vi.advanceTimersByTime(FIRST_FRAME_MS);
  expect(opened[0]!.socket.close).toHaveBeenCalledOnce();
  expect(listener.onStatus).toHaveBeenLastCalledWith("lost", "");
  vi.advanceTimersByTime(300);
  opened[1]!.socket.deliver(UPDATE);
  answerPings(opened[1]!.socket);
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(2);
});

it("says that the server is unreachable when the second attempt fails too, until an update comes", () => {
  connect();
  const statuses = () => listener.onStatus.mock.calls.map(([status]) => status as string);
  for (const wait of [300, 600]) {
    opened.at(-1)!.socket.deliver({ kind: "pong" });
    opened.at(-1)!.socket.drop();
    vi.advanceTimersByTime(wait);
  }
  opened.at(-1)!.socket.deliver(UPDATE);
  opened.at(-1)!.socket.drop();
  expect(statuses()).toEqual(["connecting", "lost", "unreachable", "live", "lost"]);
});

describe("a half-open connection", () => {
  const pings = (socket: FakeSocket) => socket.sent.filter((frame) => frame.kind === "ping").length;

  it("is noticed within 15 seconds and reopened at once", () => {
    connect();
    opened[0]!.socket.deliver(UPDATE);
    vi.advanceTimersByTime(PING_MS + PONG_MS - 1);
    expect(pings(opened[0]!.socket)).toBe(1);
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(PING_MS + PONG_MS).toBeLessThan(15_000);
    expect(listener.onStatus).toHaveBeenLastCalledWith("lost", "");
    expect(opened[0]!.socket.close).toHaveBeenCalledOnce();
    expect(opened).toHaveLength(2);
    opened[1]!.socket.deliver(UPDATE);
    expect(listener.onStatus).toHaveBeenLastCalledWith("live", "");
  });

  it("is not assumed while anything comes in", () => {
    connect();
    opened[0]!.socket.deliver(UPDATE);
    for (let second = 0; second < 60; second += 4) {
      vi.advanceTimersByTime(4000);
      opened[0]!.socket.deliver({ kind: "accepted", key: "unknown", number: 1, version: 1 });
    }
    expect(pings(opened[0]!.socket)).toBe(0);
    expect(opened).toHaveLength(1);
  });

  it("is looked for at once when the player is back", () => {
    const connection = connect();
    opened[0]!.socket.deliver(UPDATE);
    connection.check();
    expect(pings(opened[0]!.socket)).toBe(1);
    vi.advanceTimersByTime(PONG_MS);
    expect(opened).toHaveLength(2);
  });

  it("is noticed by a poll that is not answered", async () => {
    requests.pollUpdates.mockImplementation(
      (_table: string, _after: number, _wait: number, signal: AbortSignal) =>
        new Promise((_, fail) => signal.addEventListener("abort", () => fail(new UnreachableError()))),
    );
    connect();
    for (const wait of [300, 600]) {
      opened.at(-1)!.socket.drop();
      await vi.advanceTimersByTimeAsync(wait);
    }
    expect(requests.pollUpdates).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(requests.pollUpdates.mock.calls.length).toBeGreaterThan(1);
    expect(listener.onStatus).toHaveBeenLastCalledWith("unreachable", "");
  });
});

describe("when the player is back at the page", () => {
  it("a lost connection is opened at once, without waiting for its turn", () => {
    const connection = connect();
    opened[0]!.socket.deliver(UPDATE);
    opened[0]!.socket.drop();
    connection.check();
    expect(opened).toHaveLength(2);
    // The attempt that was due is not made as well.
    vi.advanceTimersByTime(5000);
    expect(opened).toHaveLength(2);
  });

  it("a refused one is left alone", () => {
    const connection = connect();
    opened[0]!.socket.drop(4410, "table-damaged");
    connection.check();
    expect(opened).toHaveLength(1);
  });
});

it("ignores frames of a kind that it does not know", () => {
  connect();
  opened[0]!.socket.deliver({ kind: "weather", now: {} });
  expect(listener.onUpdate).not.toHaveBeenCalled();
});

it("tells over the socket which entry was seen", () => {
  const connection = connect();
  connection.markSeen(42);
  expect(opened[0]!.socket.sent).toEqual([{ kind: "seen", number: 42 }]);
});

describe("a move", () => {
  const MOVE = { seat: 0, version: 12, move: "build residence c2" };
  const PROBLEM: Problem = { say: "CC-25.refused", facts: {}, text: "no", rule: "CC-25" };

  it("goes over the open socket and resolves with its acknowledgement", async () => {
    const connection = connect();
    const receipt = connection.sendMove(MOVE, "k1");
    expect(opened[0]!.socket.sent).toEqual([{ kind: "move", key: "k1", ...MOVE }]);
    opened[0]!.socket.deliver({ kind: "accepted", key: "k1", number: 43, version: 13 });
    expect(await receipt).toMatchObject({ number: 43, version: 13 });
    expect(requests.command).not.toHaveBeenCalled();
    vi.advanceTimersByTime(ACKNOWLEDGEMENT_MS);
    expect(opened).toHaveLength(1);
  });

  it("rejects with the problem when it is refused", async () => {
    const connection = connect();
    const receipt = connection.sendMove(MOVE, "k1");
    opened[0]!.socket.deliver({ kind: "refused", key: "k1", status: 422, problem: PROBLEM });
    await expect(receipt).rejects.toEqual(new RefusedError(422, PROBLEM));
  });

  it("may be repeated after a fault of the server", async () => {
    const connection = connect();
    const receipt = connection.sendMove(MOVE, "k1");
    opened[0]!.socket.deliver({ kind: "refused", key: "k1", status: 500, problem: PROBLEM });
    await expect(receipt).rejects.toBeInstanceOf(UnreachableError);
  });

  it("is answered by the frame with its own key", async () => {
    const connection = connect();
    const first = connection.sendMove(MOVE, "k1");
    const second = connection.sendMove(MOVE, "k2");
    opened[0]!.socket.deliver({ kind: "accepted", key: "k2", number: 44, version: 14 });
    opened[0]!.socket.deliver({ kind: "accepted", key: "k1", number: 43, version: 13 });
    expect((await first).number).toBe(43);
    expect((await second).number).toBe(44);
  });

  it("is lost when the socket closes before the acknowledgement", async () => {
    const connection = connect();
    const receipt = connection.sendMove(MOVE, "k1");
    opened[0]!.socket.drop();
    await expect(receipt).rejects.toBeInstanceOf(UnreachableError);
  });

  it("is lost when the connection is closed or reopened", async () => {
    const connection = connect();
    const first = connection.sendMove(MOVE, "k1");
    connection.restart();
    await expect(first).rejects.toBeInstanceOf(UnreachableError);
    const second = connection.sendMove(MOVE, "k2");
    connection.close();
    await expect(second).rejects.toBeInstanceOf(UnreachableError);
  });

  it("is lost when nothing is acknowledged in time, and the socket is replaced", async () => {
    const connection = connect();
    opened[0]!.socket.deliver(UPDATE);
    const receipt = connection.sendMove(MOVE, "k1");
    vi.advanceTimersByTime(ACKNOWLEDGEMENT_MS - 1);
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await expect(receipt).rejects.toBeInstanceOf(UnreachableError);
    expect(opened[0]!.socket.close).toHaveBeenCalledOnce();
    expect(opened).toHaveLength(2);
  });

  it("goes over HTTP while no socket is open", async () => {
    requests.command.mockResolvedValue({ number: 43, version: 13 });
    const connection = connect();
    opened[0]!.socket.readyState = 0;
    expect(await connection.sendMove(MOVE, "k1")).toEqual({ number: 43, version: 13 });
    expect(requests.command).toHaveBeenCalledWith("a/b", "moves", MOVE, "k1");
    expect(opened[0]!.socket.send).not.toHaveBeenCalled();
  });

  it("ignores an acknowledgement that comes late or twice", async () => {
    const connection = connect();
    const receipt = connection.sendMove(MOVE, "k1");
    opened[0]!.socket.deliver({ kind: "accepted", key: "k1", number: 43, version: 13 });
    opened[0]!.socket.deliver({ kind: "refused", key: "k1", status: 409, problem: PROBLEM });
    opened[0]!.socket.deliver({ kind: "accepted", key: "unknown", number: 9, version: 9 });
    expect((await receipt).number).toBe(43);
    const next = connection.sendMove(MOVE, "k2");
    opened[0]!.socket.deliver({ kind: "accepted", key: "k1", number: 43, version: 13 });
    opened[0]!.socket.deliver({ kind: "accepted", key: "k2", number: 44, version: 14 });
    expect((await next).number).toBe(44);
  });
});

describe("where no socket gets through", () => {
  const update = (number: number) => ({ entries: [], now: { number } }) as unknown as TableUpdate;
  let poll: { answer: (update: TableUpdate) => void; fail: (error: Error) => void; signal: AbortSignal };

  async function startPolling(): Promise<Connection> {
    requests.pollUpdates.mockImplementation(
      (_table: string, _after: number, _wait: number, signal: AbortSignal) =>
        new Promise((answer, fail) => (poll = { answer, fail, signal })),
    );
    const connection = connect();
    for (const wait of [300, 600]) {
      opened.at(-1)!.socket.drop();
      await vi.advanceTimersByTimeAsync(wait);
    }
    return connection;
  }

  it("polls for updates, first without and then with a wait", async () => {
    await startPolling();
    expect(opened).toHaveLength(2);
    lastEntry = 7;
    poll.answer(update(7));
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.onStatus).toHaveBeenLastCalledWith("live", "");
    expect(listener.onUpdate).toHaveBeenCalledWith(expect.objectContaining(update(7)));
    expect(requests.pollUpdates.mock.calls.map(([, after, wait]) => [after, wait])).toEqual([
      [0, 0],
      [7, 10],
    ]);
  });

  it("tells over HTTP which entry was seen", async () => {
    const connection = await startPolling();
    connection.markSeen(3);
    expect(requests.markSeen).toHaveBeenCalledWith("a/b", 3);
  });

  it("sends moves over HTTP", async () => {
    const connection = await startPolling();
    requests.command.mockResolvedValue({ number: 8, version: 8 });
    await connection.sendMove({ seat: 0, version: 7, move: "pass" }, "k1");
    expect(requests.command).toHaveBeenCalledWith("a/b", "moves", { seat: 0, version: 7, move: "pass" }, "k1");
  });

  it("retries after a fault, and not after a refusal", async () => {
    await startPolling();
    poll.fail(new UnreachableError("gone"));
    await vi.advanceTimersByTimeAsync(1200);
    expect(requests.pollUpdates).toHaveBeenCalledTimes(2);
    poll.fail(new RefusedError(503, { say: "server-busy" } as Problem));
    await vi.advanceTimersByTimeAsync(2400);
    expect(requests.pollUpdates).toHaveBeenCalledTimes(3);
    poll.fail(new RefusedError(404, { say: "no-such-table" } as Problem));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests.pollUpdates).toHaveBeenCalledTimes(3);
    expect(listener.onStatus).toHaveBeenLastCalledWith("refused", "no-such-table");
  });

  it("stops when it is closed, whatever still arrives", async () => {
    const connection = await startPolling();
    connection.close();
    expect(poll.signal.aborted).toBe(true);
    poll.answer(update(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listener.onUpdate).not.toHaveBeenCalled();
    expect(requests.pollUpdates).toHaveBeenCalledOnce();
  });

  it("stays with sockets once one has delivered something", async () => {
    connect();
    opened[0]!.socket.deliver(UPDATE);
    for (const wait of [300, 600, 1200, 2400]) {
      opened.at(-1)!.socket.drop();
      await vi.advanceTimersByTimeAsync(wait);
    }
    expect(opened).toHaveLength(5);
    expect(requests.pollUpdates).not.toHaveBeenCalled();
  });
});
