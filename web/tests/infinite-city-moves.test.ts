import { expect, it } from "vitest";
import {
  buttonMoves,
  isPlacement,
  moveAt,
  parseMove,
  playableTiles,
  seatMoves,
  targets,
} from "../src/games/infinite-city/moves";
import { changedCells } from "../src/games/infinite-city/events";
import { changesIn, changesSinceOwnTurn } from "../src/games/kit/changes";
import {
  activeCells,
  effectRule,
  emptyNeighbours,
  type InfiniteCityView,
  inReadingOrder,
  nearestCell,
} from "../src/games/infinite-city/view";
import type { LogEntry } from "../src/lib/wire";

const bank = { tile: "bank", tokens: [], protected: false };
const TURN = ["play bank 0,2", "play bank -1,1", "play port+1s 0,2", "hotel 1,0"];

it("parses a move by the form of its words", () => {
  expect(parseMove("play bank 0,2")).toEqual({ verb: "play", tile: "bank", cell: "0,2", whose: null });
  expect(parseMove("trade 1,0 b")).toEqual({ verb: "trade", tile: null, cell: "1,0", whose: "b" });
  expect(parseMove("gather -1,0 all")).toEqual({ verb: "gather", tile: null, cell: "-1,0", whose: "all" });
  expect(parseMove("look c")).toEqual({ verb: "look", tile: null, cell: null, whose: "c" });
  expect(parseMove("")).toEqual({ verb: "", tile: null, cell: null, whose: null });
});

it("has the cells of the selected tile as targets, or without one the cells that need none", () => {
  expect(playableTiles(TURN)).toEqual(["bank", "port+1s"]);
  expect([...targets(TURN, null).keys()]).toEqual(["1,0"]);
  expect([...targets(TURN, "bank").keys()]).toEqual(["0,2", "-1,1"]);
  const city = { "1,0": bank };
  expect(isPlacement(targets(TURN, null).keys(), city)).toBe(false);
  expect(isPlacement(targets(TURN, "bank").keys(), city)).toBe(true);
  expect(isPlacement(targets(["to 1,1"], null).keys(), city)).toBe(true);
});

it("has a move for each owner of tokens on a cell", () => {
  const moves = ["gather 1,0 a", "gather 1,0 b", "gather 1,0 all", "gather 0,1 a"];
  expect(targets(moves, null).get("1,0")).toEqual(moves.slice(0, 3));
});

it("offers players and simple moves as buttons", () => {
  expect(seatMoves(["look b", "look c", "pass"])).toEqual(["look b", "look c"]);
  expect(buttonMoves(["take-back 0,0", "done"])).toEqual(["done"]);
});

it("builds the move to ask about for an illegal cell", () => {
  expect(moveAt(TURN, "bank", "9,9")).toBe("play bank 9,9");
  expect(moveAt(["trade 1,0 b"], null, "0,0")).toBe("trade 0,0 b");
  expect(moveAt(["look b"], null, "0,0")).toBeNull();
});

it("finds the empty neighbours of a city in reading order", () => {
  expect(emptyNeighbours({ "0,0": bank, "1,0": bank })).toEqual(["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"]);
  expect(inReadingOrder(["10,0", "2,0", "-3,-1"])).toEqual(["-3,-1", "2,0", "10,0"]);
});

it("finds the nearest cell in a direction, also across a gap, and none at the end", () => {
  const cells = ["0,0", "3,0", "1,1", "0,2"];
  expect(nearestCell("0,0", cells, 1, 0)).toBe("3,0");
  expect(nearestCell("0,0", cells, 0, 1)).toBe("0,2");
  expect(nearestCell("1,1", cells, 1, 0)).toBe("3,0");
  expect(nearestCell("0,0", cells, -1, 0)).toBeNull();
});

it("knows the rule of a tile's effect", () => {
  const printed = {
    arboretum: { kind: "arboretum", rule: "IC-H1", count: 4, bonus: 0, silver: false },
    "transit-station+0s": { kind: "transit-station", rule: "IC-H21", count: 8, bonus: 0, silver: true },
  };
  const view = { printed } as unknown as InfiniteCityView;
  expect(effectRule(view, "arboretum")).toBe("IC-H1");
  expect(effectRule(view, "transit-station+0s")).toBe("IC-H21");
  expect(effectRule(view, "casino")).toBeNull();
});

it("knows the tile whose effect is carried out, and the one that was chosen first", () => {
  const pendingView = (...pending: object[]) => ({ pending }) as unknown as InfiniteCityView;
  const office = { at: "0,2", source: "0,2" };
  expect(activeCells(pendingView())).toEqual({ source: null, lifted: null });
  expect(activeCells(pendingView(office))).toEqual({ source: "0,2", lifted: null });
  expect(activeCells(pendingView(office, { at: "1,1", source: "0,2" }))).toEqual({ source: "0,2", lifted: "1,1" });
  expect(activeCells(pendingView({ at: "0,1", source: null }))).toEqual({ source: null, lifted: null });
});

function move(moves: number, seat: number, ...events: [string, object][]): LogEntry {
  const gameEvents = events.map(([kind, facts]) => ({ kind, facts: { seat, ...facts } }));
  return { number: moves, version: moves, moves, at: 0, kind: "moved", seat, events: gameEvents };
}

it("marks what others changed since the player's last turn", () => {
  const log = [
    move(1, 0, ["ic-played", { at: "0,2" }]),
    move(2, 1, ["ic-played", { at: "1,1" }], ["ic-drew", { count: 1 }]),
    move(3, 1, ["ic-moved", { at: "0,1", other_at: "2,1" }]),
    move(4, 0, ["ic-played", { at: "3,1" }]),
  ];
  const cells = (ownSeat: number | null, isActing: boolean) => [
    ...changedCells(changesSinceOwnTurn(changesIn(log, 9), ownSeat, isActing)),
  ];
  // In the middle of one's own turn it is still there; when the turn is over, one's own is the last.
  expect(cells(0, true)).toEqual([
    ["1,1", 1],
    ["0,1", 1],
    ["2,1", 1],
  ]);
  expect(cells(0, false)).toEqual([["3,1", 0]]);
  expect(cells(null, false)).toEqual([["3,1", 0]]);
});

it("ignores undone moves and those after the move shown", () => {
  const undone: LogEntry = { number: 3, version: 3, moves: 1, at: 0, kind: "undone", seat: 1 };
  const log = [
    move(1, 0, ["ic-played", { at: "0,2" }]),
    move(2, 1, ["ic-played", { at: "1,1" }]),
    undone,
    move(2, 1, ["ic-hotel", { at: "0,0" }]),
  ];
  expect(changesIn(log, 2).map((change) => change.event.kind)).toEqual(["ic-played", "ic-hotel"]);
  expect(changesIn(log, 1)).toHaveLength(1);
});

it("falls back to the last turn, or in a solo game to the last move", () => {
  const log = [
    move(1, 0, ["ic-played", { at: "0,2" }]),
    move(2, 1, ["ic-played", { at: "1,1" }]),
    move(3, 1, ["ic-put", { at: "2,1" }]),
  ];
  expect([...changedCells(changesSinceOwnTurn(changesIn(log, 9), null, false)).keys()]).toEqual(["1,1", "2,1"]);
  expect([...changedCells(changesSinceOwnTurn(changesIn(log.slice(1), 9), 1, true)).keys()]).toEqual(["2,1"]);
  expect(changesSinceOwnTurn([], 0, true)).toEqual([]);
});
