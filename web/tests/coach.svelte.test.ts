import { beforeAll, beforeEach, expect, it } from "vitest";
import { Coach } from "../src/coach/coach.svelte";
import { COACH_FILES } from "../src/lib/coach-words";
import { language } from "../src/lib/language.svelte";

beforeAll(async () => {
  await language.start();
  await language.addFiles(COACH_FILES);
  await language.addGames("card-city");
});

beforeEach(() => localStorage.clear());

it("has one tip for each phase, when it comes for the first time", () => {
  const coach = new Coach();
  coach.follow("cc-now-divide");
  expect(coach.tip).toBe("coach-cc-now-divide");
  coach.follow(null);
  expect(coach.tip).toBe("");
  coach.follow("cc-now-divide");
  expect(coach.tip).toBe("");
  coach.follow("cc-now-build");
  expect(coach.tip).toBe("coach-cc-now-build");
  const later = new Coach();
  later.follow("cc-now-build");
  expect(later.tip).toBe("");
});

it("says nothing about a question without a tip", () => {
  const coach = new Coach();
  coach.follow("now-waiting");
  expect(coach.tip).toBe("");
});

it("is silent for ever once it was turned off", () => {
  const coach = new Coach();
  coach.follow("cc-now-divide");
  coach.turnOff();
  expect(coach.tip).toBe("");
  for (const next of [coach, new Coach()]) {
    next.follow("cc-now-build");
    expect(next.tip).toBe("");
  }
});

it("closes a tip that has been read, and goes on with the next phase", () => {
  const coach = new Coach();
  coach.follow("cc-now-divide");
  coach.close();
  coach.follow("cc-now-divide");
  expect(coach.tip).toBe("");
  coach.follow("cc-now-build");
  expect(coach.tip).toBe("coach-cc-now-build");
});
