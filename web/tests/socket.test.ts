import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { backoff, TableSocket, type Ears } from "../src/lib/socket";

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

function connect(): TableSocket {
  const open = (address: string): WebSocket => {
    const socket = new FakeSocket();
    opened.push({ address, socket });
    return socket as unknown as WebSocket;
  };
  const line = new TableSocket("a/b", heard, open, () => 1);
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
