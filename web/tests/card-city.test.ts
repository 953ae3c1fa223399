import { expect, it } from "vitest";
import { assign, divisionMove, type Lots, unassign } from "../src/games/card-city/division";
import { buttonMoves, placementMoves } from "../src/games/card-city/moves";
import { visibleArea } from "../src/games/card-city/view";

const CARDS = ["residence", "residence", "commerce", "parking"];
const EMPTY: Lots = [null, null, null, null];

it("cards fill the small lot, then the big one; the last goes where there is capacity", () => {
  const laid = [3, 0, 2].reduce((lots, card) => assign(lots, card), EMPTY);
  expect(laid).toEqual(["small", "down", "up", "small"]);
  expect(divisionMove(laid, CARDS)?.join(" ")).toBe("divide residence parking / commerce / residence");
});

it("a card goes into the part that is asked for, if there is capacity", () => {
  const laid = assign(EMPTY, 1, "down");
  expect(laid[1]).toBe("down");
  expect(assign(laid, 2, "down")).toBe(laid);
  expect(assign(laid, 1, "small")[1]).toBe("small");
});

it("a card that is taken back leaves the division open", () => {
  const laid = [0, 1, 2].reduce((lots, card) => assign(lots, card), EMPTY);
  expect(divisionMove(unassign(laid, 1), CARDS)).toBeNull();
});

it("moves that lay cards are grouped by what is laid", () => {
  const choices = ["build residence e4", "build residence f5", "build parking e4", "discard leisure", "pass"];
  expect(placementMoves(choices)).toEqual([
    { verb: "build", card: "residence", cells: ["e4", "f5"] },
    { verb: "build", card: "parking", cells: ["e4"] },
  ]);
  expect(buttonMoves(choices)).toEqual(["discard leisure", "pass"]);
});

it("a small city is shown on five by five places, a wide one with its edges", () => {
  expect(visibleArea({ city: { e5: "town-hall" }, square: ["e4", "e6", "d5", "f5"] })).toEqual({
    columns: [2, 3, 4, 5, 6],
    rows: [2, 3, 4, 5, 6],
  });
  const city = { b5: "parking", c5: "parking", d5: "parking", e5: "town-hall" };
  expect(visibleArea({ city, square: ["a5", "f5"] }).columns).toEqual([0, 1, 2, 3, 4, 5]);
});
