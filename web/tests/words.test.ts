import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Speech } from "../src/lib/speech";
import { LANGUAGES, load, preferred, rulesOf, type Language } from "../src/lib/words.svelte";

const speech = {} as Record<Language, Speech>;

beforeAll(async () => {
  for (const lang of LANGUAGES) speech[lang] = await load(lang);
});

describe("facts are spoken by their noun, as in Python", () => {
  it("cards, lists and players", () => {
    expect(speech.en.say("cc-built", { seat: 0, at: "c2", card: "residence" }, ["Ada"])).toBe(
      "Ada builds at c2: residence.",
    );
    expect(speech.fr.say("cc-now-build", { cards: ["residence", "residence", "parking"] })).toContain("2 × résidence");
    expect(speech.en.say("now-waiting", { seats: [0, 1] }, ["Ada"])).toBe("Waiting for: Ada, Player 2.");
  });

  it("Polish plurals", () => {
    const said = [1, 2, 5].map((count) => speech.pl.say("cc-drew", { seat: 0, count }, ["Ada"]));
    expect(said.map((text) => text.split(" ").slice(-1)[0])).toEqual(["kartę.", "karty.", "kart."]);
  });

  it("nothing, and what has no message", () => {
    expect(speech.en.say("board-deck", { count: 3 })).toBe("deck 3");
    expect(speech.en.say("no-message-at-all")).toBe("no-message-at-all");
    expect(
      speech.en.say("CC-25.refused", { card: "residence", at: "c2", other_card: "residence", other_at: "c3" }),
    ).toBe("The residence cannot go to c2: it would touch the residence at c3.");
  });

  it("a move", () => {
    expect(speech.fr.move("build residence c2")).toMatch(/ c2$/);
    expect(speech.en.move("choose small")).toBe("choose small");
  });
});

it("the language is the first that the browser wants and we speak", () => {
  expect(preferred(["de-DE", "pl-PL", "en"])).toBe("pl");
  expect(preferred(["de"])).toBe("en");
});

it("the rules of a game come in parts", async () => {
  const parts = await rulesOf("card-city");
  expect(parts[0]).toMatchObject({ part: "cc-part-setup" });
  expect(parts.flatMap((part) => part.rules)).toContain("CC-25");
  expect(await rulesOf("chess")).toEqual([]);
});

describe("the client's own words", () => {
  const ids = (lang: Language) => [...ftl(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
  const facts = (lang: Language) =>
    Object.fromEntries(
      ftl(lang)
        .split(/\n(?=[a-z][\w-]* =)/)
        .map((message) => [
          message.split(" ")[0],
          [...new Set([...message.matchAll(/\{\s*\$(\w+)/g)].map((it) => it[1]))].sort(),
        ]),
    );

  it.each(LANGUAGES)("%s: the same messages with the same facts", (lang) => {
    expect(ids(lang)).toEqual(ids("en"));
    expect(facts(lang)).toEqual(facts("en"));
  });

  it.each(LANGUAGES)("%s: no message twice, none that Python has too", (lang) => {
    const shared = readFileSync(`../tricity/locales/${lang}.ftl`, "utf8");
    const taken = new Set([...shared.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]));
    expect(ids(lang).filter((id, place, all) => taken.has(id) || all.indexOf(id) !== place)).toEqual([]);
  });
});

function ftl(lang: Language): string {
  return readFileSync(`src/locales/${lang}.ftl`, "utf8");
}
