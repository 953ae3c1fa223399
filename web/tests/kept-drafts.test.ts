import { beforeEach, describe, expect, it } from "vitest";
import { keepDraft, takeDraft } from "../src/lib/kept-drafts";
import { fromTime, groupOf, toTime } from "../src/notices/notices.svelte";
import type { NoticeChannel } from "../src/lib/wire";

describe("a draft", () => {
  beforeEach(() => sessionStorage.clear());

  it("is taken once, by its own name", () => {
    keepDraft("t 4 0", "build residence");
    expect(takeDraft("t 5 0")).toBe("");
    expect([takeDraft("t 4 0"), takeDraft("t 4 0")]).toEqual(["build residence", ""]);
  });

  it("that is empty replaces the one before", () => {
    keepDraft("chat t", "hello");
    keepDraft("chat t", "");
    expect(takeDraft("chat t")).toBe("");
  });
});

describe("notices", () => {
  it("have times as fields have them", () => {
    expect([450, 0, 1439].map(toTime)).toEqual(["07:30", "00:00", "23:59"]);
    expect([450, 0, 1439].map((minute) => fromTime(toTime(minute)))).toEqual([450, 0, 1439]);
  });

  it("go to webhooks and ntfy alike", () => {
    expect(["ntfy", "webhook", "push"].map((kind) => groupOf({ kind } as NoticeChannel))).toEqual([
      "webhook",
      "webhook",
      "push",
    ]);
  });
});
