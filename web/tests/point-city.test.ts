import { expect, it } from "vitest";
import { describeItem } from "../src/games/point-city/descriptions";
import { actorOf, changesOf, flightsOf } from "../src/games/point-city/events";
import { wordsAfter } from "../src/games/kit/legal-moves";
import { changesIn, changesSinceOwnTurn } from "../src/games/kit/changes";
import {
  cheapestPartner,
  findPair,
  partnersOf,
  paymentMoves,
  takeMove,
  unaffordableWith,
} from "../src/games/point-city/moves";
import {
  type Building,
  cardsOf,
  cityColumns,
  owners,
  paidByCity,
  paidByStock,
  type Pair,
  type PointCityView,
  RESOURCES,
  symbolsOn,
  tokenDrawings,
} from "../src/games/point-city/view";
import { language } from "../src/lib/language.svelte";
import type { GameEvent, LogEntry } from "../src/lib/wire";

const CHOICES = ["flip c2", "take a1 b1", "take a1 a2", "take b1 c1", "draw", "pay 2energy ingenuity", "token set"];

const DEAR: Pair = {
  cells: ["b2", "c2"],
  cost: { economy: 3, energy: 2 },
  due: { economy: 3, energy: 1 },
  missing: { economy: 1 },
  ingenuity: 0,
  ways: 0,
  pays: [],
};
const CHEAP: Pair = { ...DEAR, cells: ["b2", "b3"], missing: {}, ways: 2 };

function building(card: number, produces: string | null): Building {
  const kind = produces ? "resource" : "civic";
  return { card, tier: 1, resource: "energy", building: "atm", kind, produces, points: 0, cost: { economy: 1 } };
}

it("names a pair in reading order", () => {
  expect(takeMove("b1", "a1")).toBe("take a1 b1");
  expect(takeMove("a3", "a2")).toBe("take a2 a3");
  expect(takeMove("a2", "d1")).toBe("take d1 a2");
});

it("finds the partners of a card in the legal moves", () => {
  expect(partnersOf(CHOICES, "a1")).toEqual(["b1", "a2"]);
  expect(partnersOf(CHOICES, "b1")).toEqual(["a1", "c1"]);
  expect(partnersOf(CHOICES, "d4")).toEqual([]);
  expect(partnersOf(CHOICES, null)).toEqual([]);
});

it("finds flips, payments and tokens in the legal moves", () => {
  expect(wordsAfter(CHOICES, "flip")).toEqual(["c2"]);
  expect(paymentMoves(CHOICES)).toEqual([{ move: "pay 2energy ingenuity", cards: ["2energy", "ingenuity"] }]);
  expect(wordsAfter(CHOICES, "token")).toEqual(["set"]);
});

it("finds the neighbour with which the least is missing", () => {
  const dearer: Pair = { ...DEAR, cells: ["b1", "b2"], missing: { economy: 2, energy: 1 } };
  expect(cheapestPartner({ pairs: [dearer, DEAR] }, "b2")).toBe("c2");
  expect(cheapestPartner({ pairs: [DEAR] }, "d4")).toBeNull();
});

it("finds the neighbours that cannot be paid for", () => {
  const view = { pairs: [DEAR, CHEAP] };
  expect(findPair(view, "c2", "b2")).toBe(DEAR);
  expect(findPair(view, "a1", "b1")).toBeNull();
  expect([...unaffordableWith(view, "b2")]).toEqual([["c2", DEAR]]);
  expect(unaffordableWith(view, null).size).toBe(0);
});

it("splits a cost between city and stock", () => {
  expect(paidByCity(DEAR)).toEqual({ energy: 1 });
  expect(paidByStock(DEAR)).toEqual({ economy: 2, energy: 1 });
});

it("lists the cards of a stock, and the symbols on a card", () => {
  expect(cardsOf({ energy: 2, "2ecology": 1 })).toEqual(["energy", "energy", "2ecology"]);
  expect(symbolsOn("2ecology")).toEqual({ name: "ecology", count: 2 });
  expect(symbolsOn("ingenuity")).toEqual({ name: "ingenuity", count: 1 });
});

it("has a column for each resource, and one for other buildings", () => {
  const columns = cityColumns([building(0, "energy"), building(1, null), building(2, "energy")]);
  expect(columns.map((column) => column.buildings.map(({ card }) => card))).toEqual([[], [], [0, 2], [], [], [1]]);
});

