import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import CellGrid from "../src/games/kit/CellGrid.svelte";
import { cellBeside, formatCell, isInArea, parseCell } from "../src/games/kit/grid";
import { pointing } from "../src/games/kit/pointer";
import { neighbourInList, RovingFocus } from "../src/games/kit/roving-focus.svelte";

const AREA = { columns: [1, 2, 3], rows: [0, 1] };

/** A grid of buttons b1 to d2, each with a drawing in it. */
function drawGrid(): HTMLElement {
  const grid = document.createElement("div");
  for (const row of AREA.rows) {
    for (const column of AREA.columns) {
      const button = document.createElement("button");
      button.dataset.cell = formatCell({ column, row });
      button.append(document.createElement("span"));
      grid.append(button);
    }
  }
  document.body.replaceChildren(grid);
  return grid;
}

let grid: HTMLElement;
const cell = (name: string) => grid.querySelector<HTMLElement>(`[data-cell="${name}"]`)!;

beforeEach(() => {
  grid = drawGrid();
});

describe("cells of a grid", () => {
  it("are written like chess squares", () => {
    expect(parseCell("b10")).toEqual({ column: 1, row: 9 });
    expect(formatCell({ column: 8, row: 8 })).toBe("i9");
    expect(formatCell(parseCell("e5"))).toBe("e5");
  });

  it("end at the edge of the area", () => {
    expect(isInArea(AREA, "b1")).toBe(true);
    expect(isInArea(AREA, "a1")).toBe(false);
    expect(cellBeside(AREA, "c1", 1, 0)).toBe("d1");
    expect(cellBeside(AREA, "c1", 0, 1)).toBe("c2");
    expect(cellBeside(AREA, "d1", 1, 0)).toBeNull();
    expect(cellBeside(AREA, "c1", 0, -1)).toBeNull();
  });
});

describe("the roving focus", () => {
  const onfocus = vi.fn();
  let shown: (name: string) => boolean;
  let roving: RovingFocus;

  beforeEach(() => {
    onfocus.mockReset();
    shown = (name) => isInArea(AREA, name);
    roving = new RovingFocus({
      tabStops: () => [null, "z9", "c2"],
      isShown: (name) => shown(name),
      neighbour: (from, right, down) => cellBeside(AREA, from, right, down),
      onfocus,
    });
    roving.attach(grid);
    grid.addEventListener("keydown", roving.onKey);
  });

  function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    document.activeElement!.dispatchEvent(event);
    return event;
  }

  it("has its tab stop at the first candidate that is shown", () => {
    expect(roving.tabStop).toBe("c2");
  });

  it("moves by arrow keys, and takes the tab stop along", () => {
    cell("c2").focus();
    press("ArrowUp");
    press("ArrowRight");
    expect(document.activeElement).toBe(cell("d1"));
    expect(roving.tabStop).toBe("d1");
    expect(onfocus.mock.calls.map(([name]) => name)).toEqual(["c2", "c1", "d1"]);
  });

  it("stays at an edge, where the arrow key still does nothing else", () => {
    cell("b1").focus();
    expect(press("ArrowLeft").defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(cell("b1"));
  });

  it("leaves other keys, and keys of the browser, alone", () => {
    cell("b1").focus();
    expect(press("Enter").defaultPrevented).toBe(false);
    expect(press("ArrowRight", { altKey: true }).defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(cell("b1"));
  });

  it("has another tab stop when its cell is no longer shown", () => {
    cell("d1").focus();
    shown = (name) => name === "c2";
    // A derived value is computed again when something that it depends on changes.
    roving.focused = "d2";
    expect(roving.tabStop).toBe("c2");
  });

  it("goes round in a list", () => {
    const list = ["x", "y", "z"];
    expect(neighbourInList(list, "x", 1, 0)).toBe("y");
    expect(neighbourInList(list, "z", 0, 1)).toBe("x");
    expect(neighbourInList(list, "x", -1, 0)).toBe("z");
    expect(neighbourInList([], "x", 1, 0)).toBeNull();
  });
});

describe("pointing", () => {
  const onpoint = vi.fn();
  let end: () => void;

  beforeEach(() => {
    onpoint.mockReset();
    end = pointing("cell", onpoint)(grid);
  });

  let clientX = 0;

  function pointer(kind: "pointerover" | "pointerout", target: Element, relatedTarget: Element, type = "mouse"): void {
    if (kind === "pointerout") clientX++;
    target.dispatchEvent(new PointerEvent(kind, { bubbles: true, relatedTarget, pointerType: type, clientX }));
  }

  it("follows the mouse from item to item", () => {
    pointer("pointerover", cell("b1"), document.body);
    pointer("pointerout", cell("b1"), cell("c1"));
    pointer("pointerover", cell("c1"), cell("b1"));
    pointer("pointerout", cell("c1"), grid);
    pointer("pointerover", grid, cell("c1"));
    expect(onpoint.mock.calls.flat()).toEqual(["b1", null, "c1", null]);
  });

  it("does not notice what is crossed within an item", () => {
    const drawing = cell("b1").firstElementChild!;
    pointer("pointerover", drawing, grid);
    pointer("pointerout", drawing, cell("b1"));
    pointer("pointerover", cell("b1"), drawing);
    expect(onpoint.mock.calls.flat()).toEqual(["b1"]);
  });

  it("is not done by a mouse that rests while the items move", () => {
    pointer("pointerover", cell("b1"), document.body);
    cell("b1").dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", clientX: 7 }));
    const moved = (kind: string, target: Element) =>
      target.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: "mouse", clientX: 7 }));
    moved("pointerout", cell("b1"));
    moved("pointerover", cell("c1"));
    expect(onpoint.mock.calls.flat()).toEqual(["b1", null]);
  });

  it("is not done by a finger", () => {
    pointer("pointerover", cell("b1"), document.body, "touch");
    pointer("pointerout", cell("b1"), document.body, "touch");
    expect(onpoint).not.toHaveBeenCalled();
  });

  it("is also done by the focus", async () => {
    cell("b1").focus();
    cell("c1").focus();
    cell("c1").blur();
    await Promise.resolve();
    expect(onpoint.mock.calls.flat()).toEqual(["b1", null, "c1", null]);
  });

  it("ends after the update of the page that removes what has the focus", async () => {
    cell("b1").focus();
    cell("b1").blur();
    expect(onpoint.mock.calls.flat()).toEqual(["b1"]);
    cell("c1").focus();
    await Promise.resolve();
    expect(onpoint.mock.calls.flat()).toEqual(["b1", "c1"]);
  });

  it("ends with its element", () => {
    end();
    cell("b1").focus();
    expect(onpoint).not.toHaveBeenCalled();
  });
});

