import { beforeEach, describe, expect, it, vi } from "vitest";
import { ui } from "../src/components/ui.svelte";
import { groupMoves, movesWithVerb, verbOf, wordsAfter } from "../src/games/kit/legal-moves";
import { MoveChoice } from "../src/games/kit/move-choice";
import type { Facts, TableState } from "../src/lib/wire";
import { ShownCity } from "../src/games/kit/shown-city.svelte";
import { Draft } from "../src/lib/draft.svelte";
import type { Step } from "../src/lib/event-queue.svelte";
import type { ShownTable } from "../src/lib/shown-table";

const LEGAL = ["build residence e4", "build residence f5", "build parking e4", "discard leisure", "pass"];

describe("what the legal moves offer", () => {
  it("is found by verb", () => {
    expect(verbOf("discard leisure")).toBe("discard");
    expect(movesWithVerb(LEGAL, "pass", "discard")).toEqual(["discard leisure", "pass"]);
    expect(movesWithVerb(LEGAL, "dis")).toEqual([]);
  });

  it("is found by the word after a verb", () => {
    expect(wordsAfter(LEGAL, "build")).toEqual(["residence", "parking"]);
    expect(wordsAfter(LEGAL, "pass")).toEqual([]);
  });

  it("is grouped by any key", () => {
    const groups = groupMoves(LEGAL, (move) => move.split(" ")[2] ?? null);
    expect([...groups]).toEqual([
      ["e4", ["build residence e4", "build parking e4"]],
      ["f5", ["build residence f5"]],
    ]);
  });
});

describe("choose or confirm", () => {
  const problem = { say: "cc-not-there", facts: {}, text: "", rule: "CC-22" };
  const table = {
    state: { version: 1 },
    pendingMove: null as string | null,
    confirm: vi.fn(() => Promise.resolve()),
    refusalOf: vi.fn(() => Promise.resolve(problem)),
    draft: new Draft(() => []),
  };
  let choice: MoveChoice;

  beforeEach(() => {
    vi.clearAllMocks();
    ui.hint = null;
    table.pendingMove = null;
    table.draft = new Draft(() => LEGAL);
    choice = new MoveChoice(table as unknown as ShownTable);
  });

  it("drafts at the first click, and sends at the second", async () => {
    ui.hint = problem;
    await choice.choose("build parking e4");
    expect(table.draft.move).toBe("build parking e4");
    expect(ui.hint).toBeNull();
    expect(table.confirm).not.toHaveBeenCalled();
    await choice.choose("build parking e4");
    expect(table.confirm).toHaveBeenCalledOnce();
  });

  it("changes the draft at a click on something else", async () => {
    await choice.choose("build parking e4");
    await choice.choose("build residence f5");
    expect(table.draft.move).toBe("build residence f5");
    expect(table.confirm).not.toHaveBeenCalled();
  });

  it("explains a move that is not legal, and keeps the draft", async () => {
    await choice.choose("build parking e4");
    await choice.choose("build parking a1");
    expect(ui.hint).toEqual(problem);
    expect(table.draft.move).toBe("build parking e4");
  });

  it("drafts the beginning of a move, and never sends it by drafting it again", async () => {
    await choice.draft("build parking");
    expect(table.draft.words).toEqual(["build", "parking"]);
    await choice.draft("pass");
    await choice.draft("pass");
    expect(table.confirm).not.toHaveBeenCalled();
  });

  it("toggles the beginning of a move, however much of the move is drafted", async () => {
    choice.toggle("build parking");
    expect(table.draft.words).toEqual(["build", "parking"]);
    await choice.draft("build parking e4");
    choice.toggle("build parking");
    expect(table.draft.empty).toBe(true);
    choice.propose("build parking");
    choice.toggle("build");
    expect(table.draft.empty).toBe(true);
    choice.propose("build parking");
    choice.toggle("build residence");
    expect(table.draft.words).toEqual(["build", "residence"]);
  });

  it("changes nothing while a move is pending", async () => {
    choice.propose("pass");
    table.pendingMove = "pass";
    await choice.draft("discard leisure");
    expect(table.draft.words).toEqual(["pass"]);
    expect(table.refusalOf).not.toHaveBeenCalled();
  });

  it("explains after a moment what the player points at", async () => {
    vi.useFakeTimers();
    choice.point("build parking a1");
    expect(ui.hint).toBeNull();
    await vi.runAllTimersAsync();
    expect(ui.hint).toEqual(problem);
    // The refusal stays when the pointer leaves, so that its rule can be opened, and goes at a legal place.
    choice.endPoint();
    expect(ui.hint).toEqual(problem);
    choice.point("build parking e4");
    expect(ui.hint).toBeNull();
    choice.point("build parking a1");
    choice.endPoint();
    await vi.runAllTimersAsync();
    expect(ui.hint).toBeNull();
    vi.useRealTimers();
  });

  it("has nothing to say where no move would be made", () => {
    ui.hint = problem;
    choice.point(null);
    expect(ui.hint).toBeNull();
  });
});

