import { describe, expect, it } from "vitest";
import { bindWords } from "../src/lib/typography";

const visible = (text: string) => text.replaceAll("\u00a0", "_");

describe("bindWords", () => {
  it("keeps a calculation on one line", () => {
    expect(visible(bindWords("You earn 1 + 1 + 2 = 4.", "en"))).toBe("You earn 1_+_1_+_2_=_4.");
    expect(visible(bindWords("une ville de 5 × 5 cases", "fr"))).toBe("une ville de 5_×_5 cases");
    expect(visible(bindWords("12 + 7 − 2 = 17 points, −1 each", "en"))).toBe("12_+_7_−_2_=_17 points, −1 each");
  });

  it("binds Polish words of one letter to the next", () => {
    expect(visible(bindWords("miasto w kwadracie 5 × 5 i ratusz", "pl"))).toBe("miasto w_kwadracie 5_×_5 i_ratusz");
  });

  it("keeps a number that ends brackets with the word before it", () => {
    expect(visible(bindWords("tier 1 (of 65)", "en"))).toBe("tier 1 (of_65)");
    expect(visible(bindWords("niv. 1 (sur 65)", "fr"))).toBe("niv. 1 (sur_65)");
    expect(visible(bindWords("poziom 1 (z 65)", "pl"))).toBe("poziom 1 (z_65)");
    expect(visible(bindWords("2 silver tiles (most by one player: 2)", "en"))).toBe(
      "2 silver tiles (most by one player:_2)",
    );
  });

  it("leaves other texts alone", () => {
    expect(bindWords("a city (or two)", "en")).toBe("a city (or two)");
    expect(bindWords("a city", "en")).toBe("a city");
  });
});
