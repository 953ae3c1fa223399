import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Hint from "../src/components/Hint.svelte";
import LowTime from "../src/components/LowTime.svelte";
import Spotlight from "../src/components/Spotlight.svelte";
import { skipByClick, skipByKey } from "../src/components/turn-skip";
import { language } from "../src/lib/language.svelte";
import { preferences } from "../src/lib/preferences.svelte";
import type { ShownTable } from "../src/lib/shown-table";
import { spotlight } from "../src/lib/spotlight.svelte";
import type { TableStore } from "../src/lib/table.svelte";
import type { Candidate, LogEntry, SeatState, TableState } from "../src/lib/wire";
import { tableState } from "./table-samples";

const CANDIDATES: Candidate[] = [
  { move: "build residence e4", weight: "favourite", case: "ahead", points: 1 },
  { move: "discard leisure", weight: "alternative", case: "level", points: 0 },
];

let component: Record<string, unknown> | null = null;

beforeAll(() => language.switchTo("en"));
beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  if (component) await unmount(component);
  component = null;
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe("a player whose time runs low", () => {
  function show(seconds: number, more: Partial<TableState> = {}): void {
    const seats = [{ deadline: Date.now() + seconds * 1000 } as SeatState];
    const table = { state: tableState(1, { seats, ...more }) } as TableStore;
    component = mount(LowTime, { target: document.body, props: { table } });
    flushSync();
  }
  const warning = () => document.querySelector("[role=alert]")!.textContent.trim();

  it("is warned in words and by a sound", () => {
    const play = vi.spyOn(preferences, "play").mockReturnValue();
    show(60);
    vi.advanceTimersByTime(44_000);
    flushSync();
    expect([warning(), play.mock.calls]).toEqual(["", []]);
    vi.advanceTimersByTime(1500);
    flushSync();
    expect([warning(), play.mock.calls]).toEqual(["Hurry: less than 15 seconds left!", [["time"]]]);
  });

  it("is not warned for the whole of a fast move, nor weeks ahead", () => {
    show(10, { clock: { kind: "live", move: 10, reserve: 0 } });
    vi.advanceTimersByTime(4000);
    flushSync();
    expect(warning()).toBe("");
    vi.advanceTimersByTime(1500);
    flushSync();
    expect(warning()).toBe("Hurry: less than 5 seconds left!");
  });

  it("is left alone with weeks to go", () => {
    show(40 * 86_400);
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(warning()).toBe("");
  });
});

describe("a hint", () => {
  const propose = vi.fn();
  const command = vi.fn().mockResolvedValue(true);

  function show(entries: Partial<LogEntry>[]): void {
    const table = { state: tableState(3), entries, names: [], view: null, command, draft: { propose } };
    const props = { table: table as unknown as TableStore, describeMove: undefined, onclose: vi.fn() };
    component = mount(Hint, { target: document.body, props });
    flushSync();
  }

  it("is asked for, if there is none for this decision and this seat", () => {
    show([
      { kind: "hinted", version: 2, seat: 0, candidates: CANDIDATES },
      { kind: "hinted", version: 3, seat: 1 },
    ]);
    expect(command).toHaveBeenCalledExactlyOnceWith("hint", { version: 3 });
    expect(document.querySelector("[role=status]")!.textContent.trim()).toBe("Looking for good moves…");
  });

  it("lists moves with their reasons, and a click chooses one", () => {
    command.mockClear();
    show([{ kind: "hinted", version: 3, seat: 0, candidates: CANDIDATES }]);
    expect(command).not.toHaveBeenCalled();
    const reasons = [...document.querySelectorAll("li span")].map((node) => node.textContent);
    expect(reasons).toEqual([
      "a little better than the rest; you should finish about 1 point ahead",
      "also worth a look; it will be close",
    ]);
    document.querySelector<HTMLElement>("li:last-child button")!.click();
    expect(propose).toHaveBeenCalledExactlyOnceWith("discard", "leisure");
  });
});

describe("lit cells", () => {
  const cell = (at: string, owner = "") => `<b ${owner && `data-owner="${owner}"`}><i data-cell="${at}"></i></b>`;
  const lit = () => [...document.querySelectorAll<HTMLElement>("[data-lit]")].map((node) => node.dataset.cell);

  beforeEach(() => {
    document.body.innerHTML = `<main id="board">${cell("a1", "0")}${cell("b1", "1")}${cell("c1")}</main><p>entry</p>`;
    const table = { state: tableState(1), view: tableState(1).view, isLive: true, step: null } as unknown as ShownTable;
    const refusal = { say: "CC-26", facts: { at: "c1", other_at: "a1" }, text: "" };
    component = mount(Spotlight, { target: document.body, props: { table, display: {}, refusal } });
    flushSync();
  });

  it("are those that a refusal names: the space, and the card that forbids it", () => {
    expect(lit()).toEqual(["a1", "c1"]);
  });

  it("are those of the entry that is pointed at, in the city of its player", async () => {
    const entry = document.querySelector("p")!;
    const detach = spotlight.lights(() => [
      { cell: "a1", seat: 1 },
      { cell: "b1", seat: 1 },
    ])(entry);
    entry.dispatchEvent(new Event("pointerenter"));
    flushSync();
    expect(lit()).toEqual(["b1"]);
    entry.dispatchEvent(new Event("pointerleave"));
    await tick();
    expect(lit()).toEqual(["a1", "c1"]);
    detach();
  });

  it("stay lit when the sheet with the entry that was tapped is closed, until something else is touched", async () => {
    const detach = spotlight.lights(() => [{ cell: "b1", seat: null }])(document.querySelector("p")!);
    document.querySelector("p")!.dispatchEvent(new Event("focusin"));
    spotlight.hold([{ cell: "b1", seat: null }]);
    detach();
    await tick();
    expect(lit()).toEqual(["b1"]);
    dispatchEvent(new Event("pointerdown"));
    await tick();
    expect(lit()).toEqual(["a1", "c1"]);
  });
});

describe("skipping a turn", () => {
  const skip = vi.fn();
  const table = { isLive: true, turns: { queue: { isBehind: true, skip } } } as unknown as TableStore;

  beforeEach(() => {
    skip.mockClear();
    document.body.innerHTML = `<main id="board"><button data-cell="a1"></button><button id="zoom"></button></main><input />`;
    addEventListener("click", onClick);
    addEventListener("keydown", onKey);
  });
  afterEach(() => {
    removeEventListener("click", onClick);
    removeEventListener("keydown", onKey);
  });
  const onClick = (event: MouseEvent) => skipByClick(event, table);
  const onKey = (event: KeyboardEvent) => skipByKey(event, table);

  it.each([
    ["a click on a cell", "[data-cell]", 1],
    ["a click on the board", "#board", 1],
    ["no click on another button of the board", "#zoom", 0],
    ["no click elsewhere", "input", 0],
  ])("takes %s", (_, selector, times) => {
    document.querySelector<HTMLElement>(selector)!.click();
    expect(skip).toHaveBeenCalledTimes(times);
  });

  it("takes the space bar or Escape, but not while typing", () => {
    for (const [key, selector] of [
      [" ", "#zoom"],
      ["Escape", "#board"],
      ["Enter", "#board"],
      [" ", "input"],
    ] as const)
      document.querySelector(selector)!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    expect(skip).toHaveBeenCalledTimes(2);
  });
});
