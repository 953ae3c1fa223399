import { expect, test } from "vitest";
import { linesOf, pathOf, type PlanLine, treeOf } from "../src/plans/lines";

const SMALL: PlanLine = [{ others: ["choose small"], move: "divide a" }];
const ANYTHING: PlanLine = [{ others: null, move: "divide b" }];
const LONG: PlanLine = [...SMALL, { others: ["choose big"], move: "build shop c2" }];

test("lines become a tree and lines again", () => {
  expect(treeOf([SMALL, ANYTHING])).toEqual([
    { others: ["choose small"], move: "divide a", then: [] },
    { others: null, move: "divide b", then: [] },
  ]);
  expect(linesOf(treeOf([ANYTHING, LONG]))).toEqual([ANYTHING, LONG]);
});

test("lines that begin alike share their beginning, and the last answer to a case counts", () => {
  expect(treeOf([SMALL, LONG])).toEqual(treeOf([LONG]));
  const other: PlanLine = [{ others: ["choose small"], move: "divide c" }];
  expect(treeOf([LONG, other])).toEqual([{ others: ["choose small"], move: "divide c", then: [] }]);
});

test("the path of a line has the moves of everybody", () => {
  expect(pathOf([...LONG, ...ANYTHING])).toEqual([
    "choose small",
    "divide a",
    "choose big",
    "build shop c2",
    null,
    "divide b",
  ]);
});
