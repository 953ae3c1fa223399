/** One table as its viewer knows it: how it stands, what happened, and what they are about to do. */

import { newKey, Refused, Unreachable, type Api, type Done } from "./api";
import { Draft } from "./draft.svelte";
import { seatNames } from "./names";
import { TableSocket, type Line } from "./socket";
import type { Facts, News, Problem, TableTold, Told, View } from "./wire";

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
  #past = $state.raw<{ moves: number; view: View } | null>(null);
  #socket: ReturnType<OpenSocket> | null = null;
  #moments = new Map<number, View>();
  /** The entry of the move that is on its way, once the server has said so. */
  #awaited: number | null = null;
  #attempts = 0;

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
    this.now = news.now;
    if (before && before.version !== news.now.version) this.#changed(before, news.now);
    const ours = fresh.some((entry) => entry.kind === "moved" && entry.yours);
    if (this.sending && (ours || (this.#awaited !== null && news.now.number >= this.#awaited))) this.#arrived();
  }

  saw(): void {
    if (this.now) this.#socket?.saw(this.now.number);
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

  /** Show the board after that many moves; the last of them, or none at all, is live. */
  async look(moves: number | null): Promise<void> {
    const last = this.now?.moves ?? 0;
    this.draft.clear();
    if (moves === null || moves >= last) {
      this.at = null;
      return;
    }
    const wanted = Math.max(0, moves);
    this.at = wanted;
    try {
      const view = this.#moments.get(wanted) ?? (await this.api.moment(this.name, wanted)).view;
      this.#moments.set(wanted, view);
      if (this.at === wanted) this.#past = { moves: wanted, view };
    } catch (fault) {
      this.at = null;
      this.#refused(fault);
    }
  }

  step(by: number): Promise<void> {
    return this.look((this.at ?? this.now?.moves ?? 0) + by);
  }

  /** A move is on its way until the table is seen with it, so that nobody acts on what is no longer there. */
  #await(number: number): void {
    this.#awaited = number;
    if ((this.now?.number ?? 0) >= number) this.#arrived();
  }

  #arrived(): void {
    this.sending = null;
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
