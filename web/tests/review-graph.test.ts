import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import ReviewGraph from "../src/components/ReviewGraph.svelte";
import { language } from "../src/lib/language.svelte";
import { REVIEW_FILES } from "../src/lib/review-words";
import type { Review } from "../src/lib/wire";

const review: Review = {
  format: 3,
  game: "card-city",
  players: 2,
  unit: "chance",
  values: [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.3, 0.7],
    [0, 1],
  ],
  decisions: [],
  reveals: [],
  accounts: [],
};
const onshow = vi.fn();
let component: Record<string, unknown>;
let slider: SVGSVGElement;

beforeEach(async () => {
  vi.useFakeTimers();
  await language.switchTo("en");
  await language.addFiles(REVIEW_FILES);
  component = mount(ReviewGraph, {
    target: document.body,
    props: { review, names: ["Anna", "Basia"], moveNumber: 2, onshow },
  });
  flushSync();
  slider = document.querySelector<SVGSVGElement>("[role=slider]")!;
  slider.getBoundingClientRect = () => ({ left: 100, width: 320 }) as DOMRect;
});

afterEach(async () => {
  await unmount(component);
  onshow.mockReset();
  vi.useRealTimers();
});

it("has a line for each seat and says what the moment is worth", () => {
  expect(slider.querySelectorAll("polyline")).toHaveLength(2);
  expect(slider.getAttribute("aria-valuetext")).toBe("After move 2: Anna 30% · Basia 70%");
});

it("leads to the board of a moment by the arrow keys", () => {
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "End", "a"])
    slider.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(onshow.mock.calls).toEqual([[1], [3], [0], [3]]);
});

it("leads to the board of the moment on which the pointer rests", () => {
  const point = (type: string, clientX: number) =>
    slider.dispatchEvent(new MouseEvent(type, { clientX, bubbles: true }));
  point("pointermove", 150);
  point("pointermove", 210);
  expect(onshow).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onshow.mock.calls).toEqual([[1]]);
  point("pointermove", 300);
  point("pointerleave", 300);
  vi.advanceTimersByTime(200);
  expect(onshow).toHaveBeenCalledOnce();
  point("pointerdown", 412);
  vi.advanceTimersByTime(0);
  expect(onshow).toHaveBeenLastCalledWith(3);
});
