import { existsSync, readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { MessageFormatter } from "../src/lib/messages";
import { LANGUAGES, language, loadFormatter, preferredLanguage } from "../src/lib/language.svelte";
import { rulesOf } from "../src/lib/rules";
import { ADMIN_FILES } from "../src/admin/words";
import { ACCOUNT_FILES } from "../src/lib/account-files";
import { ADVICE_FILES } from "../src/lib/advice-words";
import { COACH_FILES } from "../src/lib/coach-words";
import { LESSON_FILES } from "../src/lib/lesson-words";
import { NOTICES_FILES } from "../src/lib/notices-words";
import { PLAN_FILES } from "../src/lib/plan-words";
import { PRACTICE_FILES } from "../src/lib/practice-words";
import { RULE_FILES } from "../src/lib/rule-files";
import { START_FILES } from "../src/lib/start-files";
import { bindTexts } from "../src/lib/typography";

const formatters = {} as Record<string, MessageFormatter> & Record<"en" | "fr" | "pl", MessageFormatter>;

beforeAll(async () => {
  for (const files of [
    ACCOUNT_FILES,
    ADMIN_FILES,
    ADVICE_FILES,
    LESSON_FILES,
    COACH_FILES,
    NOTICES_FILES,
    PLAN_FILES,
    PRACTICE_FILES,
    RULE_FILES,
    START_FILES,
  ])
    await language.addFiles(files);
  for (const lang of LANGUAGES) formatters[lang] = await loadFormatter(lang);
});

describe("facts are formatted by the last word of their name, as in Python", () => {
  it("cards, lists and players", () => {
    expect(formatters.en.say("cc-built", { seat: 0, at: "c2", card: "residence" }, ["Ada"])).toBe(
      "Ada builds a residence at c2.",
    );
    expect(formatters.en.say("cc-built", { seat: 0, at: "c2", card: "industry" }, ["Ada"])).toContain("an industry");
    expect(
      formatters.en.say("cc-kept", { seat: 0, cards: ["leisure", "industry", "leisure", "parking"] }, ["Ada"]),
    ).toMatch(/^Ada keeps 2 leisure cards, an industry and a car park\. /);
    expect(formatters.en.say("ic-played", { seat: 0, at: "0,1", tile: "embassy+1" }, ["Ada"])).toBe(
      "Ada plays an embassy+1 at 0,1.",
    );
    expect(formatters.fr.say("cc-now-build", { cards: ["residence", "residence", "parking"] })).toContain(
      "2 résidences et un parking",
    );
    expect(formatters.fr.say("CC-70.scored", { count: 2, cards: ["parking", "parking"] })).toContain(
      "2\u00a0×\u00a0parking",
    );
    const kept = (...cards: string[]) => formatters.fr.say("cc-kept", { seat: 0, cards }, ["Ada"]);
    expect(kept("residence", "leisure")).toContain("garde une résidence et un loisir, puis");
    expect(kept("leisure", "leisure")).toContain("garde 2 loisirs, puis");
    expect(formatters.en.say("now-waiting", { seats: [0, 1] }, ["Ada"])).toBe("Waiting for Ada and Player 2.");
    expect(formatters.fr.say("ic-cell-tokens", { seats: [0, 0, 1, 2] }, ["Ada", "Jan", "Zoé"])).toContain(
      "2\u00a0×\u00a0Ada, Jan et Zoé",
    );
  });

  it("numbers, large ones as the language writes them", () => {
    expect(formatters.en.say("news-count", { count: 999 })).toBe("999 updates");
    expect(formatters.en.say("news-count", { count: 1 })).toBe("1 update");
    expect(formatters.en.say("news-count", { count: 12345 })).toBe("12,345 updates");
    expect(formatters.fr.say("news-count", { count: 12345 })).toMatch(/^12\s345 /);
  });

  it("French plurals", () => {
    const size = (count: number) => formatters.fr.say("cc-city-size", { size: count, limit: 5 });
    expect(size(1)).toMatch(/^1 carte sur 5/);
    expect(size(2)).toMatch(/^2 cartes sur 5/);
  });

  it("Polish plurals", () => {
    const texts = [1, 2, 5].map((count) => formatters.pl.say("cc-drew", { seat: 0, count }, ["Ada"]));
    expect(texts.map((text) => text.split(" ").slice(-1)[0])).toEqual(["kartę.", "karty.", "kart."]);
  });

  it("a Polish line does not end with a word of one letter", () => {
    expect(formatters.pl.say("lesson-card-city-house-other")).not.toContain("\u00a0");
    expect(formatters.pl.say("CC-26")).toBe("Dom i\u00a0fabryka nigdy nie mogą ze sobą sąsiadować.");
    expect(formatters.en.say("IC-H8")).not.toContain("\u00a0");
    expect(bindTexts([{ text: "(a i o) duża z" }, 1, null], "pl")).toEqual([
      { text: "(a\u00a0i\u00a0o) duża z" },
      1,
      null,
    ]);
  });

  it("a line of no language begins or ends with a multiplication sign", () => {
    expect(bindTexts("5 × 5 pól", "pl")).toBe("5\u00a0×\u00a05 pól");
    expect(bindTexts("a city of 5 × 5", "en")).toBe("a city of 5\u00a0×\u00a05");
  });

  it("a Polish move as a question and on its button", () => {
    const discard = (part: string) => formatters.pl.say(`cc-do-discard${part}`, { card: "leisure" });
    expect([discard(""), discard(".button")]).toEqual(["Odrzucić kartę rozrywki", "Odrzuć kartę rozrywki"]);
  });

  it("a Polish player without a name, by the number after the word for player", () => {
    const looked = (...names: string[]) => formatters.pl.say("ic-looked", { seat: 0, other_seat: 1, count: 2 }, names);
    expect(looked("Ada", "Gracz 2")).toBe("Ada ogląda płytki gracza 2.");
    expect(looked("Ada", "Jan")).toBe("Ada ogląda płytki gracza Jan.");
    expect(looked("Ada")).toBe("Ada ogląda płytki gracza 2.");
  });

  it("events, with the message of their secret for those who may know it", () => {
    const event = { kind: "cc-drew", facts: { seat: 0, count: 2 } };
    expect(formatters.en.event(event, ["Ada"])).toBe(formatters.en.say("cc-drew", event.facts, ["Ada"]));
    const secret = { ...event, facts: { ...event.facts, cards: ["residence", "parking"] }, secret: true };
    expect(formatters.en.event(secret, ["Ada"])).toBe(formatters.en.say("cc-drew.secret", secret.facts, ["Ada"]));
    expect(formatters.en.event(secret, ["Ada"])).toContain("residence");
  });

  it("nothing, and what has no message", () => {
    expect(formatters.en.say("board-deck", { count: 3 })).toBe("deck 3");
    expect(formatters.en.say("no-message-at-all")).toBe("no-message-at-all");
    expect(
      formatters.en.say("CC-25.refused", { card: "residence", at: "c2", other_card: "residence", other_at: "c3" }),
    ).toBe("You can’t build the residence at c2: it would touch the residence at c3.");
  });

  it("a move", () => {
    expect(formatters.fr.move("build residence c2")).toMatch(/ c2$/);
    expect(formatters.en.move("choose small")).toBe("choose small");
  });
});

it("has the languages that Python has, English first", () => {
  const folders = readdirSync("../tricity/locales").filter((name) => existsSync(`../tricity/locales/${name}/page.ftl`));
  expect([...LANGUAGES].sort()).toEqual(folders.sort());
  expect(LANGUAGES[0]).toBe("en");
});

it("prefers the first supported language of the browser", () => {
  expect(preferredLanguage(["de-DE", "pl-PL", "en"])).toBe("pl");
  expect(preferredLanguage(["de"])).toBe("en");
});

it("writes dates as people write them where the reader lives", async () => {
  const languages = vi.spyOn(navigator, "languages", "get");
  languages.mockReturnValue(["fr-CA", "en-GB", "en-US"]);
  await language.switchTo("en");
  expect(language.locale).toBe("en-GB");
  await language.switchTo("pl");
  expect(language.locale).toBe("pl");
  languages.mockRestore();
});

it("lists the rules of a game by section", async () => {
  const parts = await rulesOf("card-city");
  expect(parts[0]).toMatchObject({ part: "cc-part-setup" });
  expect(parts.flatMap((part) => part.rules)).toContain("CC-25");
  expect(await rulesOf("chess")).toEqual([]);
});

it("every message that the source names exists in every language", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  const keys = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, "utf8").matchAll(/\bsay\("([^"]+)"/g)].map((match) => match[1]!),
  );
  expect(keys.length).toBeGreaterThan(200);
  for (const lang of LANGUAGES) expect(keys.filter((key) => !formatters[lang]!.has(key))).toEqual([]);
});

it("the messages of the command line are not in the client's bundle", () => {
  expect(formatters.en.has("called-bot")).toBe(true);
  expect(formatters.en.has("command-play")).toBe(false);
  expect(formatters.en.has("bench-note")).toBe(false);
  expect(formatters.en.has("setting-port")).toBe(false);
});

it("keeps the words of files that were asked for at the same time", async () => {
  let late = (_: string): void => {};
  const place = (name: string) => `../../../tricity/locales/en/${name}.ftl`;
  await language.switchTo("en");
  const first = language.addFiles({ [place("late")]: () => new Promise<string>((resolve) => (late = resolve)) });
  const second = language.addFiles({ [place("prompt")]: () => Promise.resolve("asked-second = here") });
  late("asked-first = there");
  await Promise.all([first, second]);
  expect([language.say("asked-first"), language.say("asked-second")]).toEqual(["there", "here"]);
});
