import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Identity } from "../src/lib/api";
import { CookiesBlockedError, IdentityStore } from "../src/lib/identity.svelte";
import { isLoopback, parseRoute, replayPath, tablePath } from "../src/lib/router.svelte";
import { Preview } from "../src/lib/preview.svelte";
import { serverTime } from "../src/lib/server-time";
import { verifyDeal } from "../src/lib/deal-proof";
import { change, signed, withMinus } from "../src/lib/points";
import { formatAgo, formatDuration } from "../src/components/text";

describe("points", () => {
  it("have a minus sign, which is no hyphen", () => {
    expect([signed(-3), signed(0), change(4), change(-4)]).toEqual(["−3", "0", "+4", "−4"]);
    expect(withMinus("-0.5")).toBe("−0.5");
    expect(withMinus("place 2, -12 points")).toBe("place 2, −12 points");
  });

  it("leave hyphens between words alone", () => {
    expect(withMinus("Marie-Claire, 3-1: tie-break -2")).toBe("Marie-Claire, 3-1: tie-break −2");
  });
});

describe("routes", () => {
  it("are parsed and built consistently", () => {
    expect(parseRoute(tablePath("a/b", 3))).toEqual({ name: "table", table: "a/b", moveNumber: 3 });
    const url = new URL(replayPath("t", 7, "open"), "http://x");
    expect(parseRoute(url.pathname, url.hash, url.search)).toEqual({
      name: "replay",
      table: "t",
      moveNumber: 7,
      eyes: "open",
    });
    expect(parseRoute("/recover", "#key")).toEqual({ name: "recover", key: "key" });
    expect(parseRoute("/rules/card-city", "#CC-25")).toEqual({ name: "rules", game: "card-city", rule: "CC-25" });
    expect(parseRoute("/table/t/999999999")).toEqual({ name: "table", table: "t", moveNumber: null });
  });

  it.each([
    "/nowhere",
    "/table",
    "/table/t/3/4",
    "/rules",
    "/import/x",
    "/recover/x",
    "//",
    "/%E0%A4%A",
    "/table/%E0%A4%A",
    "/table/%00",
    "/rules/card-city/x",
  ])("has no page at %s", (path) => {
    expect(parseRoute(path)).toEqual({ name: "not-found" });
  });
});

describe("the player's name", () => {
  it("is what was typed, even if the server answers later", async () => {
    let answer: (identity: Identity) => void = () => {};
    const fetched = () => new Promise<Identity>((done) => (answer = done));
    const identity = new IdentityStore({ identity: fetched, createGuest: vi.fn(), rename: vi.fn() });
    const loaded = identity.load();
    identity.edit("Anna");
    answer({ known: true, name: "Guest", administrator: false });
    await loaded;
    expect(identity.name).toBe("Anna");
    expect(identity.known).toBe(true);
  });

  describe("when the player begins to play", () => {
    const api = { identity: vi.fn(), createGuest: vi.fn(), rename: vi.fn() };
    let identity: IdentityStore;

    beforeEach(() => {
      vi.resetAllMocks();
      identity = new IdentityStore(api);
      for (const send of [api.createGuest, api.rename])
        send.mockImplementation((name: string) => {
          api.identity.mockResolvedValue({ known: true, name });
          return Promise.resolve({ known: true, name });
        });
    });

    it("stays as it is where the page does not show it", async () => {
      api.identity.mockResolvedValue({ known: true, name: "Ada" });
      await identity.ensure();
      expect(api.rename).not.toHaveBeenCalled();
      expect(identity.name).toBe("Ada");
    });

    it("changes when another one was typed", async () => {
      api.identity.mockResolvedValue({ known: true, name: "Ada" });
      identity.edit(" Bela ");
      await identity.ensure();
      expect(api.rename).toHaveBeenCalledExactlyOnceWith("Bela");
    });

    it("is given to a newcomer", async () => {
      api.identity.mockResolvedValue({ known: false, name: "" });
      identity.edit("Anna");
      await identity.ensure();
      expect(api.createGuest).toHaveBeenCalledExactlyOnceWith("Anna");
      expect(identity).toMatchObject({ known: true, name: "Anna" });
    });

    it("cannot be kept by a browser that blocks cookies", async () => {
      api.identity.mockResolvedValue({ known: false, name: "" });
      api.createGuest.mockResolvedValue({ known: true, name: "Anna" });
      await expect(identity.ensure()).rejects.toBeInstanceOf(CookiesBlockedError);
      expect(identity.known).toBe(false);
    });
  });
});

describe("the proof of a deal", () => {
  const SEED = "00112233445566778899aabbccddeeff";
  const SHA = "6b9f0ae6ac5d0c3b8c1e3d7c4b1a";

  it("compares the seed with the commitment", async () => {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(SEED));
    const real = Buffer.from(digest).toString("hex");
    expect(await verifyDeal(SEED, real)).toBe("matches");
    expect(await verifyDeal(SEED, SHA)).toBe("differs");
  });

  it("is unavailable without crypto.subtle", async () => {
    expect(await verifyDeal(SEED, SHA, {} as Crypto)).toBe("unable");
  });
});

describe("a preview", () => {
  it("is requested once per move, and an outdated answer is dropped", async () => {
    const answers: ((result: unknown) => void)[] = [];
    const previewMove = vi.fn(() => new Promise<never>((done) => answers.push(done as never)));
    const preview = new Preview({ preview: previewMove });
    const first = preview.update("build a", 1);
    const repeated = preview.update("build a", 1);
    const second = preview.update("build b", 1);
    answers[0]!({ points: 1 });
    await Promise.all([first, repeated]);
    expect(preview.result).toBeNull();
    answers[1]!({ points: 2 });
    await second;
    expect(preview.result).toEqual({ points: 2 });
    expect(previewMove).toHaveBeenCalledTimes(2);
    await preview.update(null, 1);
    expect(preview.result).toBeNull();
  });
});

describe("time", () => {
  it("is the server's if the local clock is wrong", () => {
    const there = Date.parse("2026-01-01T12:00:00Z");
    serverTime.synchronize("Thu, 01 Jan 2026 12:00:00 GMT", there - 60_000);
    expect(serverTime.now(1000)).toBe(61_000);
    serverTime.synchronize("Thu, 01 Jan 2026 12:00:00 GMT", there + 800);
    expect(serverTime.now(1000)).toBe(1000);
    serverTime.synchronize(null);
    expect(serverTime.now(1000)).toBe(1000);
  });

  it("is formatted as a duration or relative to now", () => {
    const texts = [9_000, 750_000, 11_100_000, 187_200_000].map((duration) => formatDuration(duration, "en"));
    expect(texts).toEqual(["0:09", "12:30", "3:05:00", "2d 4h"]);
    expect(formatDuration(187_200_000, "fr")).toBe("2j 4h");
    expect(formatAgo(0, "en", 3 * 3_600_000)).toBe("3 hours ago");
    expect(formatAgo(5000, "en", 5000)).toBe("now");
  });
});

describe("this computer", () => {
  it("is known by its loopback names", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].map(isLoopback)).toEqual([true, true, true]);
    expect(["192.168.1.5", "tricity.example", "localhost.example"].map(isLoopback)).toEqual([false, false, false]);
  });
});
