import { describe, expect, it } from "vitest";
import { advance as advanceCardCity } from "../src/games/card-city/advance";
import { spotsOf } from "../src/games/card-city/events";
import type { CardCityView } from "../src/games/card-city/view";
import { advance as advanceInfiniteCity } from "../src/games/infinite-city/advance";
import type { InfiniteCityView } from "../src/games/infinite-city/view";
import { advance as advancePointCity } from "../src/games/point-city/advance";
import type { Building, PointCityView } from "../src/games/point-city/view";
import { spotsIn, spotsOfEntry } from "../src/lib/spotlight.svelte";

describe("Card City", () => {
  const city = { e5: "town-hall", e4: "residence", d4: "leisure", a1: "leisure" };
  const view = {
    round: 1,
    seats: [{ gold: 3, city, hand: { known: ["residence", "parking"], unknown: 0, shown: [] } }],
  } as unknown as CardCityView;

  it("places cards from the hand, and counts gold", () => {
    const built = advanceCardCity(view, { kind: "cc-built", facts: { seat: 0, card: "residence", at: "e3" } });
    expect(built.seats[0]!.city.e3).toBe("residence");
    expect(built.seats[0]!.hand.known).toEqual(["parking"]);
    const earned = advanceCardCity(built, {
      kind: "cc-income",
      facts: { seat: 0, gold: 2, shops: 1, meters: 0, cells: ["e4"], payments: [1] },
    });
    const bought = advanceCardCity(earned, { kind: "cc-bought", facts: { seat: 0, at: "f5", price: 4 } });
    expect([bought.seats[0]!.gold, bought.seats[0]!.city.f5]).toEqual([1, "industry"]);
    expect(view.seats[0]!.gold).toBe(3);
  });

  it("lights the district that grows, and the culture cards that made it grow", () => {
    const event = { kind: "cc-developed", facts: { seat: 0, card: "residence", at: "e3" } };
    const spots = spotsOf(event, advanceCardCity(view, event));
    expect(spots.map((spot) => spot.cell).sort()).toEqual(["d4", "e3", "e4", "e5"]);
  });
});

describe("Point City", () => {
  const building = { card: 7, produces: "energy", points: 2 } as Building;
  const owner = { stock: { energy: 2 }, stock_size: 2, permanent: {}, city: [], points: 0, score: 0, tokens: [] };
  const market = {
    a1: { tier: 1, resource: null, building, gap: null },
    b1: { tier: 1, resource: "energy", building: null, gap: null },
  };
  const view = {
    players: 1,
    market,
    seats: [owner],
    automa: { ...owner, cells: ["a1", "b1"] },
  } as unknown as PointCityView;

  it("gives cards to the player or to the Automa, and leaves a gap", () => {
    const taken = advancePointCity(
      view,
      { kind: "pc-took", facts: { seat: 0, at: "b1", resource: "energy", tier: 1 } },
      null,
    );
    expect([taken.market.b1!.gap, taken.seats[0]!.stock.energy]).toEqual(["taken", 3]);
    const facts = { at: "a1", building: "atm", card: 7, tier: 1 };
    const built = advancePointCity(taken, { kind: "pc-automa-built", facts }, null);
    expect([built.automa!.city, built.automa!.score, built.automa!.permanent]).toEqual([[building], 2, { energy: 1 }]);
  });

  it("shows a new building as the server's next position has it", () => {
    const event = { kind: "pc-dealt-building", facts: { at: "b1", building: "atm", card: 7, tier: 1 } };
    expect(advancePointCity(view, event, null).market.b1!.building).toBeNull();
    const next = { ...view, market: { ...market, b1: market.a1 } };
    expect(advancePointCity(view, event, next).market.b1!.building).toBe(building);
  });

  it("pays with cards of the stock", () => {
    const facts = { seat: 0, buildings: ["atm"], cost_resources: [], resources: ["energy", "energy"], count: 2 };
    expect(advancePointCity(view, { kind: "pc-paid", facts }, null).seats[0]!.stock_size).toBe(0);
  });
});

describe("Infinite City", () => {
  const hand = { known: ["bank"], unknown: 4, shown: [], seen: [] };
  const view = {
    city: {
      "0,0": { tile: "plaza", tokens: [0, 1], protected: false },
      "1,0": { tile: null, tokens: [], protected: false },
    },
    deck: 10,
    latest: null,
    seats: [
      { tokens: 15, hand },
      { tokens: 15, hand },
    ],
  } as unknown as InfiniteCityView;
  const after = (...events: [string, object][]) =>
    events.reduce((before, [kind, facts]) => advanceInfiniteCity(before, { kind, facts: { ...facts } }), view);

  it("plays a tile from the hand, places a token and draws", () => {
    const played = after(
      ["ic-played", { seat: 0, tile: "bank", at: "0,1" }],
      ["ic-put", { seat: 0, at: "0,1" }],
      ["ic-drew", { seat: 0, count: 2, tiles: ["port"] }],
    );
    expect(played.city["0,1"]).toEqual({ tile: "bank", tokens: [0], protected: false });
    expect(played.seats[0]).toEqual({ tokens: 14, hand: { ...hand, known: ["port"], unknown: 5 } });
    expect([played.deck, played.latest]).toEqual([8, "0,1"]);
  });

  it("moves, swaps, turns and removes tiles with their tokens", () => {
    expect(Object.keys(after(["ic-moved", { seat: 0, at: "0,0", other_at: "5,5", tile: "plaza" }]).city)).toEqual([
      "1,0",
      "5,5",
    ]);
    expect(after(["ic-swapped", { seat: 0, at: "0,0", other_at: "1,0" }]).city["1,0"]!.tile).toBe("plaza");
    expect(after(["ic-turned", { seat: 0, at: "1,0", tile: "port" }]).city["1,0"]!.tile).toBe("port");
    expect(after(["ic-removed", { seat: 0, at: "0,0", tile: "plaza" }]).city).not.toHaveProperty("0,0");
  });

  it("moves tokens", () => {
    expect(after(["ic-traded", { seat: 0, other_seat: 1, at: "0,0", other_at: "1,0" }]).city["0,0"]!.tokens).toEqual([
      1, 1,
    ]);
    expect(after(["ic-returned", { seat: 1, count: 1, at: "0,0" }]).seats[1]!.tokens).toBe(16);
    expect(
      after(["ic-gathered", { seat: 0, other_seat: 1, count: 1, at: "1,0", other_at: "0,0", case: "other" }]).city[
        "1,0"
      ]!.tokens,
    ).toEqual([1]);
  });
});

it("names the cells of a sentence, on the board of its seat", () => {
  expect(spotsIn({ seat: 1, at: "a1", other_at: "b2" })).toEqual([
    { cell: "a1", seat: 1 },
    { cell: "b2", seat: 1 },
  ]);
  expect(spotsIn({ at: "a1", card: "parking" }, 0)).toEqual([{ cell: "a1", seat: 0 }]);
  expect(spotsIn({ seat: 0, cells: ["c3"], payments: [2] })).toEqual([{ cell: "c3", seat: 0 }]);
  const events = [{ kind: "x", facts: { at: "a1" } }];
  expect(spotsOfEntry({ number: 1, version: 1, moves: 1, at: 0, kind: "moved", seat: 1, events })).toEqual([
    { cell: "a1", seat: 1 },
  ]);
});