it("lists the Automa after the players", () => {
  const seat = { stock: {}, stock_size: 0, permanent: {}, city: [], points: 0, score: 0, tokens: [] };
  const automa = { ...seat, tokens: ["set"], cells: ["a2", "a3"] };
  const all = owners({ seats: [seat], automa } as unknown as PointCityView);
  expect(all.map((owner) => owner.tokens)).toEqual([[], [{ token: "set" }]]);
  expect(owners({ seats: [seat], automa: null } as unknown as PointCityView)).toEqual([seat]);
});

it("draws what a token counts, and has a drawing of its own for each of the others", () => {
  expect(tokenDrawings("pair-economy-energy").map(([, name]) => name)).toEqual(["economy", "energy"]);
  expect(tokenDrawings("each-ecology")).toEqual([["resources", "ecology"]]);
  expect(tokenDrawings("unspent-ingenuity")).toEqual([["resources", "ingenuity"]]);
  expect(tokenDrawings("set").map(([, name]) => name)).toEqual(RESOURCES);
  for (const token of ["flat-5", "flat-7", "types-2", "types-3", "missing"])
    expect(tokenDrawings(token)).toEqual([["tokens", token]]);
});

function entry(moves: number, ...events: GameEvent[]): LogEntry {
  return { number: moves, version: moves, moves, at: 0, kind: "moved", events };
}

const took = (seat: number, at: string): GameEvent => ({ kind: "pc-took", facts: { seat, at, resource: "energy" } });
const built = (seat: number, at: string, card: number): GameEvent => ({
  kind: "pc-took-building",
  facts: { seat, at, card },
});
const dealt = (at: string): GameEvent => ({ kind: "pc-dealt-resource", facts: { at } });

const changesFor = (ownSeat: number, entries: LogEntry[], automaSeat: number) =>
  changesOf(
    changesSinceOwnTurn(
      changesIn(entries, Infinity, (event) => actorOf(event, automaSeat)),
      ownSeat,
      true,
    ),
  );

it("marks what others took and built since the player's last turn", () => {
  const entries = [
    entry(1, took(1, "c1"), took(1, "c2")),
    entry(2, took(0, "a1"), took(0, "b1")),
    entry(3, took(1, "b1"), built(1, "b2", 7)),
    entry(4, { kind: "pc-flipped", facts: { seat: 0, at: "d4" } }),
  ];
  const { cells, buildings } = changesFor(0, entries, 2);
  expect([...cells]).toEqual([
    ["b1", 1],
    ["b2", 1],
  ]);
  expect([...buildings]).toEqual([7]);
});

it("attributes the Automa's events to the Automa", () => {
  const automaEvent: GameEvent = { kind: "pc-automa-built", facts: { at: "a2", card: 9 } };
  const { cells, buildings } = changesFor(0, [entry(1, took(0, "a1"), dealt("a1"), automaEvent, dealt("a2"))], 1);
  expect([...cells]).toEqual([["a2", 1]]);
  expect(buildings.has(9)).toBe(true);
});

it("reads the flights of cards and tokens", () => {
  const events: GameEvent[] = [
    took(1, "a1"),
    built(1, "a2", 3),
    { kind: "pc-paid", facts: { seat: 1 } },
    dealt("a1"),
    { kind: "pc-drew", facts: { seat: 0, resources: ["energy", "energy"] } },
    { kind: "pc-token", facts: { seat: 0, token: "set" } },
    { kind: "pc-flipped", facts: { seat: 0, at: "c3" } },
    { kind: "pc-automa-took", facts: { at: "d1" } },
  ];
  expect(flightsOf(events, 2).map(({ kind, from, to }) => `${kind} ${from} ${to}`)).toEqual([
    "taken cell-a1 stock-1",
    "taken cell-a2 city-1",
    "paid stock-1 deck",
    "dealt deck cell-a1",
    "taken deck stock-0",
    "taken token-set city-0",
    "flipped cell-c3 cell-c3",
    "taken cell-d1 stock-2",
  ]);
});

it("describes a building of the market by its cost and its sides, and a built one by what it gives", async () => {
  await language.switchTo("en");
  await language.addGames("point-city");
  const atm = building(7, "economy");
  const cell = { tier: 1, resource: null, building: atm, gap: null };
  const view = { market: { a1: cell }, seats: [{ city: [atm] }], automa: null } as unknown as PointCityView;
  expect(describeItem(view, "cell a1")?.texts).toEqual([
    "Cost: economy",
    "produces economy, other side: energy, tier 1",
  ]);
  expect(describeItem(view, "building 7")?.texts).toEqual(["produces economy"]);
});
