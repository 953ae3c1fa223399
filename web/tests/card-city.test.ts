import { expect, it } from "vitest";
import { assign, divisionMove, type Lots, lotsOf, unassign } from "../src/games/card-city/division";
import { goldChanges } from "../src/games/card-city/events";
import { buttonMoves, placementMoves } from "../src/games/card-city/moves";
import { sheetArea, visibleArea } from "../src/games/card-city/view";

const CARDS = ["residence", "residence", "commerce", "parking"];
const EMPTY: Lots = [null, null, null, null];

it("assigns cards to the small lot, then the big one, and the last card to the part with room", () => {
  const lots = [3, 0, 2].reduce((assigned, card) => assign(assigned, card), EMPTY);
  expect(lots).toEqual(["small", "down", "up", "small"]);
  expect(divisionMove(lots, CARDS)?.join(" ")).toBe("divide residence parking / commerce / residence");
});

it("assigns a card to the requested part if it has room", () => {
  const lots = assign(EMPTY, 1, "down");
  expect(lots[1]).toBe("down");
  expect(assign(lots, 2, "down")).toBe(lots);
  expect(assign(lots, 1, "small")[1]).toBe("small");
});

it("has no move while a card is unassigned", () => {
  const lots = [0, 1, 2].reduce((assigned, card) => assign(assigned, card), EMPTY);
  expect(divisionMove(unassign(lots, 1), CARDS)).toBeNull();
});

it("shows a division that was drafted elsewhere", () => {
  const words = "divide residence parking / commerce / residence".split(" ");
  const lots = lotsOf(words, CARDS)!;
  expect(lots).toEqual(["small", "down", "up", "small"]);
  expect(divisionMove(lots, CARDS)).toEqual(words);
  expect(lotsOf(words.slice(0, -1), CARDS)).toBeNull();
  expect(lotsOf("divide residence parking / leisure / residence".split(" "), CARDS)).toBeNull();
  expect(lotsOf("divide residence / parking / commerce / residence".split(" "), CARDS)).toBeNull();
});

it("groups the moves that place a card by card", () => {
  const choices = ["build residence e4", "build residence f5", "build parking e4", "discard leisure", "pass"];
  expect(placementMoves(choices)).toEqual([
    { verb: "build", card: "residence", cells: ["e4", "f5"] },
    { verb: "build", card: "parking", cells: ["e4"] },
  ]);
  expect(buttonMoves(choices)).toEqual(["discard leisure", "pass"]);
});

it("shows a small city on five by five cells, and a wide one with its edges", () => {
  expect(visibleArea({ city: { e5: "town-hall" }, square: ["e4", "e6", "d5", "f5"] })).toEqual({
    columns: [2, 3, 4, 5, 6],
    rows: [2, 3, 4, 5, 6],
  });
  const city = { b5: "parking", c5: "parking", d5: "parking", e5: "town-hall" };
  expect(visibleArea({ city, square: ["a5", "f5"] }).columns).toEqual([0, 1, 2, 3, 4, 5]);
});

it("builds on a sheet of one size, which moves only as far as a city at its edge needs", () => {
  const sheet = (...cells: string[]) => {
    const { columns, rows } = sheetArea({
      city: Object.fromEntries(cells.map((cell) => [cell, "parking"])),
      square: [],
    });
    return [columns[0], columns.length, rows[0], rows.length];
  };
  expect(sheet("e5")).toEqual([1, 7, 1, 7]);
  expect(sheet("b5", "h8")).toEqual([1, 7, 1, 7]);
  expect(sheet("a5", "e5")).toEqual([0, 7, 1, 7]);
  expect(sheet("e5", "e9")).toEqual([1, 7, 2, 7]);
});

it("shows income at the seat, and at a card of each district that earned it", () => {
  const facts = { seat: 1, gold: 5, shops: 3, meters: 1, cells: ["c2", "e4"], payments: [3, 1] };
  const [income] = goldChanges([{ kind: "cc-income", facts }]);
  expect(income).toMatchObject({ seat: 1, gold: 5 });
  expect(Object.fromEntries(income!.earned)).toEqual({ c2: 3, e4: 1 });
});
