/**
 * A WebSocket that is kept open: it reconnects by itself, and is pinged when it has been silent for a while, because a
 * network that disappears does not close it. Where the network lets no socket through, its owner polls instead.
 */

import { isFinalRefusal } from "./api";
import { background } from "./faults.svelte";

/** `lost`: it has just broken, and is being reopened. `unreachable`: that has failed, and is tried again and again. */
export type ConnectionStatus = "connecting" | "live" | "lost" | "unreachable" | "refused";

export interface SocketOwner<Frame> {
  /** Where to connect to now. */
  address(): string;
  /** Returns whether the frame shows that the server is there for this page, which a mere answer to a ping does not. */
  onFrame(frame: Frame): boolean;
  onStatus(status: ConnectionStatus, reason: string): void;
  /** The socket has gone: what was sent over it will not be answered. */
  onDisconnect?(): void;
  /** What a frame would have told, not before it is new or these seconds have passed. */
  poll(wait: number, signal: AbortSignal): Promise<Frame>;
}

export type OpenSocket = (address: string) => WebSocket;

const MAX_BACKOFF = 15_000;
const MIN_BACKOFF = 300;
/** After this many sockets in a row that never delivered anything, the network is assumed to block sockets. */
const MAX_SILENT_SOCKETS = 2;
/** How long a poll may wait for something new. */
const POLL_SECONDS = 10;
/** How much longer an answer to a poll may take on its way. */
const POLL_GRACE_MS = 5000;
/** A socket that has been silent for this long is pinged. */
export const PING_MS = 5000;
/** A socket on which nothing follows a ping for this long counts as lost. */
export const PONG_MS = 5000;
/** The server sends a first frame at once. A socket without one by then is given up. */
export const FIRST_FRAME_MS = 10_000;
/** `WebSocket.OPEN`; tests replace the class. */
const OPEN = 1;

export class LiveSocket<Frame> {
  #socket: WebSocket | null = null;
  /** Of what is due next: another attempt, the first frame, a ping, or what must follow a ping. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #closed = false;
  /** The server is there, and the connection has not broken since. */
  #isLive = false;
  #isRefused = false;
  #socketWorks = false;
  #polling: AbortController | null = null;

  constructor(
    private readonly owner: SocketOwner<Frame>,
    private readonly openSocket: OpenSocket = openWebSocket,
    private readonly random: () => number = Math.random,
  ) {}

  get isOpen(): boolean {
    return this.#socket?.readyState === OPEN;
  }

  get isPolling(): boolean {
    return this.#polling !== null;
  }

  start(): void {
    if (this.#closed) return;
    this.#isRefused = false;
    if (!this.#attempts) this.owner.onStatus("connecting", "");
    if (!this.#socketWorks && this.#attempts >= MAX_SILENT_SOCKETS) {
      background(this.#poll());
      return;
    }
    const socket = this.openSocket(this.owner.address());
    this.#socket = socket;
    socket.onmessage = (message) => {
      // A socket that was replaced may still deliver what another viewer sees: before joining, one was a spectator.
      if (socket !== this.#socket) return;
      this.#socketWorks = true;
      this.#schedule(PING_MS, () => this.#ping());
      this.#receive(JSON.parse(message.data as string) as Frame);
    };
    socket.onclose = (event) => this.#onClose(socket, event);
    this.#schedule(FIRST_FRAME_MS, () => {
      this.#disconnect();
      this.#retryLater();
    });
  }

  /** Reconnects at once: the network is back, or frames were missed. */
  restart(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#disconnect();
    this.start();
  }

  /** Nothing comes any more over a socket that seems to be open. */
  reopen(): void {
    this.#attempts++;
    this.owner.onStatus("lost", "");
    this.restart();
  }

  /** The player is back at the page: a connection that seems to work is tested, any other one is reopened. */
  check(): void {
    if (this.#isLive && !this.#polling) this.#ping();
    else if (!this.#isLive && !this.#isRefused) this.restart();
  }

  /** Sends over the socket, if it is open. */
  send(frame: { kind: string }): void {
    if (this.isOpen) this.#socket!.send(JSON.stringify(frame));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#disconnect();
  }

  #ping(): void {
    this.#schedule(PONG_MS, () => this.reopen());
    this.send({ kind: "ping" });
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
    this.owner.onDisconnect?.();
  }

  #receive(frame: Frame): void {
    if (!this.owner.onFrame(frame)) return;
    this.#attempts = 0;
    this.#isLive = true;
  }

  async #poll(): Promise<void> {
    const polling = (this.#polling = new AbortController());
    try {
      // The first poll is answered at once, which shows that the connection works.
      for (let wait = 0; polling === this.#polling; wait = POLL_SECONDS) {
        this.#schedule(wait * 1000 + POLL_GRACE_MS, () => polling.abort());
        const frame = await this.owner.poll(wait, polling.signal);
        if (polling === this.#polling) this.#receive(frame);
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
    this.owner.onStatus("refused", reason);
  }

  #retryLater(): void {
    this.#attempts++;
    this.owner.onStatus(this.#attempts > 1 ? "unreachable" : "lost", "");
    this.#schedule(backoff(this.#attempts, this.random()), () => this.start());
  }

  #onClose(socket: WebSocket, event: CloseEvent): void {
    if (this.#closed || socket !== this.#socket) return;
    clearTimeout(this.#timer);
    this.#isLive = false;
    this.owner.onDisconnect?.();
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