describe("a grid that a board fills", () => {
  const [onpoint, onkey] = [vi.fn(), vi.fn()];

  function draw(hasCoordinates: boolean): () => Promise<void> {
    document.body.replaceChildren();
    const cell = createRawSnippet<[string, number]>((at, tabindex) => ({
      render: () => `<button data-cell="${at()}" tabindex="${tabindex()}"></button>`,
    }));
    const props = { area: AREA, label: "City", tabStops: [null, "c2"], hasCoordinates, cell, onpoint, onkey };
    const component = mount(CellGrid, { target: document.body, props });
    flushSync();
    grid = document.querySelector<HTMLElement>("[role=grid]")!;
    return () => unmount(component);
  }

  it("has rows of cells, one of which is a tab stop", async () => {
    const end = draw(false);
    const rows = [...grid.querySelectorAll("[role=row]")];
    const names = rows.map((row) =>
      [...row.querySelectorAll<HTMLElement>("button")].map((button) => button.dataset.cell),
    );
    expect(names).toEqual([
      ["b1", "c1", "d1"],
      ["b2", "c2", "d2"],
    ]);
    expect(grid.getAttribute("aria-label")).toBe("City");
    expect([...grid.querySelectorAll("[tabindex='0']")]).toEqual([cell("c2")]);
    expect(grid.querySelector("[data-column], [data-row]")).toBeNull();
    await end();
  });

  it("shows letters above and numbers beside its cells", async () => {
    const end = draw(true);
    const spaces = [...grid.querySelectorAll<HTMLElement>("[role=gridcell]")];
    expect(spaces.map((space) => space.dataset.column ?? "").join("")).toBe("bcd");
    expect(spaces.map((space) => space.dataset.row ?? "").join("")).toBe("12");
    await end();
  });

  it("is walked by arrow keys, reports what is pointed at, and leaves other keys to the board", async () => {
    const end = draw(false);
    const press = (key: string, more: KeyboardEventInit = {}) =>
      document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    cell("c2").focus();
    press("ArrowLeft");
    expect(document.activeElement).toBe(cell("b2"));
    expect(onpoint.mock.calls.flat()).toEqual(["c2", null, "b2"]);
    press("f");
    press("f", { ctrlKey: true });
    expect(onkey.mock.calls).toEqual([["f", "b2"]]);
    await end();
  });
});
