/**
 * The replay of a match. Its address alone determines the move and the eyes: the match is loaded once, and nothing that
 * happens at the table or to the connection changes what is shown.
 */

import { type Api, isFinalRefusal, type Replay } from "./api";
import { useColours } from "./colours.svelte";
import { backoff } from "./live-socket";
import { Draft } from "./draft.svelte";
import { background } from "./faults.svelte";
import { LineStore } from "./line.svelte";
import { type Eyes, replayPath } from "./router.svelte";
import { seatNames } from "./seats";
import type { ShownTable } from "./shown-table";
import type { LogEntry, Problem, TableState, TableUpdate, View } from "./wire";

export interface ReplayAddress {
  moveNumber: number | null;
  eyes: Eyes | null;
}

function viewKey(moves: number, eyes: Eyes | null): string {
  return `${eyes ?? ""} ${moves}`;
}

export class ReplayStore implements ShownTable {
  /** The moves as the eyes saw them. */
  log = $state.raw<Replay | null>(null);
  /** Why the server refuses to show what the address names. */
  problem = $state.raw<Problem | null>(null);
  /** The server cannot be reached: requests are repeated until it answers. */
  isOffline = $state(false);
  /** What a review shows instead of the moves of the match. */
  readonly line = new LineStore();
  #loaded = $state.raw<TableUpdate | null>(null);
  #view = $state.raw<View | null>(null);
  /** Which position `#view` is. */
  #viewKey = $state("");
  #views = new Map<string, View>();
  #logEyes: Eyes | null | undefined;
  #isStopped = false;
  /** What ends each wait before a request is repeated. */
  #waits = new Set<() => void>();

  constructor(
    readonly name: string,
    private readonly api: Pick<Api, "table" | "viewAt" | "replay" | "line">,
    private readonly address: () => ReplayAddress,
    private readonly replaceAddress: (path: string) => void,
  ) {}

  eyes = $derived.by(() => this.address().eyes);
  moveNumber = $derived.by(() => this.#clamp(this.address().moveNumber ?? 0));
  /** With a seat's eyes, that seat counts as the viewer's own. */
  state = $derived.by((): TableState | null => {
    const now = this.#loaded?.now ?? null;
    if (!now || this.eyes === null) return now;
    return { ...now, you: typeof this.eyes === "number" ? this.eyes : null };
  });
  names = $derived.by(() => (this.state ? seatNames(this.state.seats, this.state.status) : []));

  /** The move that led to the position; null at the start. */
  shownMove = $derived.by(() => this.log?.moves[this.moveNumber - 1] ?? null);
  /** Who made it: boards show their city. */
  actor = $derived.by(() => (this.line.moment ?? this.shownMove)?.seat ?? null);
  moveCount = $derived.by(() => this.#loaded?.now.moves ?? 0);

  readonly isLive = false;
  readonly isReplay = true;
  readonly step = null;
  readonly legalMoves = [];
  readonly pendingMove = null;
  readonly draft = new Draft(() => this.legalMoves);

  get entries(): readonly LogEntry[] {
    return this.#loaded?.entries ?? [];
  }

  get shownEntries(): readonly LogEntry[] {
    return this.entries;
  }

  /** The view that the address names, or that of a line; until it is loaded, the one before. */
  get view(): View | null {
    return this.line.view ?? this.#view;
  }

  /** What the address names is on the board. */
  get isShown(): boolean {
    return this.#viewKey === viewKey(this.moveNumber, this.eyes);
  }

  /** The address of another move, with the same eyes. */
  pathOf(moveNumber: number): string {
    return replayPath(this.name, moveNumber, this.eyes);
  }

  /** Loads the match. */
  async start(): Promise<void> {
    this.#loaded = await this.#request(
      () => this.api.table(this.name),
      () => !this.#isStopped,
    );
    if (this.#loaded) useColours(this.#loaded.now.seats);
  }

  stop(): void {
    this.#isStopped = true;
    this.reconnect();
  }

  /** The network is back: a request that failed is repeated at once. */
  reconnect(): void {
    for (const endWait of [...this.#waits]) endWait();
  }

  /**
   * Loads what the address names, unless it is shown already. To be called in an effect, which runs again when the
   * address changes; the result is its clean-up function.
   */
  follow(): () => void {
    let isCurrent = true;
    const isWanted = () => isCurrent && !this.#isStopped;
    this.problem = null;
    if (this.state && this.state.status !== "gathering") {
      background(this.#showView(this.moveNumber, this.eyes, isWanted));
      background(this.#showLog(this.eyes, isWanted));
    }
    return () => {
      isCurrent = false;
      this.reconnect();
    };
  }

  /** Steps do not fill the browser's history: the address is replaced. */
  showMove(moves: number | null): void {
    this.line.close();
    if (this.state) this.replaceAddress(this.pathOf(this.#clamp(moves ?? Infinity)));
  }

  stepBy(by: number): void {
    if (this.line.isOpen) this.line.stepBy(by);
    else this.showMove(this.moveNumber + by);
  }

  /** Shows a line that begins where this decision was made, as its seat would see it. */
  async showLine(number: number, seat: number): Promise<void> {
    const moments = await this.api.line(this.name, number);
    this.replaceAddress(replayPath(this.name, number - 1, seat));
    this.line.open(moments);
  }

  /** There is nothing to confirm in a replay, and nothing to refuse. */
  confirm(): Promise<void> {
    return Promise.resolve();
  }

  refusalOf(): Promise<null> {
    return Promise.resolve(null);
  }

  #clamp(moves: number): number {
    return Math.max(0, Math.min(moves, this.#loaded?.now.moves ?? 0));
  }

  async #showView(moves: number, eyes: Eyes | null, isWanted: () => boolean): Promise<void> {
    const key = viewKey(moves, eyes);
    const view = this.#views.get(key) ?? (await this.#request(() => this.#fetchView(moves, eyes), isWanted));
    if (!view) return;
    this.#views.set(key, view);
    if (isWanted()) [this.#view, this.#viewKey] = [view, key];
  }

  /** With all hands open, every seat is as its own player sees it. */
  async #fetchView(moves: number, eyes: Eyes | null): Promise<View> {
    const { view } = await this.api.viewAt(this.name, moves, eyes);
    if (eyes !== "open") return view;
    const views = await Promise.all(view.seats.map((_, seat) => this.api.viewAt(this.name, moves, seat)));
    return { ...view, seats: views.map((past, seat) => past.view.seats[seat]) };
  }

  async #showLog(eyes: Eyes | null, isWanted: () => boolean): Promise<void> {
    if (eyes === this.#logEyes) return;
    const log = await this.#request(() => this.api.replay(this.name, eyes), isWanted);
    if (!log || !isWanted()) return;
    this.log = log;
    this.#logEyes = eyes;
  }

  /** Repeats a request until the server answers. Null: it refused, or the answer is no longer wanted. */
  async #request<T>(send: () => Promise<T>, isWanted: () => boolean): Promise<T | null> {
    for (let attempt = 1; isWanted(); attempt++) {
      try {
        const answer = await send();
        this.isOffline = false;
        return answer;
      } catch (error) {
        if (!isWanted()) return null;
        if (isFinalRefusal(error)) {
          this.problem = error.problem;
          return null;
        }
        this.isOffline = true;
        await this.#wait(backoff(attempt, Math.random()));
      }
    }
    return null;
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#waits.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#waits.add(end);
    });
  }
}
