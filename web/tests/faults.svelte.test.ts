/** Errors that nothing else handles, and parts of the page that cannot be loaded. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { background, detailsOf, faults, kindOfLoadFailure } from "../src/lib/faults.svelte";

const MISSING_CHUNK = new TypeError("Failed to fetch dynamically imported module: /assets/index-abc.js");

function answerWith(page: string): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(page)));
}

beforeEach(() => {
  const script = document.createElement("script");
  script.setAttribute("src", "/assets/index-old.js");
  vi.spyOn(document, "querySelector").mockReturnValue(script);
  faults.current = null;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("a rejected promise in the background is reported", async () => {
  background(Promise.reject(new Error("boom")));
  await vi.waitFor(() => expect(faults.current?.kind).toBe("failed"));
  expect(faults.current?.details).toContain("boom");
  faults.dismiss();
  expect(faults.current).toBeNull();
});

it("what a part of the page shows itself is not shown twice, but is in the console", () => {
  const inConsole = vi.fn();
  vi.stubGlobal("reportError", inConsole);
  const error = new Error("in the board");
  faults.markHandled(error);
  faults.report(error);
  expect(faults.current).toBeNull();
  expect(inConsole).toHaveBeenCalledExactlyOnceWith(error);
});

it("what browsers report without need is ignored", () => {
  faults.report(new Error("ResizeObserver loop completed with undelivered notifications."));
  expect(faults.current).toBeNull();
});

describe("a part of the page that does not load", () => {
  it("means a new version when the server names another script", async () => {
    answerWith('<script type="module" src="/assets/index-new.js"></script>');
    faults.report(MISSING_CHUNK);
    await vi.waitFor(() => expect(faults.current?.kind).toBe("outdated"));
    faults.report(new Error("something else"));
    expect(faults.current?.kind).toBe("outdated");
  });

  it("means a fault of the network otherwise", async () => {
    answerWith('<script type="module" src="/assets/index-old.js"></script>');
    faults.report(MISSING_CHUNK);
    await vi.waitFor(() => expect(faults.current?.kind).toBe("unloaded"));
    expect(await kindOfLoadFailure(() => Promise.reject(new TypeError("offline")))).toBe("unloaded");
    expect(await kindOfLoadFailure(() => Promise.resolve(new Response("", { status: 503 })))).toBe("unloaded");
  });
});

it("details name no table and no key", () => {
  history.replaceState(null, "", "/table/secret-name/3?eyes=1#key");
  const details = detailsOf(new Error("boom"));
  expect(details).toContain("/table");
  for (const secret of ["secret-name", "key"]) expect(details.split("\n").at(-2)).not.toContain(secret);
  history.replaceState(null, "", "/");
});
