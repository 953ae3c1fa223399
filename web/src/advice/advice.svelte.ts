/** What the player's seat is told while playing: the chances to win of all seats, and a warning before a blunder. */

import { isFinalRefusal } from "../lib/api";
import { background } from "../lib/faults.svelte";
import type { LogEntry, TableState } from "../lib/wire";
import type { MoveWarning, SeatValues } from "../lib/wire.generated";
import type { AdviceApi } from "./api";

/** Moves often come in a row: only where the table rests is it worth a search. */
const REST_MS = 250;
/** Before the second try; each wait is longer by as much. */
const RETRY_MS = 5000;
const MOST_TRIES = 5;
/** A second click that comes at once was meant for the move, not for the warning. */
const READING_MS = 700;

interface AdvisedTable {
  readonly name: string;
  readonly state: TableState | null;
  readonly entries: readonly LogEntry[];
}

export class Advice {
  values = $state.raw<SeatValues | null>(null);
  /** `values` are those of the position on the table, or on their way, or late because the server has other work. */
  status = $state<"coming" | "ready" | "later" | "none">("coming");
  /** A move is being looked at. */
  isLooking = $state(false);
  /** The last move could not be looked at. */
  isUnchecked = $state(false);
  #readable = 0;
  #request = 0;

  constructor(
    private readonly table: AdvisedTable,
    private readonly api: AdviceApi,
  ) {}

  /** The warning that the seat got at this decision, also before a reload. */
  warning = $derived.by(() => {
    const { version, you } = this.table.state ?? {};
    const isOwn = (entry: LogEntry) => entry.kind === "warned" && entry.version === version && entry.seat === you;
    return this.table.entries.filter(isOwn).at(-1) ?? null;
  });

  /** Asks for the chances at that version, unless another version follows at once; returns how to give that up. */
  follow(seat: number, version: number): () => void {
    const request = ++this.#request;
    this.status = "coming";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (tries: number): Promise<void> => {
      try {
        const values = await this.api.chances(this.table.name, seat, version);
        if (request === this.#request) [this.values, this.status] = [values, "ready"];
      } catch (error) {
        if (request !== this.#request) return;
        // Only a refusal is final: a busy server, or one that could not be reached, is asked again.
        this.status = isFinalRefusal(error) || tries >= MOST_TRIES ? "none" : "later";
        if (this.status === "later") timer = setTimeout(() => background(ask(tries + 1)), RETRY_MS * tries);
      }
    };
    timer = setTimeout(() => background(ask(1)), REST_MS);
    return () => {
      clearTimeout(timer);
      if (request === this.#request) this.#request++;
    };
  }

  /** Whether the move is to be made now: not if it is a blunder that the player has not been asked about. */
  async mayPlay(move: string): Promise<boolean> {
    const { you, version } = this.table.state ?? {};
    if (this.isLooking || Date.now() < this.#readable) return false;
    this.isUnchecked = false;
    if (you === null || you === undefined || version === undefined || this.warning) return true;
    this.isLooking = true;
    const warning = await this.#look(you, version, move);
    this.isLooking = false;
    // The game may have gone on meanwhile, and the draft with it.
    if (this.table.state?.version !== version) return false;
    this.isUnchecked = warning.state === "unchecked";
    if (warning.state === "warned") this.#readable = Date.now() + READING_MS;
    return warning.state !== "warned";
  }

  #look(seat: number, version: number, move: string): Promise<Pick<MoveWarning, "state">> {
    return this.api.warning(this.table.name, seat, version, move).catch(() => ({ state: "unchecked" }) as const);
  }
}

/** Chances in whole percent, which add up to 100 where the chances add up to 1: the largest rests are rounded up. */
export function percentages(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => 100 * chance);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, each) => sum + each, 0)) - whole.reduce((sum, each) => sum + each, 0);
  const rest = (index: number) => exact[index]! - whole[index]!;
  const byRest = [...exact.keys()].sort((one, other) => rest(other) - rest(one));
  for (const index of byRest.slice(0, missing)) whole[index]!++;
  return whole;
}
