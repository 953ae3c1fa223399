import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../src/lib/preferences.svelte";
import { language } from "../src/lib/language.svelte";
import { formatClock, formatOptionValue, isFreeText } from "../src/components/text";
import type { GameOption } from "../src/lib/api";

const notes = vi.fn();

class Audio {
  currentTime = 0;
  destination = {};
  createOscillator = () => ({ frequency: {}, connect: (it: unknown) => it, start: notes, stop: vi.fn() });
  createGain = () => ({
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: (it: unknown) => it,
  });
  close = vi.fn();
}

describe("a turn notification", () => {
  beforeEach(() => {
    localStorage.clear();
    notes.mockClear();
    vi.stubGlobal("AudioContext", Audio);
    preferences.start();
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("is silent by default", () => {
    preferences.notifyTurn();
    expect(notes).not.toHaveBeenCalled();
  });

  it("plays a sound if enabled, also after a reload", () => {
    preferences.setSound(true);
    notes.mockClear();
    preferences.start();
    preferences.notifyTurn();
    expect(notes).toHaveBeenCalledTimes(2);
  });
});

describe("options", () => {
  beforeAll(async () => {
    await language.switchTo("en");
    await language.addGames("point-city");
  });

  it("have their values as text", () => {
    expect(formatOptionValue("automa_level", "hard")).toBe("hard");
    expect(formatOptionValue("solo_tokens", "random")).toBe("drawn at random");
    expect(formatOptionValue("printed_values", { bank: [] })).toBe("your own values");
    expect(formatOptionValue("unheard_of", 3)).toBe("3");
  });

  it("without values are free text", () => {
    const option = { name: "x", title: "", rule: "", text: "", players: [2], first_game: null };
    expect(isFreeText({ ...option, default: null, values: [] } satisfies GameOption)).toBe(true);
    expect(isFreeText({ ...option, default: false, values: [] } satisfies GameOption)).toBe(false);
    expect(isFreeText({ ...option, default: "a", values: ["a", "b"] } satisfies GameOption)).toBe(false);
  });

  it("include clocks", () => {
    expect(formatClock({ kind: "live", move: 60, reserve: 300 })).toBe(
      "60 seconds per move, plus 5 minutes in reserve",
    );
    expect(formatClock({ kind: "live", move: 10, reserve: 60 })).toBe("10 seconds per move, plus 1 minute in reserve");
    expect(formatClock({ kind: "days", days: 1 })).toBe("1 day per move");
    expect(formatClock({ kind: "none" })).toBe("no clock");
  });
});
