import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EventQueue, type WaitingStep } from "../src/lib/event-queue.svelte";
import type { View } from "../src/lib/wire";

const PACE = 700;
let pace = PACE;
let queue: EventQueue;

const position = (name: string) => ({ name }) as unknown as View;
const nameOf = (view: View | null) => (view as unknown as { name: string } | null)?.name;
const shown = () => queue.current?.events.map((event) => event.kind).join();

function step(kind: string, more: Partial<WaitingStep> = {}): WaitingStep {
  return { entry: 1, seat: 1, events: [{ kind, facts: {} }], view: null, blocks: true, weight: 1, ...more };
}

beforeEach(() => {
  vi.useFakeTimers();
  pace = PACE;
  queue = new EventQueue(
    () => pace,
    (view, event) => position(`${nameOf(view)}+${event.kind}`),
  );
  queue.release();
});
afterEach(() => vi.useRealTimers());

it("shows every event in order and in its own time", () => {
  queue.add([step("a"), step("b", { weight: 0.5 })], position("start"));
  queue.add([step("c")], null);
  const seen: [number, string | undefined][] = [];
  for (let time = 0; time <= 2000; time += 50) {
    if (seen.at(-1)?.[1] !== shown()) seen.push([time, shown()]);
    vi.advanceTimersByTime(50);
  }
  expect(seen).toEqual([
    [0, "a"],
    [700, "b"],
    [1050, "c"],
    [1750, undefined],
  ]);
  expect(queue.isBehind).toBe(false);
});

it("shows the position after each event: the server's, or what follows from the event", () => {
  queue.add([step("a"), step("b"), step("c", { view: position("end") })], position("start"));
  expect(nameOf(queue.view)).toBe("start+a");
  vi.advanceTimersByTime(PACE);
  expect(nameOf(queue.view)).toBe("start+a+b");
  vi.advanceTimersByTime(PACE);
  expect(nameOf(queue.view)).toBe("end");
});

it("is faster when many events wait, and never more than a few seconds behind", () => {
  queue.add(
    Array.from({ length: 40 }, (_, index) => step(`e${index}`)),
    position("start"),
  );
  vi.advanceTimersByTime(2000);
  queue.add([step("late")], null);
  vi.advanceTimersByTime(6 * PACE - 2000);
  expect(shown()).toBe("e39");
  vi.advanceTimersByTime(PACE);
  expect(shown()).toBe("late");
});

it("shows each of many events for an equal time", () => {
  queue.add(
    Array.from({ length: 13 }, (_, index) => step(`e${index}`)),
    position("start"),
  );
  vi.advanceTimersByTime(6 * 350 + 10);
  expect(shown()).toBe("e6");
});

it("skips to the present", () => {
  queue.add([step("a"), step("b")], position("start"));
  queue.skip();
  expect([queue.current, queue.isBehind]).toEqual([null, false]);
  vi.advanceTimersByTime(5000);
  expect(queue.current).toBeNull();
});

it("holds nobody up with an event that does not block, and drops it for the next one", () => {
  queue.add([step("own", { blocks: false })], position("start"));
  expect([shown(), queue.isBehind]).toEqual(["own", false]);
  queue.add([step("other")], position("start"));
  expect([shown(), queue.isBehind]).toEqual(["other", true]);
});

it("shows nothing when turns are not to be shown", () => {
  pace = 0;
  queue.add([step("a")], position("start"));
  queue.expect();
  expect([queue.current, queue.isBehind]).toEqual([null, false]);
});

it("waits for the board, and shows the position before the first event until then", () => {
  queue = new EventQueue(
    () => PACE,
    (view) => view,
  );
  queue.add([step("a")], position("start"));
  vi.advanceTimersByTime(60_000);
  expect([shown(), queue.isBehind, nameOf(queue.view)]).toEqual([undefined, true, "start"]);
  queue.release();
  vi.advanceTimersByTime(PACE / 2);
  expect(shown()).toBe("a");
});

it("does not wait for the board with a match that has just begun", () => {
  queue = new EventQueue(
    () => PACE,
    (view) => view,
  );
  queue.add([step("a")], null);
  expect(queue.isBehind).toBe(false);
});

it("goes back, and then on to what has happened meanwhile", () => {
  queue.expect();
  expect([queue.isBehind, queue.view]).toEqual([true, null]);
  queue.add([step("new")], position("later"));
  queue.goBack([step("old")], position("before"));
  expect(nameOf(queue.view)).toBe("before");
  vi.advanceTimersByTime(PACE / 2);
  expect(shown()).toBe("old");
  vi.advanceTimersByTime(PACE);
  expect(shown()).toBe("new");
});