describe("the city that is shown", () => {
  let ownSeat = $state<number | null>(1);
  let acting = $state(2);
  let step = $state.raw<Step | null>(null);
  let isAlone = $state(true);
  let replay = $state.raw<{ isReplay: boolean; moveNumber: number | null; actor: number | null }>(undefined!);
  let shown: ShownCity;

  beforeEach(() => {
    [ownSeat, acting, step, isAlone] = [1, 2, null, true];
    replay = { isReplay: false, moveNumber: null, actor: null };
    const table = {
      get state() {
        return { you: ownSeat } as TableState;
      },
      get isReplay() {
        return replay.isReplay;
      },
      get moveNumber() {
        return replay.moveNumber;
      },
      get actor() {
        return replay.actor;
      },
      get step() {
        return step;
      },
    };
    shown = new ShownCity(
      table,
      () => acting,
      () => isAlone,
    );
  });

  it("is the viewer's own, until they switch", () => {
    expect([shown.seat, shown.isOwn]).toEqual([1, true]);
    shown.show(0);
    expect([shown.seat, shown.isOwn]).toEqual([0, false]);
    acting = 0;
    expect(shown.seat).toBe(0);
    shown.showOwn();
    expect(shown.seat).toBe(1);
  });

  it("is for a spectator that of whoever acts, until they switch", () => {
    ownSeat = null;
    expect([shown.seat, shown.isOwn]).toEqual([2, false]);
    acting = 0;
    expect(shown.seat).toBe(0);
    shown.show(2);
    acting = 1;
    expect(shown.seat).toBe(2);
  });

  it("follows the viewer's seat again after they switched to their own", () => {
    shown.show(1);
    ownSeat = 0;
    expect(shown.seat).toBe(0);
  });

  it("is in a replay that of whoever made the move, and a switch lasts until the next one", () => {
    replay = { isReplay: true, moveNumber: 3, actor: 2 };
    expect(shown.seat).toBe(2);
    shown.show(1);
    expect(shown.seat).toBe(1);
    replay = { isReplay: true, moveNumber: 4, actor: 0 };
    expect(shown.seat).toBe(0);
    replay = { isReplay: true, moveNumber: 0, actor: null };
    expect(shown.seat).toBe(1);
  });

  it("is that of whoever made the move while the viewer looks back, and then theirs again", () => {
    replay = { isReplay: false, moveNumber: 3, actor: 2 };
    expect(shown.seat).toBe(2);
    shown.show(1);
    expect(shown.seat).toBe(1);
    replay = { isReplay: false, moveNumber: 4, actor: 2 };
    expect(shown.seat).toBe(2);
    replay = { isReplay: false, moveNumber: null, actor: null };
    expect(shown.seat).toBe(1);
  });

  it("is that of whoever acts in it while turns are shown, where the others are out of sight", () => {
    const shownStep = (facts: Facts) => ({ blocks: true, seat: 0, events: [{ kind: "x", facts }] }) as unknown as Step;
    step = shownStep({ seat: 0, at: "e5" });
    expect([shown.seat, shown.isWatching]).toEqual([0, true]);
    step = shownStep({ seat: 0 });
    expect([shown.seat, shown.isWatching]).toEqual([1, false]);
    step = { ...shownStep({ at: "e5" }), blocks: false };
    expect(shown.seat).toBe(1);
    step = shownStep({ at: "e5" });
    isAlone = false;
    expect(shown.seat).toBe(1);
  });

  it("is not among the others", () => {
    expect(shown.othersOf(["x", "y", "z"])).toEqual([
      { city: "x", seat: 0 },
      { city: "z", seat: 2 },
    ]);
  });
});
