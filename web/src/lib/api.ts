/** The HTTP API. A request that the server refuses rejects with `RefusedError`, which holds the server's problem. */

import type {
  About,
  BotReason,
  Catalog,
  EntryPage,
  Facts,
  GameEvent,
  Guide,
  Identity,
  ListedTable,
  MoveCheck,
  Network,
  NewTable,
  PastView,
  Problem,
  Receipt,
  Replay,
  ReviewStatus,
  ScoreSheet,
  TableUpdate,
} from "./wire";
import type { LineMoment } from "./wire.generated";
import { serverTime } from "./server-time";
import { sharedDevice } from "./shared-device.svelte";
import type { Eyes } from "./router.svelte";
import { language, preferredLanguage } from "./language.svelte";

export type { Catalog, CatalogItem, GameInfo, GameOption, Identity, ListedTable, Receipt, Replay } from "./wire";

export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** The server cannot be reached, or its answer makes no sense. Whether it carried out a command is unknown. */
export class UnreachableError extends Error {}

/** A command that takes longer counts as lost, and is sent again. */
const COMMAND_TIMEOUT_MS = 8000;
/** Any other request that takes longer counts as lost. */
const REQUEST_TIMEOUT_MS = 30_000;

export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export class Api {
  constructor(private readonly fetchFn: typeof fetch = (...args) => fetch(...args)) {}

  catalog = (): Promise<Catalog> => this.get(`/api/games?lang=${language.code}`);
  /** The options of a table as the server reads them, or why it does not. */
  checkOptions = (game: string, players: number, options: Facts): Promise<{ options: Facts }> =>
    this.post(`/api/games/${game}/options`, { players, options });
  guide = (game: string): Promise<Guide> => this.get(`/api/guides/${game}?lang=${language.code}`);
  about = (): Promise<About> => this.get(`/api/about?lang=${language.code}`);
  /** At which address other devices in the network reach this server; only the computer that runs it is told. */
  network = (): Promise<Network> => this.get("/api/network");
  /** Lets other devices in the network reach this server. */
  openNetwork = (): Promise<Network> => this.post("/api/network", {});
  identity = (): Promise<Identity> => this.get("/api/me");
  createGuest = (name: string): Promise<Identity> => this.post("/api/me", { name });
  rename = (name: string): Promise<Identity> => this.send("PATCH", "/api/me", { name });
  /** A one-time key that signs the player in on another device. */
  createRecoveryKey = (): Promise<{ key: string; until: number }> => this.post("/api/me/recovery", {});
  /** `existing` says what becomes of another identity of this device that has games. */
  recover = (key: string, existing: "ask" | "merge" | "leave" = "ask"): Promise<Identity> =>
    this.post("/api/me/recover", { key, existing });
  lobby = (show: "gathering" | "playing" | "finished"): Promise<{ tables: ListedTable[] }> =>
    this.get(`/api/lobby?show=${show}`);
  /** Takes a seat at a public table that waits for players, or opens one; "" is any game. */
  quickGame = (game: string, key: string): Promise<{ table: string }> => this.post("/api/quick-games", { game, key });
  myTables = (): Promise<{ tables: ListedTable[] }> => this.get("/api/me/tables");
  openTable = (table: NewTable): Promise<{ table: string }> =>
    this.post("/api/tables", { key: newIdempotencyKey(), ...table });
  importRecord = (record: string): Promise<{ table: string }> =>
    this.post("/api/imports", { key: newIdempotencyKey(), record });
  continueGame = (record: string, moves: number, seats: string[]): Promise<{ table: string }> =>
    this.post("/api/continuations", { key: newIdempotencyKey(), record, moves, seats });
  record = (table: string): Promise<string> => this.text(`${tablePath(table)}/record`);
  rematch = (table: string): Promise<{ table: string }> => this.command(table, "rematch", {});
  table = (table: string): Promise<TableUpdate> => this.get(tablePath(table));
  /** The page of entries before the one with that number. */
  entriesBefore = (table: string, before: number): Promise<EntryPage> =>
    this.get(`${tablePath(table)}/entries?${viewQuery(table, { before })}`);
  unseenUpdates = (table: string): Promise<TableUpdate> => this.get(`${tablePath(table)}/since?${viewQuery(table)}`);
  /** Long poll: resolves as soon as there are entries after `after`, or after `wait` seconds without any. */
  pollUpdates = (table: string, after: number, wait: number, signal: AbortSignal): Promise<TableUpdate> =>
    this.send("GET", `${tablePath(table)}?${viewQuery(table, { after, wait })}`, undefined, signal);
  markSeen = (table: string, number: number): Promise<unknown> => this.post(`${tablePath(table)}/seen`, { number });
  replay = (table: string, eyes: Eyes | null = null): Promise<Replay> =>
    this.get(`${tablePath(table)}/replay?${viewQuery(table, { eyes })}`);
  /** Asking begins the review of a finished match, and says how far it is. */
  review = (table: string): Promise<ReviewStatus> => this.get(`${tablePath(table)}/review`);
  /** How play might have gone on after the better move, in a review. */
  line = (table: string, number: number): Promise<LineMoment[]> =>
    this.get(`${tablePath(table)}/exercises/${number}/line`);
  viewAt = (table: string, moves: number, eyes: Eyes | null = null): Promise<PastView> =>
    this.get(`${tablePath(table)}/moment?${viewQuery(table, { moves, eyes })}`);
  /**
   * The score sheets if the match ended after `moves` moves, or now. During a match they contain only what the viewer
   * may know.
   */
  scoreSheets = (table: string, moves: number | null = null, eyes: Eyes | null = null): Promise<ScoreSheet[]> =>
    this.get(`${tablePath(table)}/sheets?${viewQuery(table, { moves, eyes })}`);
  /** Why a bot made the move of that entry; null if that is not known. */
  botReason = async (table: string, number: number): Promise<GameEvent | null> =>
    (await this.get<BotReason>(`${tablePath(table)}/reason?${new URLSearchParams({ number: String(number) })}`)).reason;
  checkMove = (table: string, seat: number, move: string): Promise<MoveCheck> =>
    this.get(`${tablePath(table)}/why?seat=${seat}&move=${encodeURIComponent(move)}`);

  /** Carries out a command at a table. It may be repeated with the same key, and is carried out once. */
  command = <T = Receipt>(table: string, verb: string, facts: Facts, key = newIdempotencyKey()): Promise<T> =>
    this.send("POST", `${tablePath(table)}/${verb}`, { key, ...facts }, AbortSignal.timeout(COMMAND_TIMEOUT_MS));

  get<T>(path: string): Promise<T> {
    return this.send("GET", path);
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return this.send("POST", path, body);
  }

  async send<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    return (await this.request(method, path, (response) => response.json(), body, signal)) as T;
  }

  private text(path: string): Promise<string> {
    return this.request("GET", path, (response) =>
      response.ok ? response.text() : response.json(),
    ) as Promise<string>;
  }

  private async request(
    method: string,
    path: string,
    read: (response: Response) => Promise<unknown>,
    body?: unknown,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const headers: Record<string, string> = {};
    // The browser says itself what it prefers. What the server had it preload is used only if it is asked for alike.
    if (language.code !== preferredLanguage(navigator.languages.slice(0, 1)))
      headers["accept-language"] = language.code;
    if (body !== undefined) headers["content-type"] = "application/json";
    let response: Response;
    let content: unknown;
    try {
      response = await this.fetchFn(path, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ?? AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      content = await read(response);
    } catch (error) {
      throw new UnreachableError(String(error));
    }
    serverTime.synchronize(response.headers?.get("date") ?? null);
    if (response.ok) return content;
    throw errorOf(response.status, content as Problem);
  }
}

/** The error behind a failed request or a refused move. After a fault of the server the outcome is unknown. */
export function errorOf(status: number, problem: Problem): RefusedError | UnreachableError {
  return status >= 500 && status !== 503 ? new UnreachableError(String(status)) : new RefusedError(status, problem);
}

/** Whether the server would refuse again: not while it is overloaded. */
export function isFinalRefusal(error: unknown): error is RefusedError {
  return error instanceof RefusedError && error.status < 500 && error.status !== 429;
}

/** The facts that are not null, and on a shared device the seat that looks at the table, as a query string. */
export function viewQuery(table: string, facts: Record<string, string | number | null> = {}): URLSearchParams {
  const all = { ...facts, seat: sharedDevice.seatAt(table) };
  const present = Object.entries(all).filter(([, value]) => value !== null);
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)]));
}

function tablePath(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

export const api = new Api();
