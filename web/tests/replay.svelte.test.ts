import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Api, RefusedError, UnreachableError } from "../src/lib/api";
import { background } from "../src/lib/faults.svelte";
import { ReplayStore } from "../src/lib/replay.svelte";
import { parseRoute } from "../src/lib/router.svelte";
import { tableState, updateOf } from "./table-samples";

const LAST = 4;
const api = { table: vi.fn(), viewAt: vi.fn(), replay: vi.fn(), line: vi.fn() };
/** The address of the page. Every page that reads it follows it, as the router's route is followed. */
let url = $state("");
let replay: ReplayStore;
let close: () => void;

function address(): { moveNumber: number | null; eyes: ReplayStore["eyes"] } {
  const { pathname, search } = new URL(url, "http://x");
  const route = parseRoute(pathname, "", search);
  if (route.name !== "replay") throw new Error(url);
  return route;
}

/** Opens the page at an address. */
function open(path: string): void {
  url = path;
  replay = new ReplayStore("t", api as unknown as Api, address, (next) => (url = next));
  const endEffects = $effect.root(() => {
    $effect(() => replay.follow());
  });
  close = () => {
    replay.stop();
    endEffects();
  };
  background(replay.start());
}

/** What is on the board: after how many moves, and through whose eyes. */
async function expectShown(moves: number, eyes: unknown): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    expect(replay.view).toMatchObject({ moves, eyes });
  });
  expect(replay.moveNumber).toBe(moves);
  expect(replay.eyes).toBe(eyes);
}

beforeEach(() => {
  vi.resetAllMocks();
  api.table.mockResolvedValue(updateOf(0, LAST, { status: "finished" }));
  api.viewAt.mockImplementation((_, moves: number, eyes: unknown) =>
    Promise.resolve({ moves, view: { ...tableState(0).view, moves, eyes, seats: [`0 to ${eyes}`, `1 to ${eyes}`] } }),
  );
  api.replay.mockImplementation((_, eyes: unknown) => Promise.resolve({ eyes }));
});

afterEach(() => {
  close();
  vi.useRealTimers();
});

describe("the address of a replay", () => {
  it("names the move and the eyes", async () => {
    open("/replay/t/2?eyes=1");
    await expectShown(2, 1);
    expect(replay.log).toEqual({ eyes: 1 });
    url = "/replay/t/3?eyes=spectator";
    await expectShown(3, "spectator");
    await vi.waitFor(() => expect(replay.log).toEqual({ eyes: "spectator" }));
  });

  it("shows the same when the browser goes back and forward", async () => {
    open("/replay/t/1");
    await expectShown(1, null);
    url = "/replay/t/4?eyes=open";
    await vi.waitFor(() => expect(replay.view).toMatchObject({ moves: LAST }));
    url = "/replay/t/1";
    await expectShown(1, null);
    url = "/replay/t/4?eyes=open";
    await vi.waitFor(() => expect(replay.view).toMatchObject({ moves: LAST, eyes: "open" }));
    expect(api.viewAt.mock.calls.filter(([, moves]) => moves === 1)).toHaveLength(1);
  });

  it("is replaced by a step, which keeps the eyes", async () => {
    open("/replay/t/1?eyes=0");
    await expectShown(1, 0);
    replay.stepBy(1);
    expect(url).toBe("/replay/t/2?eyes=0");
    await expectShown(2, 0);
    replay.stepBy(-9);
    expect(url).toBe("/replay/t/0?eyes=0");
    replay.showMove(null);
    expect(url).toBe(`/replay/t/${LAST}?eyes=0`);
    replay.stepBy(1);
    expect(url).toBe(`/replay/t/${LAST}?eyes=0`);
  });

  it("stays as it is while the match is not loaded", async () => {
    open("/replay/t/3");
    replay.stepBy(1);
    replay.showMove(null);
    expect(url).toBe("/replay/t/3");
    await expectShown(3, null);
  });

  it("past the end shows the last move", async () => {
    open("/replay/t/99");
    await expectShown(LAST, null);
  });

  it("without a move shows the start", async () => {
    open("/replay/t");
    await expectShown(0, null);
  });
});

