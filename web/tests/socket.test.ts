import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, Unreachable } from "../src/lib/api";
import { backoff, TableSocket, type Ears } from "../src/lib/socket";
import type { News, Problem } from "../src/lib/wire";

class FakeSocket {
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readyState = 1;
  send = vi.fn();
  close = vi.fn();
}

let opened: { address: string; socket: FakeSocket }[];
let known: number;
const heard = { known: () => known, news: vi.fn(), line: vi.fn() } satisfies Ears;

const asks = { news: vi.fn(), seen: vi.fn(() => Promise.resolve()) };

function connect(): TableSocket {
  const open = (address: string): WebSocket => {
    const socket = new FakeSocket();
    opened.push({ address, socket });
    return socket as unknown as WebSocket;
  };
  const line = new TableSocket("a/b", heard, open, () => 1, asks);
  line.start();
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  opened = [];
  known = 0;
});

afterEach(() => void vi.useRealTimers());

it("says what it knows already when it comes back", () => {
  connect();
  opened[0]!.socket.onmessage!({ data: '{"entries":[],"now":{}}' });
  known = 12;
  opened[0]!.socket.onclose!({ code: 1006, reason: "" });
  expect(heard.line).toHaveBeenLastCalledWith("lost", "");
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
  expect(heard.line).toHaveBeenLastCalledWith("refused", "no-such-table");
});

it("does not come back after it was closed", () => {
  const line = connect();
  line.close();
  opened[0]!.socket.onclose!({ code: 1000, reason: "" });
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
});

it("does not listen to the socket that it has replaced", () => {
  const line = connect();
  line.restart();
  opened[0]!.socket.onmessage!({ data: '{"entries":[],"now":{"you":null}}' });
  expect(heard.news).not.toHaveBeenCalled();
  opened[1]!.socket.onmessage!({ data: '{"entries":[],"now":{"you":1}}' });
  expect(heard.news).toHaveBeenCalledOnce();
});

describe("where no socket gets through", () => {
  const news = (number: number) => ({ entries: [], now: { number } }) as unknown as News;
  let answer: { give: (it: News) => void; refuse: (fault: Error) => void; signal: AbortSignal };

  async function polling(): Promise<TableSocket> {
    asks.news.mockImplementation(
      (_table: string, _after: number, _wait: number, signal: AbortSignal) =>
        new Promise((give, refuse) => (answer = { give, refuse, signal })),
    );
    const line = connect();
    for (const wait of [300, 600]) {
      opened.at(-1)!.socket.onclose!({ code: 1006, reason: "" });
      await vi.advanceTimersByTimeAsync(wait);
    }
    return line;
  }

  it("asks for news again and again, at once and then with patience", async () => {
    await polling();
    expect(opened).toHaveLength(2);
    known = 7;
    answer.give(news(7));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.line).toHaveBeenLastCalledWith("live", "");
    expect(heard.news).toHaveBeenCalledWith(news(7));
    expect(asks.news.mock.calls.map(([, after, wait]) => [after, wait])).toEqual([
      [0, 0],
      [7, 25],
    ]);
  });

  it("says over requests what was looked at", async () => {
    const line = await polling();
    line.saw(3);
    expect(asks.seen).toHaveBeenCalledWith("a/b", 3);
  });

  it("comes back after a fault, and not after a no", async () => {
    await polling();
    answer.refuse(new Unreachable("gone"));
    await vi.advanceTimersByTimeAsync(1200);
    expect(asks.news).toHaveBeenCalledTimes(2);
    answer.refuse(new Refused(503, { say: "server-busy" } as Problem));
    await vi.advanceTimersByTimeAsync(2400);
    expect(asks.news).toHaveBeenCalledTimes(3);
    answer.refuse(new Refused(404, { say: "no-such-table" } as Problem));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asks.news).toHaveBeenCalledTimes(3);
    expect(heard.line).toHaveBeenLastCalledWith("refused", "no-such-table");
  });

  it("stops when it is closed, whatever still comes", async () => {
    const line = await polling();
    line.close();
    expect(answer.signal.aborted).toBe(true);
    answer.give(news(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard.news).not.toHaveBeenCalled();
    expect(asks.news).toHaveBeenCalledOnce();
  });

  it("stays with sockets once one has spoken", async () => {
    connect();
    opened[0]!.socket.onmessage!({ data: '{"entries":[],"now":{}}' });
    for (const wait of [300, 600, 1200, 2400]) {
      opened.at(-1)!.socket.onclose!({ code: 1006, reason: "" });
      await vi.advanceTimersByTimeAsync(wait);
    }
    expect(opened).toHaveLength(5);
    expect(asks.news).not.toHaveBeenCalled();
  });
});
