import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { PACES, preferences } from "../src/lib/preferences.svelte";
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

describe("vibration", () => {
  const vibrate = vi.fn();

  async function onDevice(maxTouchPoints: number) {
    vi.resetModules();
    vi.stubGlobal("navigator", { vibrate, maxTouchPoints });
    const device = await import("../src/lib/preferences.svelte");
    device.preferences.start();
    return device;
  }

  beforeEach(() => {
    localStorage.clear();
    vibrate.mockClear();
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("comes with one's turn on phones, once it is turned on", async () => {
    const phone = await onDevice(5);
    phone.preferences.notifyTurn();
    expect([phone.canVibrate, vibrate.mock.calls]).toEqual([true, []]);
    phone.preferences.setVibration(true);
    phone.preferences.notifyTurn();
    expect(vibrate).toHaveBeenCalledTimes(2);
  });

  it("is not offered by computers, which know the function and do nothing", async () => {
    const computer = await onDevice(0);
    computer.preferences.setVibration(true);
    expect([computer.canVibrate, vibrate.mock.calls]).toEqual([false, []]);
  });
});

describe("the pace at which turns are shown", () => {
  beforeEach(() => {
    localStorage.clear();
    preferences.start();
  });

  it("is slow, normal, fast or off; an event takes 0.7 seconds by default", () => {
    expect(Object.keys(PACES)).toEqual(["slow", "normal", "fast", "off"]);
    expect([PACES[preferences.pace], PACES.off]).toEqual([700, 0]);
  });

  it("is remembered", () => {
    preferences.setPace("fast");
    preferences.start();
    expect(preferences.pace).toBe("fast");
    localStorage.setItem("tricity.pace", "hasty");
    preferences.start();
    expect(preferences.pace).toBe("normal");
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
