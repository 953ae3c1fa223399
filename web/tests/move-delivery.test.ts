/** A move from the table store to the server: whatever the network does, it is made at most once and never hangs. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Api, RefusedError, UnreachableError } from "../src/lib/api";
import { ACKNOWLEDGEMENT_MS, Connection } from "../src/lib/connection";
import { TableStore } from "../src/lib/table.svelte";
import { FakeSocket } from "./fake-socket";

let sockets: FakeSocket[];
let table: TableStore;
const api = { command: vi.fn(), pollUpdates: vi.fn(), markSeen: vi.fn(), unseenUpdates: vi.fn() };

function update(from: number, to: number, yours = false): object {
  const entries = Array.from({ length: to - from }, (_, index) => {
    const number = from + index + 1;
    return { number, version: number, moves: number, at: 0, kind: "moved", yours };
  });
  return { kind: "update", entries, now: { number: to, version: to, moves: to, you: 0, choices: ["pass"], seats: [] } };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  api.unseenUpdates.mockResolvedValue({ entries: [] });
  sockets = [];
  const open = (): WebSocket => {
    const socket = new FakeSocket();
    // Until it delivers something, a new socket is still connecting.
    if (sockets.length) socket.readyState = 0;
    sockets.push(socket);
    return socket as unknown as WebSocket;
  };
  table = new TableStore(
    "t",
    api as unknown as Api,
    (name, listener) => new Connection(name, listener, open, () => 1, api),
  );
  table.start();
  sockets[0]!.deliver(update(0, 7));
});

afterEach(() => {
  table.stop();
  vi.useRealTimers();
});

function moveFrames(socket: FakeSocket): Record<string, unknown>[] {
  return socket.sent.filter((frame) => frame.kind === "move");
}

function sentKey(): unknown {
  return moveFrames(sockets[0]!)[0]!.key;
}

it("is pending until an update shows it", async () => {
  const played = table.play("pass");
  expect(moveFrames(sockets[0]!)).toMatchObject([{ seat: 0, version: 7, move: "pass" }]);
  sockets[0]!.deliver({ kind: "accepted", key: sentKey(), number: 8, version: 8 });
  await played;
  expect(table.pendingMove).toBe("pass");
  sockets[0]!.deliver(update(7, 8, true));
  expect(table.pendingMove).toBeNull();
  expect(api.command).not.toHaveBeenCalled();
});

it("is not pending any more after a refusal, which is shown", async () => {
  const played = table.play("pass");
  const problem = { say: "CC-25.refused", facts: {}, text: "no" };
  sockets[0]!.deliver({ kind: "refused", key: sentKey(), status: 422, problem });
  await played;
  expect(table.pendingMove).toBeNull();
  expect(table.refusal).toEqual(problem);
});

it("is sent again with the same key over HTTP when its acknowledgement is lost", async () => {
  api.command.mockResolvedValue({ number: 8, version: 8 });
  const played = table.play("pass");
  await vi.advanceTimersByTimeAsync(ACKNOWLEDGEMENT_MS + 400);
  await played;
  expect(api.command).toHaveBeenCalledExactlyOnceWith("t", "moves", { seat: 0, version: 7, move: "pass" }, sentKey());
  // The socket was replaced; its first update shows the move.
  sockets[1]!.deliver(update(7, 8, true));
  expect(table.pendingMove).toBeNull();
  expect(table.refusal).toBeNull();
});

it("is sent again with the same key over the next socket when the first one closes", async () => {
  const played = table.play("pass");
  sockets[0]!.drop();
  await vi.advanceTimersByTimeAsync(300);
  sockets[1]!.readyState = 1;
  sockets[1]!.deliver(update(7, 7));
  await vi.advanceTimersByTimeAsync(100);
  expect(moveFrames(sockets[1]!)).toEqual(moveFrames(sockets[0]!));
  sockets[1]!.deliver({ kind: "accepted", key: sentKey(), number: 8, version: 8 });
  await played;
  sockets[1]!.deliver(update(7, 8, true));
  expect(table.pendingMove).toBeNull();
  expect(api.command).not.toHaveBeenCalled();
});

it("is not sent again when an update shows it before the acknowledgement is missed", async () => {
  const played = table.play("pass");
  sockets[0]!.deliver(update(7, 8, true));
  expect(table.pendingMove).toBeNull();
  sockets[0]!.drop();
  await vi.advanceTimersByTimeAsync(60_000);
  await played;
  expect(api.command).not.toHaveBeenCalled();
  expect(table.refusal).toBeNull();
});

it("is not sent again when an update of the next socket shows it", async () => {
  const played = table.play("pass");
  sockets[0]!.drop();
  await vi.advanceTimersByTimeAsync(300);
  sockets[1]!.deliver(update(7, 8, true));
  await vi.advanceTimersByTimeAsync(60_000);
  await played;
  expect(table.pendingMove).toBeNull();
  expect(api.command).not.toHaveBeenCalled();
  expect(moveFrames(sockets[1]!)).toEqual([]);
});

it("ends as unreachable when nothing ever answers", async () => {
  api.command.mockRejectedValue(new UnreachableError());
  const played = table.play("pass");
  await vi.advanceTimersByTimeAsync(60_000);
  await played;
  expect(table.pendingMove).toBeNull();
  expect(table.refusal).toMatchObject({ say: "move-unanswered" });
  const keys = api.command.mock.calls.map((call) => call[3] as string);
  expect(keys).toEqual([sentKey(), sentKey()]);
});

describe("that never got an answer", () => {
  /** The socket that is being opened gets through. */
  function reconnect(update: object): void {
    const socket = sockets.at(-1)!;
    socket.readyState = 1;
    socket.deliver(update);
  }

  beforeEach(async () => {
    api.command.mockRejectedValue(new UnreachableError());
    table.draft.propose("pass");
    const played = table.confirm();
    await vi.advanceTimersByTimeAsync(20_000);
    await played;
    expect(table.refusal).toMatchObject({ say: "move-unanswered" });
    expect(table.draft.move).toBe("pass");
  });

  it("is sent again with its key when the connection is back", async () => {
    reconnect(update(6, 7));
    expect(table.refusal).toBeNull();
    expect(table.pendingMove).toBe("pass");
    const [frame] = moveFrames(sockets.at(-1)!);
    expect(frame).toMatchObject({ key: sentKey(), version: 7, move: "pass" });
    sockets.at(-1)!.deliver({ kind: "accepted", key: sentKey(), number: 8, version: 8 });
    sockets.at(-1)!.deliver(update(7, 8, true));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.pendingMove).toBeNull();
  });

  it("is sent again with its key when the player confirms it again", async () => {
    api.command.mockClear();
    api.command.mockResolvedValue({ number: 8, version: 8 });
    await table.confirm();
    expect(api.command.mock.calls.map((call) => call[3] as string)).toEqual([sentKey()]);
  });

  it("is not sent again when it had arrived", () => {
    reconnect(update(6, 8, true));
    expect(table.refusal).toBeNull();
    expect(moveFrames(sockets.at(-1)!)).toEqual([]);
  });

  it("is not sent again when the player has cancelled it, or the game went on", () => {
    table.draft.clear();
    reconnect(update(6, 7));
    expect(moveFrames(sockets.at(-1)!)).toEqual([]);
    expect(table.pendingMove).toBeNull();
  });

  it("gets a new key when the game went on and it is chosen again", async () => {
    reconnect(update(6, 8));
    expect(moveFrames(sockets.at(-1)!)).toEqual([]);
    table.draft.propose("pass");
    const played = table.confirm();
    expect(moveFrames(sockets.at(-1)!)[0]!.key).not.toBe(sentKey());
    table.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    await played;
  });
});

