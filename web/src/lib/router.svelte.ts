/** Which page is shown: the address says it, and nothing else. */

export type Page =
  | { name: "start" }
  | { name: "table"; table: string; at: number | null }
  | { name: "replay"; table: string; at: number | null; eyes: string }
  | { name: "import" }
  | { name: "recover"; key: string }
  | { name: "rules"; game: string; rule: string };

export function parse(path: string, hash = "", search = ""): Page {
  const [first, second, third] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "table" && second) return { name: "table", table: second, at: moveNumber(third) };
  if (first === "replay" && second) {
    const eyes = new URLSearchParams(search).get("eyes") ?? "";
    return { name: "replay", table: second, at: moveNumber(third), eyes };
  }
  if (first === "import") return { name: "import" };
  // The key stands behind the #, which browsers keep to themselves.
  if (first === "recover") return { name: "recover", key: hash.replace(/^#/, "") };
  if (first === "rules" && second) return { name: "rules", game: second, rule: hash.replace(/^#/, "") };
  return { name: "start" };
}

export function tableAddress(table: string, at: number | null = null): string {
  return `/table/${encodeURIComponent(table)}${at === null ? "" : `/${at}`}`;
}

export function replayAddress(table: string, at: number, eyes: string | number | null = null): string {
  return `/replay/${encodeURIComponent(table)}/${at}${eyes === null ? "" : `?eyes=${eyes}`}`;
}

function moveNumber(text: string | undefined): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

class Router {
  page = $state.raw<Page>({ name: "start" });

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** As `go`, but without a way back to here. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  /** Another address for the same page. */
  rename(address: string): void {
    history.replaceState(null, "", address);
  }

  #read(): void {
    this.page = parse(location.pathname, location.hash, location.search);
  }

  /** Plain clicks on our own links don't load the page anew. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
