import { expect, it } from "vitest";
import { division, put, takeBack, type Lots } from "../src/games/card-city/lots";
import { layings, plainMoves } from "../src/games/card-city/laying";
import { areaOf } from "../src/games/card-city/view";

const CARDS = ["residence", "residence", "commerce", "parking"];
const EMPTY: Lots = [null, null, null, null];

it("cards fill the small lot, then the big one; the last goes where there is room", () => {
  const laid = [3, 0, 2].reduce((lots, card) => put(lots, card), EMPTY);
  expect(laid).toEqual(["small", "down", "up", "small"]);
  expect(division(laid, CARDS)?.join(" ")).toBe("divide residence parking / commerce / residence");
});

it("a card goes into the part that is asked for, if there is room", () => {
  const laid = put(EMPTY, 1, "down");
  expect(laid[1]).toBe("down");
  expect(put(laid, 2, "down")).toBe(laid);
  expect(put(laid, 1, "small")[1]).toBe("small");
});

it("a card that is taken back leaves the division open", () => {
  const laid = [0, 1, 2].reduce((lots, card) => put(lots, card), EMPTY);
  expect(division(takeBack(laid, 1), CARDS)).toBeNull();
});

it("moves that lay cards are grouped by what is laid", () => {
  const choices = ["build residence e4", "build residence f5", "build parking e4", "discard leisure", "pass"];
  expect(layings(choices)).toEqual([
    { verb: "build", card: "residence", cells: ["e4", "f5"] },
    { verb: "build", card: "parking", cells: ["e4"] },
  ]);
  expect(plainMoves(choices)).toEqual(["discard leisure", "pass"]);
});

it("a small city is shown on five by five places, a wide one with its edges", () => {
  expect(areaOf({ city: { e5: "town-hall" }, square: ["e4", "e6", "d5", "f5"] })).toEqual({
    columns: [2, 3, 4, 5, 6],
    rows: [2, 3, 4, 5, 6],
  });
  const city = { b5: "parking", c5: "parking", d5: "parking", e5: "town-hall" };
  expect(areaOf({ city, square: ["a5", "f5"] }).columns).toEqual([0, 1, 2, 3, 4, 5]);
});
