import { describe, expect, it } from "vitest";
import { DEFAULTS, optionOf, resize, sizeOf, split, valuesOf } from "../src/games/infinite-city/printed-values";

const plain = (count: number, bonus = 0, silver = false) => ({ count, bonus, silver });

describe("the form of the printed values", () => {
  it("begins with the values of the rulebook, of all 21 kinds", () => {
    expect(Object.keys(valuesOf(null))).toHaveLength(21);
    expect(optionOf(valuesOf(null))).toBeNull();
    expect(sizeOf("bank")).toBe(6);
  });

  it("sends the kinds that differ", () => {
    const own = { bank: [plain(6, 2, true)] };
    expect(valuesOf(own)).toMatchObject({ ...DEFAULTS, ...own });
    expect(optionOf(valuesOf(own))).toEqual(own);
  });

  it("keeps as many copies as the box has", () => {
    const two = split([plain(6)]);
    expect(two).toEqual([plain(5), plain(1)]);
    expect(resize(two, 1, 4)).toEqual([plain(2), plain(4)]);
    expect(resize(two, 1, 40)).toEqual([plain(1), plain(5)]);
    expect(resize(two, 1, Number.NaN)).toEqual([plain(6)]);
    expect(resize([plain(3), plain(1, 1), plain(2, 2)], 2, 0)).toEqual([plain(5), plain(1, 1)]);
  });
});
