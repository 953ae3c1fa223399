/** Errors that nothing else handles. The page says calmly that there was one, and what can be done. */

/**
 * `failed`: a fault of the page. `unloaded`: a part of the page did not load. `outdated`: it did not because the server has
 * a newer page. `updated`: there is a newer page, and this one still works.
 */
export type FaultKind = "failed" | "outdated" | "unloaded" | "updated";

export interface Fault {
  kind: FaultKind;
  /** For whoever mends it. */
  details: string;
}

/** Browsers report it although nothing is wrong: a layout has taken more than one frame. */
const HARMLESS = /^ResizeObserver loop/;
/** What the browsers say when a module cannot be fetched: Chromium, Firefox, WebKit. */
const LOAD_FAILURE =
  /dynamically imported module|error loading dynamically|Importing a module script failed|Unable to preload CSS/i;

export class FaultStore {
  current = $state.raw<Fault | null>(null);
  /** Errors that a part of the page reports itself. */
  #handled = new WeakSet<object>();

  /** Listens for the errors and rejected promises of the whole page. */
  start(): void {
    addEventListener("error", (event) => event.error && this.report(event.error));
    addEventListener("unhandledrejection", (event) => this.report(event.reason));
  }

  report = (error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error);
    if (HARMLESS.test(message) || (error instanceof Object && this.#handled.has(error))) return;
    if (isLoadFailure(error)) {
      background(kindOfLoadFailure().then((kind) => this.#show(kind, error)));
    } else {
      this.#show("failed", error);
    }
  };

  /** A part of the page shows this error itself. It still appears in the browser's console. */
  markHandled(error: unknown): void {
    if (error instanceof Object) this.#handled.add(error);
    reportError(error);
  }

  /** The server has a newer page. */
  announceUpdate(): void {
    if (!this.current) this.current = { kind: "updated", details: "" };
  }

  dismiss(): void {
    this.current = null;
  }

  /** A page that is outdated stays so, whatever fails after that. */
  #show(kind: FaultKind, error: unknown): void {
    if (this.current?.kind !== "outdated") this.current = { kind, details: detailsOf(error) };
  }
}

export const faults = new FaultStore();

/** Lets work go on by itself: should its promise be rejected, the page says so. */
export function background(work: unknown): void {
  Promise.resolve(work).catch(faults.report);
}

export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && LOAD_FAILURE.test(error.message);
}

/** After an update the server has the files of the new page only: then its start page names another script. */
export async function kindOfLoadFailure(fetchFn: typeof fetch = fetch): Promise<"outdated" | "unloaded"> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  try {
    const response = await fetchFn("/", { cache: "no-store" });
    return script && response.ok && !(await response.text()).includes(script) ? "outdated" : "unloaded";
  } catch {
    return "unloaded";
  }
}

export function detailsOf(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  // WebKit's stack does not begin with the message.
  const message = error instanceof Error && !text.includes(error.message) ? `${error.message}\n` : "";
  // Not the query or the fragment, which may hold a key; and not the name of a table, which everybody could join.
  const page = location.pathname.split("/")[1] ?? "";
  return `${message}${text}\n/${page}\n${navigator.userAgent}`;
}
