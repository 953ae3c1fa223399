import { beforeEach, describe, expect, it } from "vitest";
import { TableSetup } from "../src/lib/table-setup.svelte";
import type { CatalogItem, GameInfo } from "../src/lib/wire";

const option = { title: "", rule: "X-1", text: "", default: "choose", values: ["choose", "random"] };
const GAME: GameInfo = {
  name: "x-city",
  title: "X City",
  about: "",
  pitch: "",
  minutes: null,
  lesson: false,
  puzzles: false,
  weight: null,
  rules: 1,
  players: [1, 2, 3, 4],
  options: [{ ...option, name: "tokens", first_game: "random", players: [1] }],
  board: null,
};
const BOTS: CatalogItem[] = [
  { name: "beginner", title: "beginner" },
  { name: "improver", title: "improver" },
];

const sitters = (setup: TableSetup) => setup.seats.map((seat) => seat.sitter);

describe("a table that is about to be opened", () => {
  beforeEach(() => localStorage.clear());

  it("begins as the smallest game against a bot", () => {
    const setup = new TableSetup(GAME, BOTS);
    expect(setup.mode).toBe("bots");
    expect(setup.request()).toMatchObject({ seats: ["me", "improver"], names: [], host_starts: false, options: {} });
  });

  it("has options that suit a first game", () => {
    const setup = new TableSetup(GAME, BOTS);
    setup.choose("solo");
    expect(setup.request()).toMatchObject({ seats: ["me"], options: { tokens: "random" } });
  });

  it("mixes friends, people on this device and bots", () => {
    const setup = new TableSetup(GAME, BOTS);
    setup.choose("friends");
    setup.resize(4);
    setup.sit(1, "here");
    setup.seats[1]!.name = " Ben ";
    setup.sit(3, "bot", "beginner");
    expect(setup.mode).toBeNull();
    expect(setup.request()).toMatchObject({
      seats: ["me", "me", "open", "beginner"],
      names: ["", "Ben", "", ""],
      host_starts: true,
    });
  });

  it("lets several people agree on advice, without a clock", () => {
    const setup = new TableSetup(GAME, BOTS);
    setup.advice = true;
    expect([setup.canAllowAdvice, setup.request().advice]).toEqual([false, false]);
    setup.choose("friends");
    expect([setup.canAllowAdvice, setup.request().advice]).toEqual([true, true]);
    setup.remember();
    expect(new TableSetup(GAME, BOTS).advice).toBe(true);
    setup.clock = 1;
    expect(setup.request().advice).toBe(false);
  });

  it("has a stand-in that is no stronger than its bots", () => {
    const setup = new TableSetup(GAME, BOTS);
    expect(setup.request()).toMatchObject({ stand_in: "improver" });
    setup.sit(1, "bot", "beginner");
    expect(setup.standIns.map((bot) => bot.name)).toEqual(["beginner"]);
    expect(setup.request()).toMatchObject({ stand_in: "" });
    setup.standIn = "beginner";
    setup.sit(1, "friend");
    expect(setup.standIns).toEqual(BOTS);
    setup.remember();
    expect(new TableSetup(GAME, BOTS).request()).toMatchObject({ stand_in: "beginner" });
  });

  it("lets strangers and games of days begin by themselves", () => {
    const setup = new TableSetup(GAME, BOTS);
    setup.choose("friends");
    setup.isPublic = true;
    expect(setup.request()).toMatchObject({ public: true, host_starts: false });
    setup.isPublic = false;
    setup.clock = 3;
    expect(setup.request()).toMatchObject({ clock: { kind: "days" }, host_starts: false });
  });

  it("is rated only with a clock, and not where several people share a device", () => {
    const setup = new TableSetup(GAME, BOTS);
    setup.choose("bots");
    setup.rate(true);
    expect(setup.request()).toMatchObject({ rated: true, clock: { kind: "live" } });
    setup.choose("here");
    expect(setup.request()).toMatchObject({ rated: false, clock: { kind: "none" } });
  });

  it("has hints unless somebody turns them off, and remembers that", () => {
    const setup = new TableSetup(GAME, BOTS);
    expect(setup.request()).toMatchObject({ hints: true });
    setup.clock = 1;
    expect(setup.hasClock).toBe(false);
    setup.choose("friends");
    expect(setup.hasClock).toBe(true);
    setup.hints = false;
    setup.remember();
    expect(new TableSetup(GAME, BOTS).request()).toMatchObject({ hints: false });
  });

  it("keeps the player at the table", () => {
    const setup = new TableSetup(GAME, BOTS);
    setup.resize(3);
    setup.sit(2, "me");
    expect(sitters(setup)).toEqual(["bot", "bot", "me"]);
    setup.resize(2);
    expect(sitters(setup)).toEqual(["bot", "me"]);
  });

  it("is remembered, as far as it is still possible", () => {
    const setup = new TableSetup(GAME, BOTS);
    setup.choose("here");
    setup.seats[1]!.name = "Ben";
    setup.options.tokens = "choose";
    setup.clock = 2;
    setup.remember();
    const again = new TableSetup(GAME, BOTS);
    expect(again.request()).toMatchObject({ seats: ["me", "me"], names: ["", "Ben"] });
    expect(again.options.tokens).toBe("choose");
    expect(again.clock).toBe(2);
    expect(sitters(new TableSetup({ ...GAME, players: [3] }, BOTS))).toEqual(["me", "bot", "bot"]);
    localStorage.setItem("tricity.setup-x-city", "nonsense");
    expect(new TableSetup(GAME, BOTS).mode).toBe("bots");
  });
});
