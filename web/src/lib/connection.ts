/**
 * A line to one table that comes back by itself and says what it knows already: a socket, or where the network lets none
 * through, requests that wait for news.
 */

import { api, type Api, RefusedError } from "./api";
import type { TableUpdate } from "./wire";

export type ConnectionStatus = "connecting" | "live" | "lost" | "refused";

export interface ConnectionListener {
  /** The number of the last entry that is known here. */
  lastEntry(): number;
  onUpdate(update: TableUpdate): void;
  onStatus(status: ConnectionStatus, reason: string): void;
}

const MAX_BACKOFF = 15_000;
const MIN_BACKOFF = 300;
/** So many sockets in a row, none of which has ever said anything. */
const MAX_SILENT_SOCKETS = 2;
/** Seconds that the server may wait for news before it answers that there are none. */
const POLL_SECONDS = 25;

export class Connection {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #closed = false;
  #socketWorks = false;
  #polling: AbortController | null = null;

  constructor(
    private readonly table: string,
    private readonly listener: ConnectionListener,
    private readonly openSocket: (address: string) => WebSocket = openWebSocket,
    private readonly random: () => number = Math.random,
    private readonly requests: Pick<Api, "pollUpdates" | "markSeen"> = api,
  ) {}

  start(): void {
    if (this.#closed) return;
    this.listener.onStatus(this.#attempts ? "lost" : "connecting", "");
    if (!this.#socketWorks && this.#attempts >= MAX_SILENT_SOCKETS) {
      void this.#pollLoop();
      return;
    }
    const socket = this.openSocket(
      `/api/tables/${encodeURIComponent(this.table)}/socket?after=${this.listener.lastEntry()}`,
    );
    this.#socket = socket;
    socket.onmessage = (message) => {
      // What a replaced socket still had to say may be told with other eyes: before one sat down, one was a spectator.
      if (socket !== this.#socket) return;
      this.#socketWorks = true;
      this.#receive(JSON.parse(message.data as string) as TableUpdate);
    };
    socket.onclose = (event) => this.#onClose(socket, event);
  }

  /** Connect afresh at once: the network is back, or news were missed. */
  restart(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#disconnect();
    this.start();
  }

  markSeen(number: number): void {
    if (this.#polling) void this.requests.markSeen(this.table, number).catch(() => {});
    else if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify({ number }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#disconnect();
  }

  #disconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#polling?.abort();
    this.#polling = null;
  }

  #receive(update: TableUpdate): void {
    this.#attempts = 0;
    this.listener.onStatus("live", "");
    this.listener.onUpdate(update);
  }

  async #pollLoop(): Promise<void> {
    const polling = (this.#polling = new AbortController());
    try {
      // The first is answered at once, so that the reader knows that the line is good.
      for (let wait = 0; polling === this.#polling; wait = POLL_SECONDS) {
        const update = await this.requests.pollUpdates(this.table, this.listener.lastEntry(), wait, polling.signal);
        if (polling === this.#polling) this.#receive(update);
      }
    } catch (error) {
      if (polling !== this.#polling) return;
      this.#polling = null;
      // A no stays a no; a server that has too much to do may say yes later.
      const isFinal = error instanceof RefusedError && error.status < 500 && error.status !== 429;
      if (isFinal) this.listener.onStatus("refused", error.problem.say);
      else this.#retryLater();
    }
  }

  #retryLater(): void {
    this.#attempts++;
    this.listener.onStatus("lost", "");
    this.#timer = setTimeout(() => this.start(), backoff(this.#attempts, this.random()));
  }

  #onClose(socket: WebSocket, event: CloseEvent): void {
    if (this.#closed || socket !== this.#socket) return;
    // The server said no, and will say it again: 4000 + a status of HTTP; 429 passes with time.
    if (event.code >= 4400 && event.code < 4500 && event.code !== 4429) {
      this.listener.onStatus("refused", event.reason);
      return;
    }
    this.#retryLater();
  }
}

/** Milliseconds before the next attempt: doubling, with a spread so that not all come back at once. */
export function backoff(attempts: number, random: number): number {
  const wait = Math.min(MAX_BACKOFF, MIN_BACKOFF * 2 ** (attempts - 1));
  return wait * (0.5 + random / 2);
}

function openWebSocket(address: string): WebSocket {
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url);
}
