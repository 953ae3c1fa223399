import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RefusedError, UnreachableError } from "../src/lib/api";
import { backoff, Connection, type ConnectionListener } from "../src/lib/connection";
import type { Problem, TableUpdate } from "../src/lib/wire";

class FakeSocket {
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readyState = 1;
  send = vi.fn();
  close = vi.fn();
}

let opened: { address: string; socket: FakeSocket }[];
let lastEntry: number;
const listener = { lastEntry: () => lastEntry, onUpdate: vi.fn(), onStatus: vi.fn() } satisfies ConnectionListener;

const requests = { pollUpdates: vi.fn(), markSeen: vi.fn(() => Promise.resolve()) };

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
  vi.clearAllMocks();
  opened = [];
  lastEntry = 0;
});

afterEach(() => void vi.useRealTimers());

it("says what it knows already when it comes back", () => {
  connect();
  opened[0]!.socket.onmessage!({ data: '{"entries":[],"now":{}}' });
  lastEntry = 12;
  opened[0]!.socket.onclose!({ code: 1006, reason: "" });
  expect(listener.onStatus).toHaveBeenLastCalledWith("lost", "");
  vi.advanceTimersByTime(300);
  expect(opened.map((it) => it.address)).toEqual([
    "/api/tables/a%2Fb/socket?after=0",
    "/api/tables/a%2Fb/socket?after=12",
  ]);
});

it("waits longer each time, up to a limit", () => {
  expect([1, 2, 3].map((attempt) => backoff(attempt, 1))).toEqual([300, 600, 1200]);
  expect(backoff(30, 1)).toBe(15_000);
  expect(backoff(2, 0)).toBe(300);
});

it("does not come back when the server says no", () => {
  connect();
  opened[0]!.socket.onclose!({ code: 4404, reason: "no-such-table" });
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
  expect(listener.onStatus).toHaveBeenLastCalledWith("refused", "no-such-table");
});

it("does not come back after it was closed", () => {
  const connection = connect();
  connection.close();
  opened[0]!.socket.onclose!({ code: 1000, reason: "" });
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
});

it("does not listen to the socket that it has replaced", () => {
  const connection = connect();
  connection.restart();
  opened[0]!.socket.onmessage!({ data: '{"entries":[],"now":{"you":null}}' });
  expect(listener.onUpdate).not.toHaveBeenCalled();
  opened[1]!.socket.onmessage!({ data: '{"entries":[],"now":{"you":1}}' });
  expect(listener.onUpdate).toHaveBeenCalledOnce();
});

describe("where no socket gets through", () => {
  const update = (number: number) => ({ entries: [], now: { number } }) as unknown as TableUpdate;
  let answer: { give: (it: TableUpdate) => void; refuse: (fault: Error) => void; signal: AbortSignal };

  async function polling(): Promise<Connection> {
    requests.pollUpdates.mockImplementation(
      (_table: string, _after: number, _wait: number, signal: AbortSignal) =>
        new Promise((give, refuse) => (answer = { give, refuse, signal })),
    );
    const connection = connect();
    for (const wait of [300, 600]) {
      opened.at(-1)!.socket.onclose!({ code: 1006, reason: "" });
      await vi.advanceTimersByTimeAsync(wait);
    }
    return connection;
  }

  it("requests for news again and again, at once and then with patience", async () => {
    await polling();
    expect(opened).toHaveLength(2);
    lastEntry = 7;
    answer.give(update(7));
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.onStatus).toHaveBeenLastCalledWith("live", "");
    expect(listener.onUpdate).toHaveBeenCalledWith(update(7));
    expect(requests.pollUpdates.mock.calls.map(([, after, wait]) => [after, wait])).toEqual([
      [0, 0],
      [7, 25],
    ]);
  });

  it("says over requests what was looked at", async () => {
    const connection = await polling();
    connection.markSeen(3);
    expect(requests.markSeen).toHaveBeenCalledWith("a/b", 3);
  });

  it("comes back after a fault, and not after a no", async () => {
    await polling();
    answer.refuse(new UnreachableError("gone"));
    await vi.advanceTimersByTimeAsync(1200);
    expect(requests.pollUpdates).toHaveBeenCalledTimes(2);
    answer.refuse(new RefusedError(503, { say: "server-busy" } as Problem));
    await vi.advanceTimersByTimeAsync(2400);
    expect(requests.pollUpdates).toHaveBeenCalledTimes(3);
    answer.refuse(new RefusedError(404, { say: "no-such-table" } as Problem));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests.pollUpdates).toHaveBeenCalledTimes(3);
    expect(listener.onStatus).toHaveBeenLastCalledWith("refused", "no-such-table");
  });

  it("stops when it is closed, whatever still comes", async () => {
    const connection = await polling();
    connection.close();
    expect(answer.signal.aborted).toBe(true);
    answer.give(update(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listener.onUpdate).not.toHaveBeenCalled();
    expect(requests.pollUpdates).toHaveBeenCalledOnce();
  });

  it("stays with sockets once one has spoken", async () => {
    connect();
    opened[0]!.socket.onmessage!({ data: '{"entries":[],"now":{}}' });
    for (const wait of [300, 600, 1200, 2400]) {
      opened.at(-1)!.socket.onclose!({ code: 1006, reason: "" });
      await vi.advanceTimersByTimeAsync(wait);
    }
    expect(opened).toHaveLength(5);
    expect(requests.pollUpdates).not.toHaveBeenCalled();
  });
});
