import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReplayPlayer, SPEEDS } from "../src/lib/replay-player.svelte";

const LAST = 3;
let moveNumber = $state(0);
let isShown = $state(true);
let player: ReplayPlayer;
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [moveNumber, isShown] = [0, true];
  player = new ReplayPlayer({
    get moveNumber() {
      return moveNumber;
    },
    moveCount: LAST,
    get isShown() {
      return isShown;
    },
    showMove: (moves) => (moveNumber = moves),
    stepBy: (by) => (moveNumber += by),
  });
  close = $effect.root(() => {
    $effect(() => player.follow());
  });
});

afterEach(() => {
  close();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  flushSync();
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

it("A replay plays move by move and stops at the end", () => {
  player.toggle();
  pass(SPEEDS.normal - 1);
  expect(moveNumber).toBe(0);
  pass(1);
  expect(moveNumber).toBe(1);
  for (let step = 0; step < LAST; step++) pass(SPEEDS.normal);
  expect([moveNumber, player.isPlaying]).toEqual([LAST, false]);
  player.toggle();
  pass(0);
  expect([moveNumber, player.isPlaying]).toEqual([0, true]);
});

it("It pauses, and goes faster or slower", () => {
  player.speed = "fast";
  player.toggle();
  pass(SPEEDS.fast);
  expect(moveNumber).toBe(1);
  player.toggle();
  pass(10 * SPEEDS.slow);
  expect(moveNumber).toBe(1);
});

it("It waits for a position that is still being loaded", () => {
  isShown = false;
  player.toggle();
  pass(10 * SPEEDS.slow);
  expect(moveNumber).toBe(0);
  isShown = true;
  pass(SPEEDS.normal);
  expect(moveNumber).toBe(1);
});

it("Home and End show the first and the last position, and space plays", () => {
  expect(player.handleKey("End")).toBe(true);
  expect(moveNumber).toBe(LAST);
  player.handleKey("Home");
  expect(moveNumber).toBe(0);
  player.handleKey(" ");
  expect(player.isPlaying).toBe(true);
  expect(player.handleKey("x")).toBe(false);
});
