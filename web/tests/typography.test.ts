import { describe, expect, it } from "vitest";
import { bindWords } from "../src/lib/typography";

const visible = (text: string) => text.replaceAll("\u00a0", "_");

describe("bindWords", () => {
  it("keeps a calculation on one line", () => {
    expect(visible(bindWords("You earn 1 + 1 + 2 = 4.", "en"))).toBe("You earn 1_+_1_+_2_=_4.");
    expect(visible(bindWords("une ville de 5 × 5 cases", "fr"))).toBe("une ville de 5_×_5 cases");
  });

  it("binds Polish words of one letter to the next", () => {
    expect(visible(bindWords("miasto w kwadracie 5 × 5 i ratusz", "pl"))).toBe("miasto w_kwadracie 5_×_5 i_ratusz");
  });

  it("leaves other texts alone", () => {
    expect(bindWords("a city", "en")).toBe("a city");
  });
});
