/** One table as its viewer knows it: how it stands, what happened, and what they are about to do. */

import { newKey, Refused, Unreachable, type Api, type Done } from "./api";
import { Draft } from "./draft.svelte";
import { seatNames } from "./names";
import { TableSocket, type Line } from "./socket";
import type { Facts, News, Problem, TableTold, Told, View, Why } from "./wire";

/** Whose eyes a finished match is looked at with: a seat's, a spectator's, or everybody's at once. */
export type Eyes = number | "spectator" | "open";

/** What others did while the reader was away: so many moves after that entry. */
export interface Missed {
  after: number;
  count: number;
}

type OpenSocket = (
  table: string,
  ears: ConstructorParameters<typeof TableSocket>[1],
) => Pick<TableSocket, "start" | "restart" | "close" | "saw">;

export class TableStore {
  now = $state.raw<TableTold | null>(null);
  entries = $state.raw<readonly Told[]>([]);
  line = $state<Line>("connecting");
  /** Why there is nothing to see here, when the server said no. */
  closed = $state("");
  /** The move that is on its way. */
  sending = $state<string | null>(null);
  refusal = $state.raw<Problem | null>(null);
  /** After how many moves the board is shown; null: live. */
  at = $state<number | null>(null);
  /** In a replay the eyes may be another's; null: one's own. */
  eyes = $state<Eyes | null>(null);
  missed = $state.raw<Missed | null>(null);
  /** So much of the chat has been read; below 0: the chat has not been counted yet. */
  heardChat = $state(-1);
  #past = $state.raw<{ moves: number; view: View } | null>(null);
  #socket: ReturnType<OpenSocket> | null = null;
  #moments = new Map<string, View>();
  /** The last entry that was looked at; null: not known yet. */
  #seen: number | null = null;
  /** The entry of the move that is on its way, once the server has said so. */
  #awaited: number | null = null;
  #attempts = 0;
  /** One's own seat, while one looks with another's eyes. */
  #own: number | null = null;

  constructor(
    readonly name: string,
    private readonly api: Api,
    private readonly openSocket: OpenSocket = (table, ears) => new TableSocket(table, ears),
  ) {}

  draft = new Draft(() => (this.live && !this.sending ? (this.now?.choices ?? []) : []));

