import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import ActionBar from "../src/components/ActionBar.svelte";
import TableLayout from "../src/components/TableLayout.svelte";
import { readingOrder } from "../src/components/text";
import { ui } from "../src/components/ui.svelte";
import { language, say } from "../src/lib/language.svelte";
import type { ShownTable } from "../src/lib/shown-table";
import type { TableStore } from "../src/lib/table.svelte";
import type { LogEntry, Problem, Sentence } from "../src/lib/wire";
import { entriesOf, tableState } from "./table-samples";

// Points on the seats come from the server.
vi.mock("../src/lib/live-sheets", () => ({ followSheets: () => () => {} }));
const screen = vi.hoisted(() => ({ low: false }));
vi.mock("../src/lib/screen", () => ({
  compactScreen: { current: true },
  lowScreen: {
    get current() {
      return screen.low;
    },
  },
}));

let component: Record<string, unknown> | null = null;

beforeAll(async () => {
  await language.switchTo("en");
  await language.addGames("card-city", "infinite-city");
});
beforeEach(() => ui.reset());
afterEach(async () => {
  if (component) await unmount(component);
  component = null;
});

describe("the bar", () => {
  const take = { kind: "cc-discarded", facts: { seat: 1, card: "leisure" } };

  function show(prompt: Sentence, refusal: Problem | null = null, more: Partial<TableStore> = {}): void {
    const state = tableState(1);
    const sinceOwnTurn = [{ entry: {} as LogEntry, event: take, seat: 1 }];
    const table = {
      state,
      view: { ...state.view, prompt },
      names: ["Anna", "Bot 1"],
      refusal,
      isLive: true,
      isCurrent: true,
      isYourTurn: true,
      legalMoves: [],
      pendingMove: null,
      step: null,
      draft: { empty: true, move: null, words: [] },
      turns: { queue: { isBehind: false }, sinceOwnTurn, display: {} },
      ...more,
    };
    const props = { table: table as unknown as TableStore, describeMove: undefined, describeDraft: undefined };
    component = mount(ActionBar, { target: document.body, props });
    flushSync();
  }
  const announced = () => document.querySelector("[role=status]")!.textContent.trim();

  it("announces what to do, and why the player is asked now", () => {
    show({ say: "ic-now-empty", facts: {} });
    expect(announced()).toBe(`${language.event(take, ["Anna", "Bot 1"])} ${say("ic-now-empty")}`);
  });

  it("leaves out what the board shows", () => {
    show({ say: "ic-now-play", facts: { tiles: ["bank"] } });
    expect(announced()).toContain("Play a tile from your hand");
    expect(announced()).not.toContain("bank");
  });

  it("links to the rule of a refusal, and to no other while there is something else to read", () => {
    show({ say: "ic-now-empty", facts: {} }, { say: "unreachable", facts: {}, text: "" });
    ui.cardRule = "CC-25";
    flushSync();
    expect(announced()).toBe(say("unreachable"));
    expect(document.body.textContent).not.toContain("CC-25");
  });

  it("says beside a low board what is being shown, and once to screen readers: from the log", () => {
    screen.low = true;
    const turns = { queue: { isBehind: true }, sinceOwnTurn: [], display: {} } as unknown as TableStore["turns"];
    const step = { seat: 1, events: [take] } as unknown as TableStore["step"];
    show({ say: "ic-now-empty", facts: {} }, null, { turns, step });
    screen.low = false;
    const told = document.querySelector(".lines [aria-hidden]")!;
    expect(told.textContent).toBe(language.event(take, ["Anna", "Bot 1"]));
    expect(announced()).toBe(say("showing-turn-of", { seat: 1 }, ["Anna", "Bot 1"]));
  });
});

it("On a small screen a new decision is at the top of the board", () => {
  const scrollTo = vi.spyOn(HTMLElement.prototype, "scrollTo").mockReturnValue();
  const empty = createRawSnippet(() => ({ render: () => "<p></p>" }));
  const state = tableState(1);
  const props = { state, view: state.view, isLive: true, step: null, names: [], legalMoves: ["pass"] };
  component = mount(TableLayout, {
    target: document.body,
    props: {
      table: props as unknown as ShownTable,
      SeatSummary: undefined,
      boardData: {},
      sideLabel: "",
      children: empty,
      side: empty,
      bar: empty,
    },
  });
  flushSync();
  expect(scrollTo.mock.contexts[0]).toBe(document.querySelector("#board"));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

describe("The log", () => {
  const entry = (number: number, kind: string) =>
    ({ ...entriesOf(number - 1, number)[0]!, kind, moves: 0 }) as LogEntry;
  const kinds = (entries: LogEntry[]) => readingOrder(entries).map(({ kind }) => kind);

  it("begins the match when everybody is there, although the deal was made before", () => {
    const gathered = [entry(1, "opened"), entry(2, "joined")];
    expect(kinds(gathered)).toEqual(["joined", "opened"]);
    expect(kinds([...gathered, ...entriesOf(2, 4)])).toEqual(["joined", "opened", "moved", "moved"]);
  });

  it("is left as it is if its beginning is not loaded", () => {
    expect(kinds(entriesOf(2, 4))).toEqual(["moved", "moved"]);
  });
});