describe("a replay", () => {
  it("loads the match once, and never asks for updates", async () => {
    open("/replay/t/1");
    await expectShown(1, null);
    replay.stepBy(1);
    replay.reconnect();
    await expectShown(2, null);
    expect(api.table).toHaveBeenCalledOnce();
    expect(replay.entries).toHaveLength(LAST);
  });

  it("offers no move, even while the match is on", async () => {
    api.table.mockResolvedValue(updateOf(0, LAST));
    open("/replay/t/4");
    await expectShown(LAST, null);
    expect(replay.legalMoves).toEqual([]);
    expect(replay.draft.allows()).toBe(false);
    expect(replay.isLive).toBe(false);
  });

  it("shows the move of the address as soon as the server answers again", async () => {
    open("/replay/t/1");
    await expectShown(1, null);
    vi.useFakeTimers();
    api.viewAt.mockRejectedValueOnce(new UnreachableError());
    replay.stepBy(1);
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.isOffline).toBe(true);
    expect(replay.moveNumber).toBe(2);
    expect(replay.view).toMatchObject({ moves: 1 });
    replay.reconnect();
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.view).toMatchObject({ moves: 2 });
    expect(replay.isOffline).toBe(false);
  });

  it("ignores a late answer for a move that was left", async () => {
    open("/replay/t/1");
    await expectShown(1, null);
    let answer: (view: unknown) => void = () => {};
    api.viewAt.mockImplementationOnce(() => new Promise((done) => (answer = done)));
    replay.stepBy(1);
    flushSync();
    replay.stepBy(1);
    await expectShown(3, null);
    answer({ moves: 2, view: { ...tableState(0).view, moves: 2 } });
    await Promise.resolve();
    await expectShown(3, null);
  });

  it("says why it is refused", async () => {
    const problem = { say: "no-such-table", facts: { table: "t" }, text: "" };
    api.table.mockRejectedValue(new RefusedError(404, problem));
    open("/replay/t/1");
    await vi.waitFor(() => expect(replay.problem).toEqual(problem));
    expect(api.table).toHaveBeenCalledOnce();
    expect(replay.view).toBeNull();
  });

  it("of a table that has not started shows nothing", async () => {
    api.table.mockResolvedValue(updateOf(0, 0, { status: "gathering", view: null }));
    open("/replay/t/0");
    await vi.waitFor(() => expect(replay.state?.status).toBe("gathering"));
    flushSync();
    expect(api.viewAt).not.toHaveBeenCalled();
  });
});

describe("another seat's view", () => {
  it("also exists for the last move, with that seat as the player's own", async () => {
    open("/replay/t/4?eyes=1");
    await expectShown(LAST, 1);
    expect(replay.state?.you).toBe(1);
    url = "/replay/t/2?eyes=spectator";
    await expectShown(2, "spectator");
    expect(replay.state?.you).toBeNull();
    url = "/replay/t/4";
    await expectShown(LAST, null);
    expect(replay.state?.you).toBe(0);
  });

  it("of all seats combines what each of them knows", async () => {
    open("/replay/t/3?eyes=open");
    await vi.waitFor(() => expect(replay.view?.seats).toEqual(["0 to 0", "1 to 1"]));
  });
});

it("shows a line instead of the match, through the eyes of its seat, until somebody goes on", async () => {
  const moments = [0, 1].map((seat) => ({ seat, move: "build a1", view: { moves: `line ${seat}` } }));
  api.line.mockResolvedValue(moments);
  open("/replay/t/1");
  await expectShown(1, null);
  await replay.showLine(3, 1);
  flushSync();
  expect([url, replay.state?.you]).toEqual(["/replay/t/2?eyes=1", 1]);
  expect([replay.view, replay.actor]).toEqual([moments[0]!.view, 0]);
  replay.stepBy(1);
  replay.stepBy(1);
  expect([replay.view, replay.actor, url]).toEqual([moments[1]!.view, 1, "/replay/t/2?eyes=1"]);
  replay.stepBy(-2);
  await expectShown(2, 1);
  replay.showMove(4);
  await expectShown(4, 1);
  expect(replay.line.isOpen).toBe(false);
});
