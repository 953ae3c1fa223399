/** One table as its viewer may see it: its state, its log, and the move that the player is about to make. */

import { type Api, newIdempotencyKey, type Receipt, RefusedError, UnreachableError } from "./api";
import { Draft } from "./draft.svelte";
import { seatNames } from "./seats";
import { Connection, type ConnectionStatus } from "./connection";
import type { ShownTable } from "./shown-table";
import type { Facts, LogEntry, MoveCheck, Problem, TableState, TableUpdate, View } from "./wire";

/** Moves of others while the player was away: how many, and after which entry. */
export interface MissedMoves {
  after: number;
  count: number;
}

/** How often a command is sent before the server counts as unreachable, and the wait between two attempts. */
const MAX_DELIVERIES = 3;
const RETRY_MS = 400;
/** An accepted move that no update shows by then: the connection is opened anew and asks for what is missing. */
const UPDATE_TIMEOUT_MS = 4000;

type OpenConnection = (
  table: string,
  listener: ConstructorParameters<typeof Connection>[1],
) => Pick<Connection, "start" | "restart" | "close" | "markSeen" | "sendMove">;

export class TableStore implements ShownTable {
  state = $state.raw<TableState | null>(null);
  entries = $state.raw<readonly LogEntry[]>([]);
  connectionStatus = $state<ConnectionStatus>("connecting");
  /** The message that says why the server refused to show the table; empty if it did not. */
  closedReason = $state("");
  /** The move that was sent and is not on the board yet. */
  pendingMove = $state<string | null>(null);
  refusal = $state.raw<Problem | null>(null);
  /** The board is shown after this many moves; null: live. */
  moveNumber = $state<number | null>(null);
  missedMoves = $state.raw<MissedMoves | null>(null);
  /** How many chat messages have been read; negative: not counted yet. */
  readChatCount = $state(-1);
  readonly isReplay = false;
  #pastView = $state.raw<{ moves: number; view: View } | null>(null);
  #connection: ReturnType<OpenConnection> | null = null;
  #pastViews = new Map<number, View>();
  /** The last entry that the player has seen; null: not known yet. */
  #lastSeen: number | null = null;
  /** The entry number of the pending move, once the server has accepted it. */
  #awaitedEntry: number | null = null;
  /** Runs while a move was accepted and no update has shown it. */
  #updateTimer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;

  constructor(
    readonly name: string,
    private readonly api: Api,
    private readonly openConnection: OpenConnection = (table, listener) => new Connection(table, listener),
  ) {}

  draft = new Draft(() => (this.pendingMove ? [] : this.legalMoves));

