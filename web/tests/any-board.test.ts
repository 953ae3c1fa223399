import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Board from "../src/games/any/Board.svelte";
import { addDeclaration, labelOf, nounsOf, toneOf, visibleCards } from "../src/games/any/declaration";
import { beginningsAt, completed, wordsToPointAt } from "../src/games/any/move-words";
import { Draft } from "../src/lib/draft.svelte";
import { language } from "../src/lib/language.svelte";
import type { ShownTable } from "../src/lib/shown-table";
import type { View } from "../src/lib/wire";
import type { Board as Declaration } from "../src/lib/wire.generated";
import { tableState } from "./table-samples";

const area = { noun: "card", per_seat: false, verbs: [] };
const DECLARATION: Declaration = {
  prefix: "xx",
  areas: [
    { ...area, kind: "grid", field: "plan", columns: 2, rows: 2, verbs: ["build"] },
    { ...area, kind: "pile", field: "deck" },
    { ...area, kind: "counter", field: "round", noun: "" },
    { ...area, kind: "hand", field: "hand", per_seat: true, verbs: ["build", "discard"] },
  ],
};
const MOVES = ["build residence a1", "build residence b2", "discard residence", "pass"];
const view = {
  game: "any-city",
  players: 2,
  options: {},
  seat: 0,
  prompt: { say: "now-over", facts: {} },
  to_act: [0],
  plan: { b1: "parking", a2: null },
  deck: 7,
  round: 3,
  seats: [{ hand: ["residence", "leisure"] }, { hand: { known: [], unknown: 4 } }],
} as View;

describe("values of an area", () => {
  it("are read in every form", () => {
    expect(visibleCards(12)).toEqual({ known: [], unknown: 12 });
    expect(visibleCards(["park", null])).toEqual({ known: ["park"], unknown: 1 });
    expect(visibleCards({ known: ["park"], unknown: 2, shown: [] })).toEqual({ known: ["park"], unknown: 2 });
    expect(visibleCards({ park: 2, road: 1 })).toEqual({ known: ["park", "park", "road"], unknown: 0 });
  });

  it("have words and colours by convention", () => {
    expect(labelOf(DECLARATION, { ...DECLARATION.areas[2]!, field: "coins_left" })).toBe("xx-area-coins-left");
    expect(nounsOf(DECLARATION)).toEqual(["card"]);
    expect(toneOf("park")).toBe(toneOf("park"));
  });
});

describe("pointing", () => {
  it("finds the beginnings of moves that name a word", () => {
    expect(beginningsAt(MOVES, [], "residence", ["build", "discard"])).toEqual([
      "build residence",
      "discard residence",
    ]);
    expect(beginningsAt(MOVES, [], "residence", ["discard"])).toEqual(["discard residence"]);
    expect(beginningsAt(MOVES, ["build", "residence"], "b2", ["build"])).toEqual(["build residence b2"]);
    expect(beginningsAt(MOVES, [], "residence", [])).toEqual([]);
  });

  it("starts anew with a word that does not continue the draft", () => {
    expect(beginningsAt(MOVES, ["discard", "residence"], "a1", ["build"])).toEqual(["build residence a1"]);
  });

  it("completes what leaves no choice", () => {
    expect(completed(MOVES, "discard")).toBe("discard residence");
    expect(completed(MOVES, "build residence")).toBe("build residence");
  });

  it("emphasizes what continues the draft", () => {
    expect([...wordsToPointAt(MOVES, ["build", "residence"], ["build"])]).toEqual(["a1", "b2"]);
  });
});

describe("the board", () => {
  let component: ReturnType<typeof mount> | null = null;
  const confirm = vi.fn(() => Promise.resolve());
  const draft = new Draft(() => MOVES);
  const table = {
    name: "t",
    state: { ...tableState(1), you: 0 },
    entries: [],
    view,
    moveNumber: null,
    names: ["Ada", "Bela"],
    isLive: true,
    legalMoves: MOVES,
    draft,
    pendingMove: null,
    confirm,
  } as unknown as ShownTable;

  beforeAll(async () => {
    await language.switchTo("en");
    addDeclaration("any-city", DECLARATION);
  });

  afterEach(async () => {
    if (component) await unmount(component);
    draft.clear();
  });

  function show(): HTMLElement {
    document.body.innerHTML = "";
    component = mount(Board, { target: document.body, props: { table, view } });
    flushSync();
    return document.body;
  }

  const button = (selector: string) => document.querySelector<HTMLButtonElement>(selector)!;
  const click = (selector: string) => {
    button(selector).click();
    flushSync();
  };

  it("draws the areas with words, and hidden cards from the back", () => {
    const text = show().textContent;
    for (const words of ["Ada", "Bela", "residence", "parking", "4 cards face down"]) expect(text).toContain(words);
    expect(button('[data-cell="b1"]').getAttribute("aria-label")).toBe("b1: parking");
    expect(button('[data-cell="a1"]').getAttribute("aria-label")).toBe("a1: empty");
    expect(document.querySelectorAll(".player")[0]!.getAttribute("aria-label")).toBe("Ada");
  });

  it("asks which move is meant, then is pointed at for the rest of it, and sends it by pointing again", () => {
    show();
    click('[data-card="residence"]');
    expect(draft.words).toEqual([]);
    click(".questions button");
    expect(draft.words).toEqual(["build", "residence"]);
    click('[data-cell="b2"]');
    expect(draft.move).toBe("build residence b2");
    click('[data-cell="b2"]');
    expect(confirm).toHaveBeenCalledOnce();
  });

  it("offers nothing that no legal move names", () => {
    show();
    expect(button('[data-card="leisure"]')).toBeNull();
    expect(button('[data-cell="b1"]').getAttribute("aria-disabled")).toBe("true");
    click('[data-cell="b1"]');
    expect(draft.words).toEqual([]);
  });

  it("lists all moves, too", () => {
    expect(show().textContent).toContain("pass");
  });
});
