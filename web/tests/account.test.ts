import { describe, expect, it } from "vitest";
import { path, placed, ticks } from "../src/account/chart";
import { bytes, text } from "../src/account/passkeys";
import { parseRoute } from "../src/lib/router.svelte";

describe("plots", () => {
  it.each([
    [1018, 1982],
    [1490, 1510],
    [7, 7],
  ])("have few round marks between %i and %i", (low, high) => {
    const marks = ticks(low, high);
    expect(marks.length).toBeLessThanOrEqual(6);
    for (const mark of marks) {
      expect(mark).toBeGreaterThanOrEqual(low);
      expect(mark).toBeLessThanOrEqual(high);
    }
    expect(ticks(1018, 1982)).toEqual([1200, 1400, 1600, 1800]);
  });

  it("go from left to right, with large values at the top", () => {
    expect(placed([0, 5, 10], 0, 10, 100, 40)).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 20 },
      { x: 100, y: 0 },
    ]);
    expect(placed([3], 3, 3, 100, 40)).toEqual([{ x: 50, y: 40 }]);
    expect(path(placed([0, 10], 0, 10, 10, 10))).toBe("M0.0 10.0L10.0 0.0");
  });
});

describe("passkeys", () => {
  it("exchange bytes as base64url", () => {
    const buffer = Uint8Array.from([0, 250, 255, 62, 63]).buffer;
    expect(text(buffer)).toBe("APr_Pj8");
    expect([...bytes("APr_Pj8")]).toEqual([0, 250, 255, 62, 63]);
  });
});

describe("pages about people", () => {
  it("have addresses", () => {
    expect(parseRoute("/account")).toEqual({ name: "account" });
    expect(parseRoute("/friends")).toEqual({ name: "friends" });
    expect(parseRoute("/profile")).toEqual({ name: "profile", person: null });
    expect(parseRoute("/player/abc")).toEqual({ name: "profile", person: "abc" });
    expect(parseRoute("/player")).toEqual({ name: "not-found" });
  });
});