  legalMoves = $derived.by(() => (this.isLive ? (this.state?.choices ?? []) : []));
  isLive = $derived.by(() => this.moveNumber === null);
  view = $derived.by(() =>
    this.moveNumber === null ? (this.state?.view ?? null) : (this.#pastView?.view ?? this.state?.view ?? null),
  );
  names = $derived.by(() => seatNames(this.state?.seats ?? []));
  isYourTurn = $derived.by(() => !!this.state && this.state.you !== null && this.state.to_act.includes(this.state.you));

  start(): void {
    this.#connection = this.openConnection(this.name, {
      lastEntry: () => this.state?.number ?? 0,
      onUpdate: (update) => this.applyUpdate(update),
      onStatus: (status, reason) => {
        this.connectionStatus = status;
        if (status === "refused") this.closedReason = reason || "no-such-table";
      },
    });
    this.#connection.start();
  }

  stop(): void {
    clearTimeout(this.#updateTimer);
    this.#connection?.close();
  }

  reconnect(): void {
    this.#connection?.restart();
  }

  /** Applies an update. If entries are missing before it, everything is requested again. */
  applyUpdate(update: TableUpdate): void {
    const known = this.state?.number ?? 0;
    const newEntries = update.entries.filter((entry) => entry.number > known);
    if (update.now.number < known) return;
    if (newEntries.length !== update.now.number - known) {
      this.#reset();
      this.#connection?.restart();
      return;
    }
    const before = this.state;
    this.entries = [...this.entries, ...newEntries];
    this.state = update.now;
    if ((before?.you ?? null) === null && update.now.you !== null && this.#lastSeen === null) void this.#loadLastSeen();
    if (before && before.version !== update.now.version) this.#versionChanged(before, update.now);
    const hasOwnMove = newEntries.some((entry) => entry.kind === "moved" && entry.yours);
    if (this.pendingMove && (hasOwnMove || (this.#awaitedEntry !== null && update.now.number >= this.#awaitedEntry)))
      this.#moveShown();
  }

  /** The player is looking at the table: every entry so far counts as seen. */
  markSeen(): void {
    if (!this.state || this.#lastSeen === null) return;
    this.#lastSeen = this.state.number;
    this.#connection?.markSeen(this.state.number);
  }

  /** The player is back: more than one move of others in the meantime is pointed out. */
  resume(): void {
    const after = this.#lastSeen ?? 0;
    const moves = this.entries.filter((entry) => entry.number > after && entry.kind === "moved" && !entry.yours);
    if (after > 0 && moves.length > 1) this.missedMoves = { after: moves[0]!.number - 1, count: moves.length };
    this.markSeen();
  }

  async confirm(): Promise<void> {
    const { move } = this.draft;
    if (move) await this.play(move);
  }

  async play(move: string): Promise<void> {
    const state = this.state;
    if (!state || state.you === null || this.pendingMove) return;
    this.pendingMove = move;
    this.#awaitedEntry = null;
    const attempt = ++this.#attempts;
    const request = { seat: state.you, version: state.version, move };
    // An update may have shown the move already, and another one may be pending by now.
    const isPending = () => attempt === this.#attempts && this.pendingMove !== null;
    const receipt = await this.#deliver((key) => this.#connection!.sendMove(request, key), isPending);
    if (!isPending()) return;
    if (receipt) this.#awaitEntry(receipt.number);
    else this.pendingMove = null;
  }

  async undo(): Promise<void> {
    const state = this.state;
    if (state && state.you !== null) await this.#command("undo", { seat: state.you, version: state.version });
  }

  /** Any other command, for the player's own seat. Returns whether the server accepted it. */
  async command(verb: string, facts: Facts = {}): Promise<boolean> {
    const seat = this.state?.you;
    const body = seat === null || seat === undefined ? facts : { seat, ...facts };
    return (await this.#command(verb, body)) !== null;
  }

  /** Why the server would refuse this move; null if it would not. */
  async refusalOf(move: string): Promise<Problem | null> {
    const state = this.state;
    if (!state || state.you === null) return null;
    try {
      return (await this.api.checkMove(this.name, state.you, move)).problem;
    } catch (error) {
      return error instanceof RefusedError ? error.problem : null;
    }
  }

  /** What a legal move would do, computed from what this seat may know; null without an answer. */
  async preview(move: string): Promise<MoveCheck | null> {
    const seat = this.state?.you;
    if (seat === null || seat === undefined) return null;
    // A preview is optional: the move can be confirmed without one.
    return this.api.checkMove(this.name, seat, move).catch(() => null);
  }

  /** Shows the board after `moves` moves. Null or the last move means live. */
  async showMove(moves: number | null): Promise<void> {
    this.draft.clear();
    if (moves === null || moves >= (this.state?.moves ?? 0)) {
      this.moveNumber = null;
      return;
    }
    const target = Math.max(0, moves);
    this.moveNumber = target;
    try {
      const view = this.#pastViews.get(target) ?? (await this.api.viewAt(this.name, target)).view;
      this.#pastViews.set(target, view);
      if (this.moveNumber === target) this.#pastView = { moves: target, view };
    } catch (error) {
      this.moveNumber = null;
      this.#showError(error);
    }
  }

  stepBy(by: number): Promise<void> {
    return this.showMove((this.moveNumber ?? this.state?.moves ?? 0) + by);
  }

  /** Loads which entry the player has seen last, on any device. */
  async #loadLastSeen(): Promise<void> {
    const known = this.state!.number;
    try {
      const unseen = (await this.api.unseenUpdates(this.name)).entries[0]?.number ?? known + 1;
      this.#lastSeen = unseen - 1;
    } catch {
      this.#lastSeen = known;
    }
    this.resume();
  }

  /** A move stays pending until the board shows it, so that nobody acts on a position that is no longer there. */
  #awaitEntry(number: number): void {
    this.#awaitedEntry = number;
    if ((this.state?.number ?? 0) >= number) this.#moveShown();
    else this.#updateTimer = setTimeout(() => this.#connection?.restart(), UPDATE_TIMEOUT_MS);
  }

  #moveShown(): void {
    clearTimeout(this.#updateTimer);
    this.pendingMove = null;
    this.missedMoves = null;
    this.draft.clear();
  }

  #command(verb: string, facts: Facts): Promise<Receipt | null> {
    return this.#deliver((key) => this.api.command(this.name, verb, facts, key));
  }

  /** Sends with one idempotency key until the server answers, so that it is carried out at most once. */
  async #deliver(send: (key: string) => Promise<Receipt>, isWanted = () => true): Promise<Receipt | null> {
    const key = newIdempotencyKey();
    this.refusal = null;
    for (let attempt = 1; ; attempt++) {
      try {
        return await send(key);
      } catch (error) {
        if (isWanted() && (!(error instanceof UnreachableError) || attempt === MAX_DELIVERIES)) {
          this.#showError(error);
          return null;
        }
        await new Promise((done) => setTimeout(done, RETRY_MS * attempt));
        if (!isWanted()) return null;
      }
    }
  }

  #showError(error: unknown): void {
    if (error instanceof RefusedError) {
      this.refusal = error.problem;
      if (error.problem.version !== undefined) this.#connection?.restart();
    } else {
      this.refusal = { say: "unreachable", facts: {}, text: "" };
    }
  }

  /** A draft survives if it is still legal in the new state. */
  #versionChanged(before: TableState, after: TableState): void {
    if (after.moves <= before.moves) this.#pastViews.clear();
    if (!this.pendingMove && !this.draft.empty && !this.draft.matching.length) this.draft.clear();
    this.refusal = null;
  }

  #reset(): void {
    this.state = null;
    this.entries = [];
    this.#pastViews.clear();
  }
}
