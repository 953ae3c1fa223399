import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Api, RefusedError, UnreachableError } from "../src/lib/api";
import { language } from "../src/lib/language.svelte";
import { cellsOf, largestReveals, ReviewStore, valueText, whyText } from "../src/lib/review.svelte";
import { REVIEW_FILES } from "../src/lib/review-words";
import type { ReviewedDecision, ReviewStatus } from "../src/lib/wire";

const working: ReviewStatus = { state: "working", done: 3, moves: 40, review: null };
const done: ReviewStatus = {
  state: "done",
  done: 40,
  moves: 40,
  review: {
    format: 2,
    game: "card-city",
    players: 2,
    unit: "chance",
    values: [],
    decisions: [],
    reveals: [],
    accounts: [],
  },
};
const decision: ReviewedDecision = {
  number: 12,
  seat: 0,
  move: "build residence a3",
  best: "build industry b3",
  value: 0.6,
  loss: 0.12,
  error: 0.01,
  label: "mistake",
  accuracy: 60,
  line: [],
  reply: [],
  explanation: null,
  losses: {},
  bot: "",
};

describe("the review of a match", () => {
  const api = { review: vi.fn() };
  let store: ReviewStore;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    store = new ReviewStore("t", api as unknown as Api);
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
    api.review.mockReset();
  });

  it("is asked for until it is there", async () => {
    api.review.mockResolvedValueOnce(working).mockRejectedValueOnce(new UnreachableError()).mockResolvedValue(done);
    stop = store.follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.status).toEqual(working);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.review?.game).toBe("card-city");
    expect(api.review).toHaveBeenCalledTimes(3);
  });

  it("is no longer asked for when the panel is closed", async () => {
    api.review.mockResolvedValue(working);
    stop = store.follow();
    await vi.advanceTimersByTimeAsync(2500);
    const asked = api.review.mock.calls.length;
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.review).toHaveBeenCalledTimes(asked);
  });

  it("says why there is none", async () => {
    const problem = { say: "review-unfinished", facts: {}, text: "", rule: null, version: null };
    api.review.mockRejectedValue(new RefusedError(409, problem as never));
    stop = store.follow();
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.problem?.say).toBe("review-unfinished");
    expect(api.review).toHaveBeenCalledTimes(1);
  });
});

describe("the words of a review", () => {
  beforeEach(async () => {
    await language.addGames("card-city");
    await language.addFiles(REVIEW_FILES);
    await language.switchTo("en");
  });

  it("name the better move and what it would have brought", () => {
    const why = (explanation: ReviewedDecision["explanation"]) =>
      whyText({ ...decision, explanation }, "card-city", "chance", ["Anna", "Basile"], (move) => move.toUpperCase());
    expect(why(null)).toBe("“BUILD INDUSTRY B3” was better by 12% in winning chances.");
    const reasons = [
      { theme: "money", points: 2 },
      { theme: "rival", points: 1 },
    ];
    expect(why({ reasons, reply: { seat: 1, move: "choose big" } })).toBe(
      "“BUILD INDUSTRY B3” was better by 12% in winning chances, mainly because of your finances and what it leaves your " +
        "opponents. " +
        "Basile could then answer “CHOOSE BIG”.",
    );
  });

  it("are silent about a decision that is not marked", () => {
    expect(whyText({ ...decision, label: "" }, "card-city", "chance", [], (move) => move)).toBe("");
  });

  it("have signs for differences alone", () => {
    expect(valueText(0.254, "chance")).toBe("25%");
    expect(valueText(0.05, "chance", true)).toBe("+5%");
    expect(valueText(-0.05, "chance", true)).toBe("−5%");
    expect(valueText(-2.25, "points", true)).toBe("−2.2");
  });
});

it("finds the cells that a move names", () => {
  expect(cellsOf("build residence a3")).toEqual(["a3"]);
  expect(cellsOf("play temple -2,10")).toEqual(["-2,10"]);
  expect(cellsOf("choose big")).toEqual([]);
});

it("finds the luckiest and unluckiest moments of a seat", () => {
  const luck = [0.02, -0.2, 0.004, 0.1, -0.03];
  const reveals = luck.map((each, index) => ({ number: index + 1, seat: 0, luck: each }));
  const review = { ...done.review!, reveals: [...reveals, { number: 9, seat: 1, luck: 0.9 }] };
  expect(largestReveals(review, 0).map(({ number }) => number)).toEqual([2, 4, 5]);
  expect(largestReveals(review, 1).map(({ number }) => number)).toEqual([9]);
  expect(largestReveals({ ...review, unit: "points" }, 0)).toEqual([]);
});
