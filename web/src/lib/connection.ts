/**
 * The connection to one table: a WebSocket that carries updates in and moves out, reconnects by itself and asks only for
 * the entries that are missing. Where the network lets no socket through, updates are fetched by long polling and moves
 * are sent over HTTP.
 *
 * A socket that has been silent for a while is pinged, because a network that disappears does not close it.
 */

import { api, errorOf, isFinalRefusal, UnreachableError, viewQuery, type Api, type Receipt } from "./api";
import { background } from "./faults.svelte";
import type { ClientFrame, MoveRequest, ServerFrame, TableUpdate } from "./wire";

/** `lost`: it has just broken, and is being reopened. `unreachable`: that has failed, and is tried again and again. */
export type ConnectionStatus = "connecting" | "live" | "lost" | "unreachable" | "refused";

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
const POLL_SECONDS = 10;
/** How much longer an answer to a poll may take on its way. */
const POLL_GRACE_MS = 5000;
/** A socket that has been silent for this long is pinged. */
export const PING_MS = 5000;
/** A socket on which nothing follows a ping for this long counts as lost. */
export const PONG_MS = 5000;
/** The server sends a first update at once, new or not. A socket without one by then is given up. */
export const FIRST_UPDATE_MS = 10_000;
/** A move that the server has not acknowledged by then counts as lost, and so does the socket. */
export const ACKNOWLEDGEMENT_MS = 4000;
/** `WebSocket.OPEN`; tests replace the class. */
const OPEN = 1;

export class Connection {
  #socket: WebSocket | null = null;
  /** Of what is due next: another attempt, the first update, a ping, or what must follow a ping. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #closed = false;
  /** An update has come, and the connection has not broken since. */
  #isLive = false;
  #isRefused = false;
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
    this.#isRefused = false;
    if (!this.#attempts) this.listener.onStatus("connecting", "");
    if (!this.#socketWorks && this.#attempts >= MAX_SILENT_SOCKETS) {
      background(this.#poll());
      return;
    }
    const query = viewQuery(this.table, { after: this.#after() });
    const socket = this.openSocket(`/api/tables/${encodeURIComponent(this.table)}/socket?${query}`);
    this.#socket = socket;
    socket.onmessage = (message) => {
      // A socket that was replaced may still deliver what another viewer sees: before joining, one was a spectator.
      if (socket !== this.#socket) return;
      this.#socketWorks = true;
      this.#schedule(PING_MS, () => this.#ping());
      this.#receive(JSON.parse(message.data as string) as ServerFrame);
    };
    socket.onclose = (event) => this.#onClose(socket, event);
    this.#schedule(FIRST_UPDATE_MS, () => {
      this.#disconnect();
      this.#retryLater();
    });
  }

  /** Reconnects at once: the network is back, or updates were missed. */
  restart(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#disconnect();
    this.start();
  }

  /** The player is back at the page: a connection that seems to work is tested, any other one is reopened. */
  check(): void {
    if (this.#isLive && !this.#polling) this.#ping();
    else if (!this.#isLive && !this.#isRefused) this.restart();
  }

  /**
   * One attempt to make a move: over the socket if it is open, else over HTTP. It rejects with `RefusedError`, or with
   * `UnreachableError` when nobody knows whether the move arrived; it may then be repeated with the same key.
   */
  sendMove(move: MoveRequest, key: string): Promise<Receipt> {
    const socket = this.#socket;
    if (socket?.readyState !== OPEN) return this.requests.command(this.table, "moves", { ...move }, key);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#reopen(), ACKNOWLEDGEMENT_MS);
      this.#pendingMoves.set(key, { resolve, reject, timer });
      this.#send({ kind: "move", key, ...move });
    });
  }

  markSeen(number: number): void {
    // What has been seen is told again with the next entry.
    if (this.#polling) this.requests.markSeen(this.table, number).catch(() => {});
    else this.#send({ kind: "seen", number });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#disconnect();
  }

  /** Sends over the socket, if it is open. */
  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #ping(): void {
    this.#schedule(PONG_MS, () => this.#reopen());
    this.#send({ kind: "ping" });
  }

  /** Nothing comes any more over a socket that seems to be open. */
  #reopen(): void {
    this.#attempts++;
    this.listener.onStatus("lost", "");
    this.restart();
  }

  /**
   * One entry that the client has already is asked for again: if it is another one now, the server was restored from a
   * backup and the game went on differently.
   */
  #after(): number {
    return Math.max(0, this.listener.lastEntry() - 1);
  }

  #schedule(milliseconds: number, action: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, milliseconds);
  }

  #disconnect(): void {
    this.#isLive = false;
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
    this.#isLive = true;
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
        this.#schedule(wait * 1000 + POLL_GRACE_MS, () => polling.abort());
        // Only the first poll asks for an entry that is known: another one would be answered by it at once.
        const after = wait ? this.listener.lastEntry() : this.#after();
        const update = await this.requests.pollUpdates(this.table, after, wait, polling.signal);
        if (polling === this.#polling) this.#update(update);
      }
    } catch (error) {
      if (polling !== this.#polling) return;
      clearTimeout(this.#timer);
      this.#polling = null;
      this.#isLive = false;
      if (isFinalRefusal(error)) this.#refuse(error.problem.say);
      else this.#retryLater();
    }
  }

  #refuse(reason: string): void {
    this.#isRefused = true;
    this.listener.onStatus("refused", reason);
  }

  #retryLater(): void {
    this.#attempts++;
    this.listener.onStatus(this.#attempts > 1 ? "unreachable" : "lost", "");
    this.#schedule(backoff(this.#attempts, this.random()), () => this.start());
  }

  #onClose(socket: WebSocket, event: CloseEvent): void {
    if (this.#closed || socket !== this.#socket) return;
    clearTimeout(this.#timer);
    this.#isLive = false;
    this.#failPendingMoves();
    // 4000 + an HTTP status: the server refused, and would refuse again. Only 429 passes with time.
    if (event.code >= 4400 && event.code < 4500 && event.code !== 4429) {
      this.#refuse(event.reason);
    } else {
      this.#retryLater();
    }
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
