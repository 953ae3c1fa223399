import { describe, expect, it } from "vitest";
import { shapeOf, useColours } from "../src/lib/colours.svelte";
import { LANGUAGES, language } from "../src/lib/language.svelte";
import { seatNames, seatsInShort } from "../src/lib/seats";
import { START_FILES } from "../src/lib/start-files";

describe("names by seat", () => {
  const somebody = { en: "Someone", fr: "Quelqu’un", pl: "Ktoś" } as Record<string, string>;

  it.each(LANGUAGES.map((lang) => [lang]))("a person whose name was erased is somebody, in %s", async (lang) => {
    await language.switchTo(lang);
    const names = seatNames(
      [
        { name: "Ada", plays: "person" },
        { name: "", plays: "person" },
        { name: "", plays: "bot" },
      ],
      "playing",
    );
    expect(names.slice(0, 2)).toEqual(["Ada", somebody[lang]]);
    expect(names[2]).toContain("1");
  });

  it("of an imported record are numbers, and of a table before its start open seats", async () => {
    await language.switchTo("en");
    const seats = [
      { name: "", plays: "open" as const },
      { name: "", plays: "open" as const },
    ];
    expect(seatNames(seats, "imported")).toEqual(["Player 1", "Player 2"]);
    expect(seatNames(seats, "gathering")).toEqual(["open seat", "open seat"]);
  });

  it.each([
    ["en", "Ada, 1 open seat", "Ada, 2 open seats", "Ada, 5 open seats"],
    ["fr", "Ada, 1 place libre", "Ada, 2 places libres", "Ada, 5 places libres"],
    ["pl", "Ada, 1 wolne miejsce", "Ada, 2 wolne miejsca", "Ada, 5 wolnych miejsc"],
  ])("in one line count the open seats, in %s", async (lang, ...expected) => {
    await language.switchTo(lang);
    await language.addFiles(START_FILES);
    const withOpen = (count: number) => [
      { name: "Ada", plays: "person" as const },
      ...Array.from({ length: count }, () => ({ name: "", plays: "open" as const })),
    ];
    expect([1, 2, 5].map((count) => seatsInShort(withOpen(count), "gathering").replaceAll("\u00a0", " "))).toEqual(
      expected,
    );
    expect(seatsInShort([{ name: "Ada", plays: "person" }], "gathering")).toBe("Ada");
  });
});

it("A player's colour is that of the seat, unless the table says otherwise", () => {
  useColours([]);
  expect([0, 1, 7].map(shapeOf)).toEqual(["circle", "square", "square"]);
  useColours([{ colour: 1 }, { colour: 2 }, { colour: 0 }]);
  expect([0, 1, 2].map(shapeOf)).toEqual(["square", "triangle", "circle"]);
  useColours([]);
});
