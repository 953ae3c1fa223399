/** The router: the URL alone determines which page is shown. */

/** Whose view of a finished match a replay shows: a seat's, a spectator's, or all hands open. */
export type Eyes = number | "spectator" | "open";

export type Route =
  | { name: "start" }
  | { name: "table"; table: string; moveNumber: number | null }
  | { name: "replay"; table: string; moveNumber: number | null; eyes: Eyes | null }
  | { name: "import" }
  | { name: "recover"; key: string }
  | { name: "rules"; game: string; rule: string }
  | { name: "learn"; game: string }
  | { name: "practice"; table: string }
  | { name: "puzzles"; game: string }
  | { name: "player-aid"; game: string }
  | { name: "about" }
  | { name: "account" }
  | { name: "profile"; person: string | null }
  | { name: "friends" }
  | { name: "ratings"; game: string }
  | { name: "admin"; section: string }
  | { name: "notices"; code: string }
  | { name: "unsubscribe"; key: string }
  | { name: "not-found" };

export function parseRoute(path: string, hash = "", search = ""): Route {
  const [first, second, third, ...rest] = parts(path);
  if (!first) return path === "/" ? { name: "start" } : { name: "not-found" };
  if (rest.length) return { name: "not-found" };
  if (first === "table" && second) return { name: "table", table: second, moveNumber: parseMoveNumber(third) };
  if (first === "replay" && second) {
    const eyes = parseEyes(new URLSearchParams(search).get("eyes"));
    return { name: "replay", table: second, moveNumber: parseMoveNumber(third), eyes };
  }
  if (first === "import" && !second) return { name: "import" };
  // The key is in the fragment, which browsers do not send to servers.
  if (first === "recover" && !second) return { name: "recover", key: hash.replace(/^#/, "") };
  if (first === "rules" && second && !third) return { name: "rules", game: second, rule: hash.replace(/^#/, "") };
  if (first === "learn" && second && !third) return { name: "learn", game: second };
  if (first === "puzzles" && second && !third) return { name: "puzzles", game: second };
  if (first === "practice" && !third) return { name: "practice", table: second ?? "" };
  if (first === "rules" && second && third === "aid") return { name: "player-aid", game: second };
  if (first === "notices" && !second) return { name: "notices", code: hash.replace(/^#(confirm=)?/, "") };
  if (first === "unsubscribe" && !second) return { name: "unsubscribe", key: hash.replace(/^#/, "") };
  if (first === "about" && !second) return { name: "about" };
  if (first === "account" && !second) return { name: "account" };
  if (first === "profile" && !second) return { name: "profile", person: null };
  if (first === "player" && second && !third) return { name: "profile", person: second };
  if (first === "friends" && !second) return { name: "friends" };
  if (first === "ratings" && second && !third) return { name: "ratings", game: second };
  if (first === "admin" && !third) return { name: "admin", section: second ?? "" };
  return { name: "not-found" };
}

/** The decoded parts of a path; none if it is malformed. */
function parts(path: string): string[] {
  try {
    const decoded = path.split("/").filter(Boolean).map(decodeURIComponent);
    // The server refuses what is no text.
    return decoded.some((part) => /[\0\ufffd]/.test(part)) ? [] : decoded;
  } catch {
    return [];
  }
}

export function tablePath(table: string, moveNumber: number | null = null): string {
  return `/table/${encodeURIComponent(table)}${moveNumber === null ? "" : `/${moveNumber}`}`;
}

/** The fragment of a replay's address that opens its review. */
export const REVIEW = "#review";

export function replayPath(table: string, moveNumber: number, eyes: Eyes | null = null): string {
  return `/replay/${encodeURIComponent(table)}/${moveNumber}${eyes === null ? "" : `?eyes=${eyes}`}`;
}

/** Whether a host is this very computer, which no other device reaches under that name. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

function parseMoveNumber(text: string | undefined): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function parseEyes(text: string | null): Eyes | null {
  if (text === "spectator" || text === "open") return text;
  return text && /^\d{1,2}$/.test(text) ? Number(text) : null;
}

class Router {
  route = $state.raw<Route>({ name: "start" });

  start(): void {
    this.#update();
    addEventListener("popstate", () => this.#update());
    addEventListener("hashchange", () => this.#update());
    document.addEventListener("click", (event) => this.#onClick(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#update();
    scrollTo(0, 0);
  }

  /** Like `go`, but replaces the current history entry. */
  replace(path: string): void {
    const url = new URL(path, location.href);
    this.route = parseRoute(url.pathname, url.hash, url.search);
    this.replaceUrl(path);
  }

  /** Changes the URL without changing the page. */
  replaceUrl(path: string): void {
    try {
      history.replaceState(null, "", path);
    } catch {
      // Browsers limit how often that is possible; a slider that is dragged gets there. The next step writes the URL.
    }
  }

  #update(): void {
    this.route = parseRoute(location.pathname, location.hash, location.search);
  }

  /** Plain clicks on internal links are handled without a page load. */
  #onClick(event: MouseEvent): void {
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
