import { expect, it } from "vitest";
import { trackTiles } from "../src/games/infinite-city/tile-ids";
import type { GameEvent } from "../src/lib/wire";

function eventsOf(...events: [string, object][]): GameEvent[] {
  return events.map(([kind, facts]) => ({ kind, facts: { seat: 1, ...facts } }));
}

const start = trackTiles(new Map(), ["0,0", "1,0"], []).ids;

it("keeps the id of a tile that does not move", () => {
  const { ids, arrived } = trackTiles(start, ["0,0", "1,0", "2,0"], []);
  expect(ids.get("0,0")).toBe(start.get("0,0"));
  expect(ids.has("2,0")).toBe(true);
  expect(arrived.size).toBe(0);
});

it("moves and swaps ids with their tiles", () => {
  const moved = trackTiles(start, ["0,1", "1,0"], eventsOf(["ic-moved", { at: "0,0", other_at: "0,1" }])).ids;
  expect(moved.get("0,1")).toBe(start.get("0,0"));
  const swapped = trackTiles(start, ["0,0", "1,0"], eventsOf(["ic-swapped", { at: "0,0", other_at: "1,0" }])).ids;
  expect(swapped.get("0,0")).toBe(start.get("1,0"));
  expect(swapped.get("1,0")).toBe(start.get("0,0"));
});

it("knows where tiles come from and go to", () => {
  const events = eventsOf(["ic-played", { at: "2,0" }], ["ic-laid", { at: "3,0" }], ["ic-took", { at: "0,0" }]);
  const { ids, arrived, left } = trackTiles(start, ["1,0", "2,0", "3,0"], events);
  expect(arrived).toEqual(
    new Map([
      ["2,0", { kind: "seat", seat: 1 }],
      ["3,0", { kind: "deck" }],
    ]),
  );
  expect(left).toEqual(new Map([["0,0", { kind: "seat", seat: 1 }]]));
  expect(ids.has("0,0")).toBe(false);
});

it("starts the flight of a removed tile where it was before", () => {
  expect(trackTiles(start, ["0,0", "1,0"], eventsOf(["ic-took-back", { at: "0,0" }])).ids).toEqual(start);
  const events = eventsOf(["ic-moved", { at: "0,0", other_at: "0,1" }], ["ic-removed", { at: "0,1" }]);
  expect(trackTiles(start, ["1,0"], events).left).toEqual(new Map([["0,0", { kind: "deck" }]]));
});

it("reads the flights of tokens", () => {
  const events = eventsOf(
    ["ic-put", { at: "0,0" }],
    ["ic-returned", { at: "1,0", count: 2 }],
    ["ic-traded", { at: "0,0", other_seat: 2, other_at: "1,0" }],
  );
  const at = (cell: string) => ({ kind: "cell", cell });
  expect(trackTiles(start, ["0,0", "1,0"], events).journeys).toEqual([
    { thing: { kind: "token", seat: 1 }, from: { kind: "seat", seat: 1 }, to: at("0,0") },
    { thing: { kind: "token", seat: 1 }, from: at("1,0"), to: { kind: "seat", seat: 1 } },
    { thing: { kind: "token", seat: 1 }, from: at("0,0"), to: at("1,0") },
    { thing: { kind: "token", seat: 2 }, from: at("1,0"), to: at("0,0") },
  ]);
});

it("reads secret events too", () => {
  const events = eventsOf(["ic-drew", { count: 1, tiles: ["bank"] }], ["ic-took-down", { at: "0,0" }]);
  const { journeys, left } = trackTiles(start, ["1,0"], events);
  expect(journeys).toEqual([
    { thing: { kind: "tiles", tiles: ["bank"] }, from: { kind: "deck" }, to: { kind: "seat", seat: 1 } },
  ]);
  expect(left.get("0,0")).toEqual({ kind: "seat", seat: 1 });
});
