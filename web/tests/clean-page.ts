import { vi } from "vitest";

/** Before each file of tests: what the ones before it have left in the page and in modules is gone. */
vi.resetModules();
if (typeof document !== "undefined") {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}