it("ends with the refusal of its second attempt", async () => {
  const problem = { say: "stale", facts: {}, text: "", version: 9 };
  api.command.mockRejectedValue(new RefusedError(409, problem));
  const played = table.play("pass");
  sockets[0]!.drop();
  await vi.advanceTimersByTimeAsync(400);
  await played;
  expect(table.pendingMove).toBeNull();
  expect(table.refusal).toEqual(problem);
});

it("ignores a late acknowledgement of a move that was made over HTTP", async () => {
  api.command.mockResolvedValue({ number: 8, version: 8 });
  const played = table.play("pass");
  await vi.advanceTimersByTimeAsync(ACKNOWLEDGEMENT_MS + 400);
  await played;
  sockets[1]!.deliver(update(7, 8, true));
  sockets[1]!.deliver({ kind: "accepted", key: sentKey(), number: 8, version: 8 });
  sockets[0]!.deliver({ kind: "refused", key: sentKey(), status: 409, problem: { say: "stale", facts: {}, text: "" } });
  expect(table.pendingMove).toBeNull();
  expect(table.refusal).toBeNull();
});

it("opens the connection anew when it was accepted and no update shows it", async () => {
  const played = table.play("pass");
  sockets[0]!.deliver({ kind: "accepted", key: sentKey(), number: 8, version: 8 });
  await played;
  await vi.advanceTimersByTimeAsync(4000);
  expect(sockets).toHaveLength(2);
  sockets[1]!.deliver(update(7, 8, true));
  expect(table.pendingMove).toBeNull();
});
