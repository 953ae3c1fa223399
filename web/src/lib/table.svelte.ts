/** One table as its viewer may see it: its state, its log, and the move that the player is about to make. */

import { type Api, newIdempotencyKey, type Receipt, RefusedError } from "./api";
import { useColours } from "./colours.svelte";
import { Connection } from "./connection";
import type { ConnectionStatus } from "./live-socket";
import { deliver, UnansweredMove } from "./delivery";
import { Draft } from "./draft.svelte";
import { background } from "./faults.svelte";
import { LookBack } from "./look-back.svelte";
import { forgetSeat, hadSeat, rememberSeat } from "./remembered-seats";
import { seatNames } from "./seats";
import { keepDraft, takeDraft } from "./kept-drafts";
import { RECONNECTED } from "./page-events";
import { SeenEntries } from "./seen-entries.svelte";
import type { ShownTable } from "./shown-table";
import { playedEntries } from "./steps";
import { TurnWatcher } from "./turn-watcher.svelte";
import type { Facts, LogEntry, MoveCheck, Problem, TableState, TableUpdate, View } from "./wire";

/**
 * Something about the table that the player should know. `restored`: the server was restored from a backup, and the last
 * moves are gone. `full`: somebody else took the last seat. `forgotten`: the server does not know this browser any more.
 */
export type Notice = "restored" | "full" | "forgotten";

/** Commands beside the game, which leave a refusal on the screen that somebody may be reading. */
const ASIDE: ReadonlySet<string> = new Set(["chat", "mute"]);
/** What is said when the server cannot be reached; it is out of date when the connection is back. */
const UNANSWERED: ReadonlySet<string> = new Set(["unreachable", "move-unanswered"]);

/** An accepted move that no update shows by then: the connection is reopened and asks for what is missing. */
const UPDATE_TIMEOUT_MS = 4000;

type OpenConnection = (
  table: string,
  listener: ConstructorParameters<typeof Connection>[1],
) => Pick<Connection, "start" | "restart" | "check" | "close" | "markSeen" | "sendMove">;

function isOn(state: TableState): boolean {
  return state.status === "gathering" || state.status === "playing";
}

export class TableStore implements ShownTable {
  state = $state.raw<TableState | null>(null);
  entries = $state.raw<readonly LogEntry[]>([]);
  connectionStatus = $state<ConnectionStatus>("connecting");
  /** When the connection broke; null while it works. */
  staleSince = $state<number | null>(null);
  notice = $state<Notice | null>(null);
  /** The message that says why the server refused to show the table; empty if it did not. */
  closedReason = $state("");
  /** The move that was sent and is not on the board yet. */
  pendingMove = $state<string | null>(null);
  refusal = $state.raw<Problem | null>(null);
  /** How many chat messages have been read; negative: not counted yet. */
  readChatCount = $state(-1);
  /** Asked before a move is sent, by whoever has something to say about it: whether it is to be sent now. */
  beforeMove: ((move: string) => Promise<boolean>) | null = null;
  readonly isReplay = false;
  #connection: ReturnType<OpenConnection> | null = null;
  /** The entry number of the pending move, once the server has accepted it. */
  #awaitedEntry: number | null = null;
  /** Runs while a move was accepted and no update has shown it. */
  #updateTimer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #unanswered = new UnansweredMove();
  /** The connection is back: the next update shows whether the unanswered move has been made. */
  #resends = false;
  /** The verb of the command that was refused last. */
  #refusedVerb = "";
  /** Why the whole log is being loaded again, while it is. */
  #reloads: "gap" | "restored" | null = null;

  constructor(
    readonly name: string,
    private readonly api: Api,
    private readonly openConnection: OpenConnection = (table, listener) => new Connection(table, listener),
  ) {
    this.seen = new SeenEntries(this, api, (entry) => this.#connection?.markSeen(entry));
  }

  draft = new Draft(() => (this.pendingMove ? [] : this.legalMoves));

  readonly turns = new TurnWatcher(this);
  readonly seen: SeenEntries;
  readonly #past = new LookBack(async (moves) => (await this.api.viewAt(this.name, moves)).view);
  moveNumber = $derived.by(() => this.#past.moveNumber);
  isLive = $derived.by(() => this.moveNumber === null);
  /** The last move of the earlier position that the player looks back at; null: it is live, or nobody has moved. */
  shownMove = $derived.by(() => playedEntries(this.entries).find((entry) => entry.moves === this.moveNumber) ?? null);
  actor = $derived.by(() => this.shownMove?.seat ?? null);
  /** The newest position is on the screen. What happens is shown in its own time; who looks back does not watch. */
  isCurrent = $derived.by(() => this.isLive && !this.turns.queue.isBehind);
  legalMoves = $derived.by(() => (this.isCurrent ? (this.state?.choices ?? []) : []));
  view = $derived.by(() => {
    if (!this.isLive) return this.#past.view ?? this.state?.view ?? null;
    return this.isCurrent ? (this.state?.view ?? null) : this.turns.queue.view;
  });
  step = $derived.by(() => (this.isLive ? this.turns.queue.current : null));
  shownEntries = $derived.by(() => this.turns.shownEntries);
  /** The log is so long that its beginning was not sent. */
  hasEarlier = $derived.by(() => (this.entries[0]?.number ?? 1) > 1);
  names = $derived.by(() => (this.state ? seatNames(this.state.seats, this.state.status) : []));
  isYourTurn = $derived.by(() => {
    const { you, to_act } = this.state ?? {};
    return you != null && !!to_act?.includes(you) && !this.turns.queue.isBehind;
  });

  start(): void {
    this.#connection = this.openConnection(this.name, {
      lastEntry: () => this.#known,
      onUpdate: (update) => this.applyUpdate(update),
      onStatus: (status, reason) => this.#onStatus(status, reason),
    });
    this.#connection.start();
  }

