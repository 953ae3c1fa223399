import { expect, it } from "vitest";
import { soundOf as soundOfCardCity } from "../src/games/card-city/events";
import { soundOf as soundOfInfiniteCity } from "../src/games/infinite-city/events";
import { soundOf as soundOfPointCity } from "../src/games/point-city/events";

const HEARD = [
  [soundOfCardCity, { "cc-built": "place", "cc-chose": "take", "cc-income": "coins" }],
  [soundOfPointCity, { "pc-flipped": "place", "pc-took": "take", "pc-paid": "coins", "pc-automa-took": "take" }],
  [soundOfInfiniteCity, { "ic-played": "place", "ic-swapped": "place", "ic-drew": "take" }],
] as const;

it("is that of what is done with the pieces: placed, taken, or paid", () => {
  for (const [soundOf, sounds] of HEARD)
    for (const [kind, sound] of Object.entries(sounds)) expect(soundOf({ kind, facts: {} }), kind).toBe(sound);
});

it("is none for what moves nothing", () => {
  for (const [soundOf] of HEARD) expect(soundOf({ kind: "passed", facts: {} })).toBeNull();
});
