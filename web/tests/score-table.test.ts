import { beforeAll, describe, expect, it } from "vitest";
import { language } from "../src/lib/language.svelte";
import { headline, scoreTable, seatsByRank } from "../src/lib/score-table";
import type { ScoreLine, ScoreSheet } from "../src/lib/wire";

beforeAll(async () => {
  await language.addGames("card-city", "point-city");
  await language.switchTo("en");
});

/** A sheet of Card City: districts, empty spaces, gold; the gold left over breaks ties. */
function sheet(seat: number, rank: number, points: readonly number[], tiebreak = 0): ScoreSheet {
  const lines: ScoreLine[] = ["CC-60", "CC-61", "CC-62"].map((rule, index) => ({
    rule,
    points: points[index]!,
    facts: {},
  }));
  lines.push({ rule: "CC-63", points: 0, facts: { gold: tiebreak } });
  return { seat, lines, total: points.reduce((sum, own) => sum + own, 0), tiebreak, rank };
}

describe("The score table", () => {
  it("has the winner in the first column, and marks the line that decided", () => {
    const { sheets, rows } = scoreTable([sheet(0, 2, [4, -3, 2]), sheet(1, 1, [5, -3, 6])], true);
    expect(sheets.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(rows.map((row) => [row.label, row.points, row.isDecisive])).toEqual([
      ["Residential districts", [5, 4], false],
      ["Empty spaces", [-3, -3], false],
      ["Gold", [6, 2], true],
    ]);
  });

  it("shows the tie-break only if it decided", () => {
    const tied = [sheet(0, 1, [5, 0, 1], 3), sheet(1, 2, [4, 0, 2], 1)];
    const last = scoreTable(tied, true).rows.at(-1)!;
    expect(last).toMatchObject({ label: "Gold left over", points: [3, 1], isTieBreak: true, isDecisive: true });
    expect(scoreTable(tied, true).rows.filter((row) => row.isDecisive)).toHaveLength(1);
    const shared = tied.map((own) => ({ ...own, rank: 1, tiebreak: 3 }));
    expect(scoreTable(shared, true).rows.some((row) => row.isTieBreak || row.isDecisive)).toBe(false);
    expect(scoreTable(tied, false).rows.some((row) => row.isTieBreak || row.isDecisive)).toBe(false);
  });

  it("adds up lines of one label, also of different rules", () => {
    const line = (rule: string, points: number, kind: string) => ({ rule, points, facts: { case: kind } });
    const person = { seat: 0, total: 20, tiebreak: 0, rank: 1 };
    const { rows } = scoreTable(
      [
        { ...person, lines: [line("PC-21", 9, "buildings"), line("PC-21", 7, "token"), line("PC-21", 4, "token")] },
        { ...person, seat: 1, rank: 2, total: 12, lines: [line("PC-34", 12, "buildings")] },
      ],
      true,
    );
    expect(rows.map((row) => [row.label, row.points])).toEqual([
      ["Buildings", [9, 12]],
      ["Civic tokens", [11, 0]],
    ]);
  });

  it("of a solo game names what gives no points, such as the level", () => {
    expect(scoreTable([sheet(0, 1, [5, 0, 1], 3)], true).notes).toEqual([
      { rule: "CC-63", points: 0, facts: { gold: 3 } },
    ]);
  });
});

describe("The headline", () => {
  const names = ["Anna", "Bela"];
  it.each([
    [[sheet(0, 2, [3, -4, 0]), sheet(1, 1, [11, 0, 0])], null, "Bela wins 11_to_−1"],
    [[sheet(0, 1, [11, 0, 0]), sheet(1, 2, [3, 0, 0]), sheet(2, 3, [1, 0, 0])], 0, "You win 11_:_3_:_1"],
    [[sheet(0, 1, [5, 0, 0], 2), sheet(1, 2, [5, 0, 0])], 1, "Anna wins 5_to_5 on the tie-break"],
    [[sheet(0, 1, [5, 0, 0]), sheet(1, 1, [5, 0, 0])], 1, "Shared victory (5_to_5): Anna and Bela"],
    [[sheet(0, 1, [5, 0, 0])], 0, "You score 5 points"],
    [[sheet(0, 1, [5, 0, 0])], null, "Anna scores 5 points"],
    [[], 0, "The game ended without a result."],
  ])("has the score, which no line breaks (%#)", (sheets, you, text) => {
    expect(headline(sheets, you, names)).toBe(text.replaceAll("_", "\u00a0"));
  });
});

it("The winner's city comes first, and the order stays while nobody has won", () => {
  expect(seatsByRank([sheet(0, 2, [1, 0, 0]), sheet(1, 1, [2, 0, 0])], 2)).toEqual([1, 0]);
  expect(seatsByRank([], 3)).toEqual([0, 1, 2]);
});
