import { describe, expect, it } from "vitest";
import { endOf } from "../src/lib/poster";
import type { LogEntry } from "../src/lib/wire";

const MAY = Date.UTC(2026, 4, 2, 20);
const JUNE = Date.UTC(2026, 5, 1, 9);

function entry(number: number, at: number, more: Partial<LogEntry>): LogEntry {
  return { number, version: number, moves: number, at, kind: "moved", ...more };
}

describe("The poster of a result", () => {
  it("has the day of the last move, whatever is said and opened later", () => {
    const move = entry(1, MAY, { move: "pass" });
    const words = entry(2, JUNE, { kind: "chatted", text: "Again?" });
    expect(endOf([move, words])).toEqual(new Date(MAY));
    expect(endOf([words])).toEqual(new Date(JUNE));
  });
});
