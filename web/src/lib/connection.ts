/**
 * The connection to one table, which carries updates in and moves out. It asks only for the entries that are missing.
 * Without a socket, updates are fetched by long polling and moves are sent over HTTP.
 */

import { api, errorOf, UnreachableError, viewQuery, type Api, type Receipt } from "./api";
import { LiveSocket, type ConnectionStatus, type OpenSocket } from "./live-socket";
import type { ClientFrame, MoveRequest, ServerFrame, TableUpdate } from "./wire";

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

/** A move that the server has not acknowledged by then counts as lost, and so does the socket. */
export const ACKNOWLEDGEMENT_MS = 4000;

export class Connection {
  readonly #socket: LiveSocket<ServerFrame>;
  /** Moves that were sent over the socket and not acknowledged yet, by idempotency key. */
  #pendingMoves = new Map<string, PendingMove>();

  constructor(
    private readonly table: string,
    private readonly listener: ConnectionListener,
    openSocket?: OpenSocket,
    random?: () => number,
    private readonly requests: Pick<Api, "pollUpdates" | "markSeen" | "command"> = api,
  ) {
    const owner = {
      address: () => `/api/tables/${encodeURIComponent(table)}/socket?${viewQuery(table, { after: this.#after() })}`,
      onFrame: (frame: ServerFrame) => this.#receive(frame),
      onStatus: (status: ConnectionStatus, reason: string) => listener.onStatus(status, reason),
      onDisconnect: () => this.#failPendingMoves(),
      poll: (wait: number, signal: AbortSignal) => this.#poll(wait, signal),
    };
    this.#socket = new LiveSocket(owner, openSocket, random);
  }

  start(): void {
    this.#socket.start();
  }

  /** Reconnects at once: the network is back, or updates were missed. */
  restart(): void {
    this.#socket.restart();
  }

  /** The player is back at the page: a connection that seems to work is tested, any other one is reopened. */
  check(): void {
    this.#socket.check();
  }

  /**
   * One attempt to make a move: over the socket if it is open, else over HTTP. It rejects with `RefusedError`, or with
   * `UnreachableError` when nobody knows whether the move arrived; it may then be repeated with the same key.
   */
  sendMove(move: MoveRequest, key: string): Promise<Receipt> {
    if (!this.#socket.isOpen) return this.requests.command(this.table, "moves", { ...move }, key);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#socket.reopen(), ACKNOWLEDGEMENT_MS);
      this.#pendingMoves.set(key, { resolve, reject, timer });
      this.#send({ kind: "move", key, ...move });
    });
  }

  markSeen(number: number): void {
    // What has been seen is told again with the next entry.
    if (this.#socket.isPolling) this.requests.markSeen(this.table, number).catch(() => {});
    else this.#send({ kind: "seen", number });
  }

  close(): void {
    this.#socket.close();
  }

  #send(frame: ClientFrame): void {
    this.#socket.send(frame);
  }

  /**
   * One entry that the client has already is asked for again: if it is another one now, the server was restored from a
   * backup and the game went on differently.
   */
  #after(): number {
    return Math.max(0, this.listener.lastEntry() - 1);
  }

  #receive(frame: ServerFrame): boolean {
    if (frame.kind === "accepted") this.#takePendingMove(frame.key)?.resolve(frame);
    else if (frame.kind === "refused") this.#takePendingMove(frame.key)?.reject(errorOf(frame.status, frame.problem));
    if (frame.kind !== "update") return false;
    this.listener.onStatus("live", "");
    this.listener.onUpdate(frame);
    return true;
  }

  async #poll(wait: number, signal: AbortSignal): Promise<ServerFrame> {
    // Only the first poll asks for an entry that is known: another one would be answered by it at once.
    const after = wait ? this.listener.lastEntry() : this.#after();
    return { kind: "update", ...(await this.requests.pollUpdates(this.table, after, wait, signal)) };
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
}
