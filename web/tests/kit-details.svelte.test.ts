import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Inspection } from "../src/games/kit/inspection.svelte";
import { placeBeside } from "../src/games/kit/placement";

describe("what the player looks at", () => {
  let card: HTMLElement;
  let board: HTMLElement;
  let inspection: Inspection;
  let end: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    board = document.createElement("div");
    board.innerHTML = '<button data-details="bank"><i></i></button><p></p>';
    document.body.replaceChildren(board);
    card = board.querySelector("button")!;
    inspection = new Inspection();
    end = inspection.attach(board);
  });

  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  function pointer(kind: string, target: Element, pointerType: string, clientX = 0): void {
    target.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType, clientX }));
  }

  it("is what a mouse rests on, until it leaves", () => {
    pointer("pointermove", card.firstElementChild!, "mouse");
    expect(inspection.item).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(inspection.item).toMatchObject({ name: "bank", element: card, by: "mouse" });
    pointer("pointermove", board.querySelector("p")!, "mouse");
    expect(inspection.item).toBeNull();
  });

  it("is what has the focus, unless a press brought it", async () => {
    card.focus();
    expect(inspection.item?.by).toBe("focus");
    card.blur();
    // The page may be in the middle of an update, which removes the card.
    expect(inspection.item).not.toBeNull();
    await Promise.resolve();
    expect(inspection.item).toBeNull();
    pointer("pointerdown", card, "mouse");
    card.focus();
    expect(inspection.item).toBeNull();
  });

  it("is not what a mouse presses", () => {
    pointer("pointermove", card, "mouse");
    pointer("pointerdown", card, "mouse");
    pointer("pointermove", card.firstElementChild!, "mouse");
    vi.advanceTimersByTime(1000);
    expect(inspection.item).toBeNull();
    pointer("pointermove", board.querySelector("p")!, "mouse");
    pointer("pointermove", card, "mouse");
    vi.advanceTimersByTime(1000);
    expect(inspection.item?.name).toBe("bank");
  });

  it("is what a finger stays on; that is no click", () => {
    const onclick = vi.fn();
    card.addEventListener("click", onclick);
    pointer("pointerdown", card, "touch");
    vi.advanceTimersByTime(1000);
    expect(inspection.item?.by).toBe("touch");
    pointer("pointerup", card, "touch");
    card.click();
    expect(onclick).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    card.click();
    expect(onclick).toHaveBeenCalledOnce();
  });

  it("is neither what a finger taps nor what it drags", () => {
    pointer("pointerdown", card, "touch");
    pointer("pointerup", card, "touch");
    // Browsers focus what was tapped when the finger has gone.
    card.focus();
    expect(inspection.item).toBeNull();
    card.blur();
    vi.advanceTimersByTime(1000);
    pointer("pointerdown", card, "touch");
    pointer("pointermove", card, "touch", 40);
    vi.advanceTimersByTime(1000);
    expect(inspection.item).toBeNull();
  });
});

describe("the box beside it", () => {
  const window = { width: 400, height: 300 };
  const at = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 });

  it("is to the right, else to the left, else below or above", () => {
    expect(placeBeside(at(20, 100), { width: 200, height: 80 }, window)).toEqual({ left: 78, top: 85 });
    expect(placeBeside(at(300, 100), { width: 200, height: 80 }, window)).toEqual({ left: 92, top: 85 });
    expect(placeBeside(at(200, 20), { width: 380, height: 80 }, window)).toEqual({ left: 12, top: 78 });
    expect(placeBeside(at(200, 240), { width: 380, height: 80 }, window)).toEqual({ left: 12, top: 152 });
  });

  it("stays in the window", () => {
    expect(placeBeside(at(20, 0), { width: 200, height: 80 }, window)).toEqual({ left: 78, top: 8 });
    expect(placeBeside(at(20, 280), { width: 200, height: 80 }, window)).toEqual({ left: 78, top: 212 });
  });
});