  stop(): void {
    clearTimeout(this.#updateTimer);
    this.turns.queue.skip();
    this.#connection?.close();
  }

  reconnect(): void {
    this.#connection?.restart();
  }

  /**
   * Applies an update. If it does not continue the known entries, everything is requested again; until that has come,
   * the table is shown as it was. Where the server has left out entries, the log starts over with what it sent.
   */
  applyUpdate(update: TableUpdate): void {
    const known = this.#known;
    const newEntries = update.entries.filter((entry) => entry.number > known);
    if (this.#isOfRestoredLog(update)) return this.#reload("restored");
    // One entry behind: another process of the server, which is about to catch up.
    if (update.now.number < known) return;
    const isNext = newEntries.length === update.now.number - known;
    if (!isNext && !update.omitted) return this.#reload("gap");
    const before = this.state;
    this.entries = this.#reloads || !isNext ? newEntries : [...this.entries, ...newEntries];
    this.state = update.now;
    useColours(update.now.seats);
    if (this.#reloads || !isNext) this.turns.queue.skip();
    else this.turns.follow(before, update.now, newEntries);
    if (this.#reloads) this.#reloaded();
    this.#noteSeat(update.now);
    if ((before?.you ?? null) === null && update.now.you !== null && !this.seen.isKnown) background(this.seen.load());
    if (!before) this.#restoreDraft();
    if (before && before.version !== update.now.version) this.#versionChanged(before, update.now);
    const hasOwnMove = newEntries.some((entry) => entry.kind === "moved" && entry.yours);
    if (this.pendingMove && (hasOwnMove || (this.#awaitedEntry !== null && update.now.number >= this.#awaitedEntry)))
      this.#moveShown();
    this.#resendMove();
  }

  /** Adds a page of older entries before those that are known. */
  async loadEarlier(): Promise<void> {
    const first = this.entries[0]?.number ?? 1;
    try {
      const { entries } = await this.api.entriesBefore(this.name, first);
      if (this.entries[0]?.number !== first) return;
      this.entries = [...entries, ...this.entries];
      // Old messages are not unread.
      if (this.readChatCount >= 0) this.readChatCount += entries.filter((entry) => entry.kind === "said").length;
    } catch (error) {
      this.#showError("show", error);
    }
  }

  /** The page is being left: what the player has begun is there again after a reload. */
  keepDraft(): void {
    if (this.state) keepDraft(this.#draftName, this.draft.words.join(" "));
  }

  #restoreDraft(): void {
    const words = takeDraft(this.#draftName).split(" ").filter(Boolean);
    if (words.length && this.draft.allows(...words)) this.draft.propose(...words);
  }

  get #draftName(): string {
    return `${this.name} ${this.state?.version} ${this.state?.you}`;
  }

  /** The player is back at the page: is the connection still there? */
  wake(): void {
    this.#connection?.check();
    this.seen.resume();
  }

  async confirm(): Promise<void> {
    const { move } = this.draft;
    // Without a question, the move is pending at once.
    if (move && (!this.beforeMove || (await this.beforeMove(move)))) await this.play(move);
  }

  async play(move: string): Promise<void> {
    const state = this.state;
    if (!state || state.you === null || this.pendingMove) return;
    this.pendingMove = move;
    this.#awaitedEntry = null;
    const attempt = ++this.#attempts;
    const request = { seat: state.you, version: state.version, move };
    const key = this.#unanswered.keyOf(move, state.version);
    // An update may have shown the move already, and another one may be pending by now.
    const isPending = () => attempt === this.#attempts && this.pendingMove !== null;
    const receipt = await this.#deliver("move", () => this.#connection!.sendMove(request, key), isPending);
    if (!isPending()) return;
    if (receipt) this.#awaitEntry(receipt.number);
    else this.pendingMove = null;
  }

  async undo(): Promise<void> {
    const state = this.state;
    if (state && state.you !== null) await this.#command("undo", { seat: state.you, version: state.version });
  }

  /** Sits down. Should somebody have taken the last seat, the player watches, and is told so. */
  async join(): Promise<void> {
    if (await this.command("join")) this.reconnect();
    else if (this.refusal?.say === "no-free-seat" || this.refusal?.say === "table-has-started") {
      this.refusal = null;
      this.notice = "full";
    }
  }

  /** Any other command, for the player's own seat. Returns whether the server accepted it. */
  async command(verb: string, facts: Facts = {}): Promise<boolean> {
    const seat = this.state?.you;
    const body = seat === null || seat === undefined ? facts : { seat, ...facts };
    const isAccepted = (await this.#command(verb, body)) !== null;
    if (isAccepted && verb === "leave") forgetSeat(this.name);
    return isAccepted;
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
    this.turns.queue.skip();
    if (moves === null || moves >= (this.state?.moves ?? 0)) {
      this.#past.moveNumber = null;
      return;
    }
    try {
      await this.#past.show(Math.max(0, moves));
    } catch (error) {
      this.#showError("show", error);
    }
  }

  viewAfter(moves: number): Promise<View> {
    return this.#past.viewAfter(moves);
  }

  stepBy(by: number): Promise<void> {
    return this.showMove((this.moveNumber ?? this.state?.moves ?? 0) + by);
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
    this.#unanswered.clear();
    this.seen.missedMoves = null;
    this.draft.clear();
  }

  #command(verb: string, facts: Facts): Promise<Receipt | null> {
    const key = newIdempotencyKey();
    return this.#deliver(verb, () => this.api.command(this.name, verb, facts, key));
  }

  /** Sends it. What the server refuses or leaves unanswered is shown, and the result is null. */
  async #deliver(verb: string, send: () => Promise<Receipt>, isWanted = () => true): Promise<Receipt | null> {
    if (!ASIDE.has(verb) || verb === this.#refusedVerb) this.refusal = null;
    try {
      return await deliver(send, isWanted);
    } catch (error) {
      this.#showError(verb, error);
      return null;
    }
  }

  #showError(verb: string, error: unknown): void {
    this.#refusedVerb = verb;
    if (!(error instanceof RefusedError)) {
      this.refusal = { say: verb === "move" ? "move-unanswered" : "unreachable", facts: {}, text: "" };
      return;
    }
    this.refusal = error.problem;
    if (verb === "move") this.#unanswered.clear();
    if (error.status === 401) {
      this.notice = "forgotten";
      this.#connection?.restart();
    }
    const version = error.problem.version ?? null;
    if (version === null || !this.state) return;
    if (version < this.state.version) this.#reload("restored");
    else this.#connection?.restart();
  }

  #onStatus(status: ConnectionStatus, reason: string): void {
    const wasLive = this.connectionStatus === "live";
    this.connectionStatus = status;
    if (status === "live") {
      this.#resends = !wasLive;
      if (this.staleSince) dispatchEvent(new Event(RECONNECTED));
      this.staleSince = null;
      if (this.refusal && UNANSWERED.has(this.refusal.say)) this.refusal = null;
    } else if (wasLive) {
      this.staleSince = Date.now();
    }
    if (status === "refused") this.closedReason = reason || "no-such-table";
  }

  /** The connection is back, and the move that never got an answer is still wanted and possible. */
  #resendMove(): void {
    if (!this.#resends) return;
    this.#resends = false;
    const { move } = this.draft;
    if (!this.pendingMove && move && this.#unanswered.is(move, this.state?.version)) background(this.play(move));
  }

  /** This browser had a seat here, somebody still has it, and the server says that it is not us. */
  #noteSeat(state: TableState): void {
    if (state.you !== null) {
      rememberSeat(this.name, state.you);
      if (this.notice === "forgotten") this.notice = null;
    } else if (!state.removed && !state.seats.some((seat) => seat.yours) && isOn(state)) {
      const seat = hadSeat(this.name);
      if (seat !== null && state.seats[seat]?.plays === "person") this.notice ??= "forgotten";
    }
  }

  /** The number of the last known entry. */
  get #known(): number {
    return this.#reloads ? 0 : (this.state?.number ?? 0);
  }

  /** The server has fewer entries than are known, or another last one. */
  #isOfRestoredLog(update: TableUpdate): boolean {
    const known = this.#known;
    const ours = this.entries.at(-1);
    const theirs = update.entries.find((entry) => entry.number === known);
    return update.now.number < known - 1 || (!!ours && !!theirs && ours.at !== theirs.at);
  }

  #reload(why: "gap" | "restored"): void {
    this.#reloads = why;
    this.#connection?.restart();
  }

  #reloaded(): void {
    this.#past.forget();
    if (this.#reloads === "restored") {
      this.notice = "restored";
      this.#past.moveNumber = this.refusal = null;
      this.seen.endAt(this.state!.number);
      this.#moveShown();
    }
    this.#reloads = null;
  }

  /** A draft survives if it is still legal in the new state. */
  #versionChanged(before: TableState, after: TableState): void {
    if (after.moves <= before.moves) this.#past.forget();
    if (!this.pendingMove && !this.draft.empty && !this.draft.matching.length) this.draft.clear();
    this.refusal = null;
  }
}
