/**
 * The connection to one table: a WebSocket that carries updates in and moves out, reconnects by itself and asks only for
 * the entries that are missing. Where the network lets no socket through, updates are fetched by long polling and moves
 * are sent over HTTP.
 */

import { api, errorOf, isFinalRefusal, UnreachableError, type Api, type Receipt } from "./api";
import type { MoveRequest, ServerFrame, TableUpdate } from "./wire";

export type ConnectionStatus = "connecting" | "live" | "lost" | "refused";

export interface ConnectionListener {
  /** The number of the last entry that the client has. */
  lastEntry(): number;
  onUpdate(update: TableUpdate): void;
  onStatus(status: ConnectionStatus, reason: string): void;
}

interface PendingMove {
  resolve(receipt: Receipt): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

const MAX_BACKOFF = 15_000;
const MIN_BACKOFF = 300;
/** After this many sockets in a row that never delivered anything, the network is assumed to block sockets. */
const MAX_SILENT_SOCKETS = 2;
/** How long the server may hold a poll before it answers that nothing is new. */
const POLL_SECONDS = 25;
/** The server sends a first update at once, new or not. A socket without one by then is given up. */
export const FIRST_UPDATE_MS = 10_000;
/** A move that the server has not acknowledged by then counts as lost, and so does the socket. */
export const ACKNOWLEDGEMENT_MS = 4000;
/** `WebSocket.OPEN`; tests replace the class. */
const OPEN = 1;

export class Connection {
  #socket: WebSocket | null = null;
  /** Of the next attempt, or of the first update of this one. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #closed = false;
  #socketWorks = false;
  #polling: AbortController | null = null;
  /** Moves that were sent over the socket and not acknowledged yet, by idempotency key. */
  #pendingMoves = new Map<string, PendingMove>();

  constructor(
    private readonly table: string,
    private readonly listener: ConnectionListener,
    private readonly openSocket: (address: string) => WebSocket = openWebSocket,
    private readonly random: () => number = Math.random,
    private readonly requests: Pick<Api, "pollUpdates" | "markSeen" | "command"> = api,
  ) {}

  start(): void {
    if (this.#closed) return;
    this.listener.onStatus(this.#attempts ? "lost" : "connecting", "");
    if (!this.#socketWorks && this.#attempts >= MAX_SILENT_SOCKETS) {
      void this.#poll();
      return;
    }
    const after = this.listener.lastEntry();
    const socket = this.openSocket(`/api/tables/${encodeURIComponent(this.table)}/socket?after=${after}`);
    this.#socket = socket;
    socket.onmessage = (message) => {
      // A socket that was replaced may still deliver what another viewer sees: before joining, one was a spectator.
      if (socket !== this.#socket) return;
      this.#socketWorks = true;
      clearTimeout(this.#timer);
      this.#receive(JSON.parse(message.data as string) as ServerFrame);
    };
    socket.onclose = (event) => this.#onClose(socket, event);
    this.#timer = setTimeout(() => {
      this.#disconnect();
      this.#retryLater();
    }, FIRST_UPDATE_MS);
  }

  /** Reconnects at once: the network is back, or updates were missed. */
  restart(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#disconnect();
    this.start();
  }

  /**
   * One attempt to make a move: over the socket if it is open, else over HTTP. It rejects with `RefusedError`, or with
   * `UnreachableError` when nobody knows whether the move arrived; it may then be repeated with the same key.
   */
  sendMove(move: MoveRequest, key: string): Promise<Receipt> {
    const socket = this.#socket;
    if (socket?.readyState !== OPEN) return this.requests.command(this.table, "moves", { ...move }, key);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.restart(), ACKNOWLEDGEMENT_MS);
      this.#pendingMoves.set(key, { resolve, reject, timer });
      socket.send(JSON.stringify({ kind: "move", key, ...move }));
    });
  }

  markSeen(number: number): void {
    if (this.#polling) void this.requests.markSeen(this.table, number).catch(() => {});
    else if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify({ kind: "seen", number }));
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
    this.#failPendingMoves();
  }

  #receive(frame: ServerFrame): void {
    if (frame.kind === "update") this.#update(frame);
    else if (frame.kind === "accepted") this.#takePendingMove(frame.key)?.resolve(frame);
    else if (frame.kind === "refused") this.#takePendingMove(frame.key)?.reject(errorOf(frame.status, frame.problem));
  }

  #update(update: TableUpdate): void {
    this.#attempts = 0;
    this.listener.onStatus("live", "");
    this.listener.onUpdate(update);
  }

  /** Removes the move with this key. A late or repeated acknowledgement finds none, and is ignored. */
  #takePendingMove(key: string): PendingMove | undefined {
    const move = this.#pendingMoves.get(key);
    this.#pendingMoves.delete(key);
    clearTimeout(move?.timer);
    return move;
  }

  #failPendingMoves(): void {
    for (const key of [...this.#pendingMoves.keys()]) {
      this.#takePendingMove(key)?.reject(new UnreachableError("not acknowledged"));
    }
  }

  async #poll(): Promise<void> {
    const polling = (this.#polling = new AbortController());
    try {
      // The first poll is answered at once, which shows that the connection works.
      for (let wait = 0; polling === this.#polling; wait = POLL_SECONDS) {
        const update = await this.requests.pollUpdates(this.table, this.listener.lastEntry(), wait, polling.signal);
        if (polling === this.#polling) this.#update(update);
      }
    } catch (error) {
      if (polling !== this.#polling) return;
      this.#polling = null;
      if (isFinalRefusal(error)) this.listener.onStatus("refused", error.problem.say);
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
    clearTimeout(this.#timer);
    this.#failPendingMoves();
    // 4000 + an HTTP status: the server refused, and would refuse again. Only 429 passes with time.
    if (event.code >= 4400 && event.code < 4500 && event.code !== 4429) {
      this.listener.onStatus("refused", event.reason);
      return;
    }
    this.#retryLater();
  }
}

/** Milliseconds before the next attempt: exponential, with jitter so that clients do not all come back at once. */
export function backoff(attempts: number, random: number): number {
  const wait = Math.min(MAX_BACKOFF, MIN_BACKOFF * 2 ** (attempts - 1));
  return wait * (0.5 + random / 2);
}

function openWebSocket(address: string): WebSocket {
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url);
}
