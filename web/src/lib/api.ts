/** Requests to the server. A refusal comes back as `Refused` with the server's problem in it. */

import type { Clock, Facts, News, Plays, Problem, Sentence, Sheet, Status, View, Why } from "./wire";
import { serverTime } from "./time";
import type { Eyes } from "./table.svelte";
import { words } from "./words.svelte";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** The server cannot be reached, or did not answer with sense. */
export class Unreachable extends Error {}

export interface Option {
  name: string;
  title: string;
  rule: string;
  text: string;
  default: unknown;
  values: unknown[];
  players: number[];
}

export interface Game {
  name: string;
  title: string;
  about: string;
  players: number[];
  options: Option[];
}

export interface Named {
  name: string;
  title: string;
}

export interface Offer {
  games: Game[];
  bots: Named[];
  phrases: Named[];
}

export interface Me {
  known: boolean;
  name: string;
}

export interface ListedTable {
  table: string;
  status: Status;
  updated: number;
  game: string;
  options: Facts;
  clock: Clock;
  seats: { name: string; plays: Plays; bot: string; away: boolean }[];
  to_act: number[];
  yours: number[];
  your_turn: boolean;
  unseen: number;
}

export interface NewTable {
  game: string;
  seats: string[];
  options?: Facts;
  clock?: Clock;
  public?: boolean;
}

export interface Moment {
  moves: number;
  view: View;
  sheets: Sheet[];
}

export interface Replay {
  game: string;
  opening: Sentence[];
  turns: { number: number; seat: number; move: string; events: Sentence[] }[];
  sheets: Sheet[];
}

export interface Done {
  number: number;
  version: number;
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

type Fetch = typeof fetch;

export class Api {
  constructor(private readonly fetching: Fetch = (...it) => fetch(...it)) {}

  games = (): Promise<Offer> => this.get(`/api/games?lang=${words.lang}`);
  me = (): Promise<Me> => this.get("/api/me");
  become = (name: string): Promise<Me> => this.post("/api/me", { name });
  rename = (name: string): Promise<Me> => this.send("PATCH", "/api/me", { name });
  /** A key that brings the reader's identity to another device, once. */
  recovery = (): Promise<{ key: string }> => this.post("/api/me/recovery", {});
  recover = (key: string): Promise<Me> => this.post("/api/me/recover", { key });
  lobby = (show: "gathering" | "playing" | "finished"): Promise<{ tables: ListedTable[] }> =>
    this.get(`/api/lobby?show=${show}`);
  mine = (): Promise<{ tables: ListedTable[] }> => this.get("/api/me/tables");
  open = (table: NewTable): Promise<{ table: string }> => this.post("/api/tables", { key: newKey(), ...table });
  importRecord = (record: string): Promise<{ table: string }> => this.post("/api/imports", { key: newKey(), record });
  playOn = (record: string, moves: number, seats: string[]): Promise<{ table: string }> =>
    this.post("/api/continuations", { key: newKey(), record, moves, seats });
  record = (table: string): Promise<string> => this.text(`${at(table)}/record`);
  rematch = (table: string): Promise<{ table: string }> => this.deed(table, "rematch", {});
  since = (table: string): Promise<News> => this.get(`${at(table)}/since`);
  /** News after an entry, as soon as there are any or so many seconds have passed. */
  news = (table: string, after: number, wait: number, signal: AbortSignal): Promise<News> =>
    this.send("GET", `${at(table)}?${query({ after, wait })}`, undefined, signal);
  seen = (table: string, number: number): Promise<unknown> => this.post(`${at(table)}/seen`, { number });
  replay = (table: string, eyes: Eyes | null = null): Promise<Replay> =>
    this.get(`${at(table)}/replay?${query({ eyes })}`);
  moment = (table: string, moves: number, eyes: Eyes | null = null): Promise<Moment> =>
    this.get(`${at(table)}/moment?${query({ moves, eyes })}`);
  /** The sheets if the match ended there: after so many moves, or now; while it is on, for what one knows. */
  sheets = (table: string, moves: number | null = null, eyes: Eyes | null = null): Promise<Sheet[]> =>
    this.get(`${at(table)}/sheets?${query({ moves, eyes })}`);
  why = (table: string, seat: number, move: string): Promise<Why> =>
    this.get(`${at(table)}/why?seat=${seat}&move=${encodeURIComponent(move)}`);

  /** Something that is done at a table, once: the key says so even if it must be sent twice. */
  deed = <T = Done>(table: string, verb: string, facts: Facts, key = newKey()): Promise<T> =>
    this.post(`${at(table)}/${verb}`, { key, ...facts });

  private get<T>(path: string): Promise<T> {
    return this.send("GET", path);
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return this.send("POST", path, body);
  }

  private async send<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    return (await this.ask(method, path, (answer) => answer.json(), body, signal)) as T;
  }

  private text(path: string): Promise<string> {
    return this.ask("GET", path, (answer) => (answer.ok ? answer.text() : answer.json())) as Promise<string>;
  }

  private async ask(
    method: string,
    path: string,
    read: (answer: Response) => Promise<unknown>,
    body?: unknown,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const headers: Record<string, string> = { "accept-language": words.lang };
    if (body !== undefined) headers["content-type"] = "application/json";
    let answer: Response;
    let told: unknown;
    try {
      answer = await this.fetching(path, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ?? null,
      });
      told = await read(answer);
    } catch (fault) {
      throw new Unreachable(String(fault));
    }
    serverTime.note(answer.headers?.get("date") ?? null);
    if (answer.ok) return told;
    if (answer.status >= 500 && answer.status !== 503) throw new Unreachable(String(answer.status));
    throw new Refused(answer.status, told as Problem);
  }
}

/** What is there of the facts, as the query of an address. */
function query(facts: Record<string, string | number | null>): URLSearchParams {
  const there = Object.entries(facts).filter(([, value]) => value !== null);
  return new URLSearchParams(there.map(([name, value]) => [name, String(value)]));
}

function at(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

export const api = new Api();
