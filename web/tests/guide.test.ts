import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadArt } from "../src/art";
import { handleTableKeys } from "../src/components/keyboard";
import { ui } from "../src/components/ui.svelte";
import cityPicture from "../src/games/card-city/poster";
import { api } from "../src/lib/api";
import { contains, loadGuide, split } from "../src/lib/guide.svelte";
import { parseRoute } from "../src/lib/router.svelte";
import type { ShownTable } from "../src/lib/shown-table";
import type { Guide, View } from "../src/lib/wire";

describe("searching the rules", () => {
  it("finds words in any order, without case and accents", () => {
    expect(contains("CC-27 Un loisir coûte 5 pièces d’or.", "PIECES cout")).toBe(true);
    expect(contains("Dzielnica mieszkaniowa łączy się", "laczy")).toBe(true);
    expect(contains("Each player", "each residence")).toBe(false);
  });

  it("sets the word that marks a ruling apart", () => {
    expect(split("Draw. Ruling: none.", "ruling")).toEqual([
      { text: "Draw. ", isMatch: false },
      { text: "Ruling", isMatch: true },
      { text: ": none.", isMatch: false },
    ]);
    expect(split("Draw.", "")).toEqual([{ text: "Draw.", isMatch: false }]);
  });
});

it("a guide is fetched once, and again if that failed", async () => {
  const fetchGuide = vi.spyOn(api, "guide");
  fetchGuide.mockRejectedValueOnce(new Error("offline"));
  await expect(loadGuide("card-city")).rejects.toThrow("offline");
  fetchGuide.mockResolvedValue({ sections: [], aid: [], examples: [] } as unknown as Guide);
  expect(await loadGuide("card-city")).toBe(await loadGuide("card-city"));
  expect(fetchGuide).toHaveBeenCalledTimes(2);
});

it("no line of a worked example ends with a sign of its calculation", async () => {
  const example = { text: "a city of 5 × 5", sheets: [{ name: "Abe", lines: [["2 × power station", 2]], total: 2 }] };
  vi.spyOn(api, "guide").mockResolvedValue({ sections: [], aid: [], examples: [example] } as unknown as Guide);
  expect((await loadGuide("point-city")).examples).toEqual([
    {
      text: "a city of 5\u00a0×\u00a05",
      sheets: [{ name: "Abe", lines: [["2\u00a0×\u00a0power station", 2]], total: 2 }],
    },
  ]);
});

it("the player aid and the credits have addresses", () => {
  expect(parseRoute("/rules/card-city/aid")).toEqual({ name: "player-aid", game: "card-city" });
  expect(parseRoute("/rules/card-city/nothing")).toEqual({ name: "not-found" });
  expect(parseRoute("/about")).toEqual({ name: "about" });
  expect(parseRoute("/about/us")).toEqual({ name: "not-found" });
});

describe("a question mark shows the player aid", () => {
  const press = (target: Element) => {
    const event = new KeyboardEvent("keydown", { key: "?" });
    Object.defineProperty(event, "target", { value: target });
    handleTableKeys(event, { isLive: true, state: null } as ShownTable);
  };

  it("but not where it is typed", () => {
    ui.reset();
    press(document.createElement("input"));
    expect(ui.tab).toBe("log");
    press(document.body);
    expect([ui.tab, ui.isSheetOpen]).toEqual(["rules", true]);
  });
});

describe("a worked example", () => {
  beforeAll(() => loadArt("card-city"));

  it("is drawn with labels on its cells", () => {
    const seat = { city: { e5: "town-hall" }, square: ["e4"] };
    const view = { seats: [seat] } as unknown as View;
    expect(cityPicture(view, 0, { e4: "A" }).svg).toContain(">A</text>");
    expect(cityPicture(view, 0).svg).not.toContain("</text>");
  });
});
