/**
 * A line to one table that comes back by itself and says what it knows already: a socket, or where the network lets none
 * through, requests that wait for news.
 */

import { api, Refused, type Api } from "./api";
import type { News } from "./wire";

export type Line = "connecting" | "live" | "lost" | "refused";

export interface Ears {
  /** The number of the last entry that is known here. */
  known(): number;
  news(news: News): void;
  line(line: Line, reason: string): void;
}

const LONGEST_WAIT = 15_000;
const FIRST_WAIT = 300;
/** So many sockets in a row, none of which has ever said anything. */
const NO_SOCKETS = 2;
/** Seconds that the server may wait for news before it answers that there are none. */
const POLL = 25;

export class TableSocket {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #closed = false;
  #hasSpoken = false;
  #polling: AbortController | null = null;

  constructor(
    private readonly table: string,
    private readonly ears: Ears,
    private readonly open: (address: string) => WebSocket = openSocket,
    private readonly chance: () => number = Math.random,
    private readonly asks: Pick<Api, "news" | "seen"> = api,
  ) {}

  start(): void {
    if (this.#closed) return;
    this.ears.line(this.#attempts ? "lost" : "connecting", "");
    if (!this.#hasSpoken && this.#attempts >= NO_SOCKETS) {
      void this.#poll();
      return;
    }
    const socket = this.open(`/api/tables/${encodeURIComponent(this.table)}/socket?after=${this.ears.known()}`);
    this.#socket = socket;
    socket.onmessage = (message) => {
      // What a replaced socket still had to say may be told with other eyes: before one sat down, one was a spectator.
      if (socket !== this.#socket) return;
      this.#hasSpoken = true;
      this.#hear(JSON.parse(message.data as string) as News);
    };
    socket.onclose = (event) => this.#lost(socket, event);
  }

  /** Connect afresh at once: the network is back, or news were missed. */
  restart(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#drop();
    this.start();
  }

  saw(number: number): void {
    if (this.#polling) void this.asks.seen(this.table, number).catch(() => {});
    else if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify({ number }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#polling?.abort();
    this.#polling = null;
  }

  #hear(news: News): void {
    this.#attempts = 0;
    this.ears.line("live", "");
    this.ears.news(news);
  }

  async #poll(): Promise<void> {
    const polling = (this.#polling = new AbortController());
    try {
      // The first is answered at once, so that the reader knows that the line is good.
      for (let wait = 0; polling === this.#polling; wait = POLL) {
        const news = await this.asks.news(this.table, this.ears.known(), wait, polling.signal);
        if (polling === this.#polling) this.#hear(news);
      }
    } catch (fault) {
      if (polling !== this.#polling) return;
      this.#polling = null;
      // A no stays a no; a server that has too much to do may say yes later.
      const no = fault instanceof Refused && fault.status < 500 && fault.status !== 429;
      if (no) this.ears.line("refused", fault.problem.say);
      else this.#again();
    }
  }

  #again(): void {
    this.#attempts++;
    this.ears.line("lost", "");
    this.#timer = setTimeout(() => this.start(), backoff(this.#attempts, this.chance()));
  }

  #lost(socket: WebSocket, event: CloseEvent): void {
    if (this.#closed || socket !== this.#socket) return;
    // The server said no, and will say it again: 4000 + a status of HTTP; 429 passes with time.
    if (event.code >= 4400 && event.code < 4500 && event.code !== 4429) {
      this.ears.line("refused", event.reason);
      return;
    }
    this.#again();
  }
}

/** Milliseconds before the next attempt: doubling, with a spread so that not all come back at once. */
export function backoff(attempts: number, chance: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempts - 1));
  return wait * (0.5 + chance / 2);
}

function openSocket(address: string): WebSocket {
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url);
}