  live = $derived.by(() => this.at === null);
  view = $derived.by(() =>
    this.at === null ? (this.now?.view ?? null) : (this.#past?.view ?? this.now?.view ?? null),
  );
  names = $derived.by(() => seatNames(this.now?.seats ?? []));
  yourTurn = $derived.by(() => !!this.now && this.now.you !== null && this.now.to_act.includes(this.now.you));

  start(): void {
    this.#socket = this.openSocket(this.name, {
      known: () => this.now?.number ?? 0,
      news: (news) => this.hear(news),
      line: (line, reason) => {
        this.line = line;
        if (line === "refused") this.closed = reason || "no-such-table";
      },
    });
    this.#socket.start();
  }

  stop(): void {
    this.#socket?.close();
  }

  reconnect(): void {
    this.#socket?.restart();
  }

  /** News in order; with a gap before them they are of no use, and all is asked for anew. */
  hear(news: News): void {
    const known = this.now?.number ?? 0;
    const fresh = news.entries.filter((entry) => entry.number > known);
    if (news.now.number < known) return;
    if (fresh.length !== news.now.number - known) {
      this.#forget();
      this.#socket?.restart();
      return;
    }
    const before = this.now;
    this.entries = [...this.entries, ...fresh];
    this.now = this.eyes === null ? news.now : { ...news.now, you: before?.you ?? null };
    if ((before?.you ?? null) === null && news.now.you !== null && this.#seen === null) void this.#recall();
    if (before && before.version !== news.now.version) this.#changed(before, news.now);
    const ours = fresh.some((entry) => entry.kind === "moved" && entry.yours);
    if (this.sending && (ours || (this.#awaited !== null && news.now.number >= this.#awaited))) this.#arrived();
  }

  /** The reader looks at the table: everything up to now is seen. */
  saw(): void {
    if (!this.now || this.#seen === null) return;
    this.#seen = this.now.number;
    this.#socket?.saw(this.now.number);
  }

  /** The reader is back: what others did in the meantime is pointed out, unless it is the one thing they waited for. */
  returned(): void {
    const after = this.#seen ?? 0;
    const moves = this.entries.filter((entry) => entry.number > after && entry.kind === "moved" && !entry.yours);
    if (after > 0 && moves.length > 1) this.missed = { after: moves[0]!.number - 1, count: moves.length };
    this.saw();
  }

  async confirm(): Promise<void> {
    const { move } = this.draft;
    if (move) await this.play(move);
  }

  async play(move: string): Promise<void> {
    const now = this.now;
    if (!now || now.you === null || this.sending) return;
    this.sending = move;
    this.#awaited = null;
    const attempt = ++this.#attempts;
    const done = await this.#try("moves", { seat: now.you, version: now.version, move });
    // The table may have been seen with it already, and another move be on its way.
    if (attempt !== this.#attempts || !this.sending) return;
    if (done) this.#await(done.number);
    else this.sending = null;
  }

  async undo(): Promise<void> {
    const now = this.now;
    if (now && now.you !== null) await this.#try("undo", { seat: now.you, version: now.version });
  }

  /** Any other deed of one's own seat. */
  async deed(verb: string, facts: Facts = {}): Promise<boolean> {
    const seat = this.now?.you;
    const own = seat === null || seat === undefined ? facts : { seat, ...facts };
    return (await this.#try(verb, own)) !== null;
  }

  /** Why that move would be refused; null when it would not. */
  async why(move: string): Promise<Problem | null> {
    const now = this.now;
    if (!now || now.you === null) return null;
    try {
      return (await this.api.why(this.name, now.you, move)).problem;
    } catch (fault) {
      return fault instanceof Refused ? fault.problem : null;
    }
  }

  /** What a legal move would do, as far as this seat can know. */
  async foresee(move: string): Promise<Why | null> {
    const seat = this.now?.you;
    if (seat === null || seat === undefined) return null;
    // What a move would do is a courtesy: without an answer it can be confirmed as well.
    return this.api.why(this.name, seat, move).catch(() => null);
  }

  /** Show the board after that many moves; the last of them, or none at all, is live unless other eyes are borrowed. */
  async look(moves: number | null, eyes: Eyes | null = this.eyes): Promise<void> {
    const last = this.now?.moves ?? 0;
    this.draft.clear();
    this.#borrow(eyes);
    if (eyes === null && (moves === null || moves >= last)) {
      this.at = null;
      return;
    }
    const wanted = Math.min(last, Math.max(0, moves ?? last));
    const moment = `${eyes ?? ""} ${wanted}`;
    this.at = wanted;
    try {
      const view = this.#moments.get(moment) ?? (await this.#moment(wanted, eyes));
      this.#moments.set(moment, view);
      if (this.at === wanted && this.eyes === eyes) this.#past = { moves: wanted, view };
    } catch (fault) {
      this.at = null;
      this.#refused(fault);
    }
  }

  /** With another's eyes the table is shown as theirs. */
  #borrow(eyes: Eyes | null): void {
    if (!this.now || eyes === this.eyes) return;
    if (this.eyes === null) this.#own = this.now.you;
    this.eyes = eyes;
    this.now = { ...this.now, you: eyes === null ? this.#own : typeof eyes === "number" ? eyes : null };
  }

  async #moment(moves: number, eyes: Eyes | null): Promise<View> {
    const { view } = await this.api.moment(this.name, moves, eyes);
    if (eyes !== "open") return view;
    const all = await Promise.all(view.seats.map((_, seat) => this.api.moment(this.name, moves, seat)));
    return { ...view, seats: all.map((it, seat) => it.view.seats[seat]) };
  }

  step(by: number): Promise<void> {
    return this.look((this.at ?? this.now?.moves ?? 0) + by);
  }

  /** What happened since the reader last looked, on whatever device that was. */
  async #recall(): Promise<void> {
    const known = this.now!.number;
    try {
      const unseen = (await this.api.since(this.name)).entries[0]?.number ?? known + 1;
      this.#seen = unseen - 1;
    } catch {
      this.#seen = known;
    }
    this.returned();
  }

  /** A move is on its way until the table is seen with it, so that nobody acts on what is no longer there. */
  #await(number: number): void {
    this.#awaited = number;
    if ((this.now?.number ?? 0) >= number) this.#arrived();
  }

  #arrived(): void {
    this.sending = null;
    this.missed = null;
    this.draft.clear();
  }

  async #try(verb: string, facts: Facts): Promise<Done | null> {
    const key = newKey();
    this.refusal = null;
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.api.deed(this.name, verb, facts, key);
      } catch (fault) {
        // With the same key it is done once, however often it arrives.
        if (fault instanceof Unreachable && attempt < 2) {
          await new Promise((done) => setTimeout(done, 400 * (attempt + 1)));
          continue;
        }
        this.#refused(fault);
        return null;
      }
    }
  }

  #refused(fault: unknown): void {
    if (fault instanceof Refused) {
      this.refusal = fault.problem;
      if (fault.problem.version !== undefined) this.#socket?.restart();
    } else {
      this.refusal = { say: "unreachable", facts: {}, text: "" };
    }
  }

  /** A draft that the new state no longer allows is dropped; one that it still does is kept. */
  #changed(before: TableTold, now: TableTold): void {
    if (now.moves <= before.moves) this.#moments.clear();
    if (!this.sending && !this.draft.empty && !this.draft.fitting.length) this.draft.clear();
    this.refusal = null;
  }

  #forget(): void {
    this.now = null;
    this.entries = [];
    this.#moments.clear();
  }
}
