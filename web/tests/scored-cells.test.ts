import { describe, expect, it } from "vitest";
import { scoredCells as cardCity } from "../src/games/card-city/events";
import { scoredCells as infiniteCity } from "../src/games/infinite-city/events";
import { scoredCells as pointCity } from "../src/games/point-city/events";
import type { Facts, View } from "../src/lib/wire";

const line = (rule: string, facts: Facts = {}) => ({ rule, points: 1, facts });

describe("a line of Card City's score sheet lights", () => {
  const column = ["a", "b", "c", "d", "e"];
  const square = column.flatMap((letter) => [4, 5, 6, 7, 8].map((row) => `${letter}${row}`));
  const city = { e5: "town-hall", e4: "residence", d4: "leisure" };
  const view = (cells: string[]) => ({ seats: [{ city, square: cells }] }) as unknown as View;

  it("the cards that it counts", () => {
    expect(cardCity(line("CC-60"), 0, view(square))).toEqual(["e4"]);
    expect(cardCity(line("CC-62"), 0, view(square))).toEqual([]);
  });

  it("empty spaces, once they are known", () => {
    const empty = square.filter((cell) => !(cell in city));
    expect(empty).toHaveLength(22);
    expect(cardCity(line("CC-61"), 0, view(empty))).toEqual(empty);
    expect(cardCity(line("CC-61"), 0, view([...empty, "f4"]))).toEqual([]);
  });
});

describe("a line of Point City's score sheet lights", () => {
  const city = [
    { card: 7, produces: "energy", points: 2 },
    { card: 8, produces: "energy", points: 0 },
    { card: 9, produces: null, points: 3 },
  ];
  const owner = { city, tokens: [{ token: "2-energy" }, { token: "flat-3" }] };
  const view = { players: 1, seats: [owner], automa: { city, tokens: ["flat-3"] } } as unknown as View;

  it("buildings with points", () => {
    expect(pointCity(line("PC-21", { case: "buildings" }), 0, view)).toEqual(["building-7", "building-9"]);
  });

  it("the token of the line, or all of the Automa's", () => {
    expect(pointCity(line("PC-21", { case: "token", token: "flat-3" }), 0, view)).toEqual(["token-flat-3"]);
    expect(pointCity(line("PC-34", { case: "token" }), 1, view)).toEqual(["token-flat-3"]);
  });

  it("buildings that produce a resource of the Automa", () => {
    const facts = { case: "resource", resource: "energy" };
    expect(pointCity(line("PC-35", facts), 1, view)).toEqual(["building-7", "building-8"]);
    expect(pointCity(line("PC-22"), 0, view)).toEqual([]);
  });
});

describe("a line of Infinite City's score sheet lights", () => {
  const groups = [
    { seat: 0, cells: ["0,0", "0,1", "0,2"], points: 3 },
    { seat: 0, cells: ["5,5"], points: 0 },
    { seat: 1, cells: ["2,2"], points: 0 },
  ];
  const printed = { "bank+1": { bonus: 1, silver: false }, "port+s": { bonus: 0, silver: true } };
  const city = {
    "0,1": { tile: "bank+1" },
    "5,5": { tile: "port+s" },
    "2,2": { tile: "bank+1" },
    "0,0": { tile: null },
  };
  const view = { groups, city, printed } as unknown as View;

  it.each([
    ["groups that score", "IC-50", ["0,0", "0,1", "0,2"]],
    ["tiles with bonus points", "IC-51", ["0,1"]],
    ["silver tiles", "IC-52", ["5,5"]],
    ["the largest group", "IC-54", ["0,0", "0,1", "0,2"]],
  ])("%s", (_, rule, cells) => {
    expect(infiniteCity(line(rule), 0, view)).toEqual(cells);
  });
});
