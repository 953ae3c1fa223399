import { describe, expect, it } from "vitest";
import { shapeOf, useColours } from "../src/lib/colours.svelte";
import { LANGUAGES, language } from "../src/lib/language.svelte";
import { seatNames } from "../src/lib/seats";

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
});

it("A player's colour is that of the seat, unless the table says otherwise", () => {
  useColours([]);
  expect([0, 1, 7].map(shapeOf)).toEqual(["circle", "square", "square"]);
  useColours([{ colour: 1 }, { colour: 2 }, { colour: 0 }]);
  expect([0, 1, 2].map(shapeOf)).toEqual(["square", "triangle", "circle"]);
  useColours([]);
});
