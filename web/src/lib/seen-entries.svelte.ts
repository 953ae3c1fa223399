/** Which entries of a table the player has seen, on any device, and what others did meanwhile. */

import type { Api } from "./api";
import type { LogEntry, TableState } from "./wire";

/** Moves of others while the player was away: how many, and after which entry. */
export interface MissedMoves {
  after: number;
  count: number;
}

interface SeenTable {
  readonly name: string;
  readonly state: TableState | null;
  readonly entries: readonly LogEntry[];
}

export class SeenEntries {
  missedMoves = $state.raw<MissedMoves | null>(null);
  /** The last entry that the player has seen; null: not known yet. */
  #last: number | null = null;

  constructor(
    private readonly table: SeenTable,
    private readonly api: Pick<Api, "unseenUpdates">,
    private readonly report: (entry: number) => void,
  ) {}

  get isKnown(): boolean {
    return this.#last !== null;
  }

  /** Loads which entry the player has seen last. */
  async load(): Promise<void> {
    const known = this.table.state!.number;
    try {
      const unseen = (await this.api.unseenUpdates(this.table.name)).entries[0]?.number ?? known + 1;
      this.#last = unseen - 1;
    } catch {
      this.#last = known;
    }
    this.resume();
  }

  /** The player is looking at the table: every entry so far counts as seen. */
  mark(): void {
    if (!this.table.state || this.#last === null) return;
    this.#last = this.table.state.number;
    this.report(this.#last);
  }

  /** The player is back: more than one move of others in the meantime is pointed out. */
  resume(): void {
    const after = this.#last ?? 0;
    const moves = this.table.entries.filter((entry) => entry.number > after && entry.kind === "moved" && !entry.yours);
    if (after > 0 && moves.length > 1) this.missedMoves = { after: moves[0]!.number - 1, count: moves.length };
    this.mark();
  }

  /** The log ends with that entry now: it was restored from a backup. */
  endAt(number: number): void {
    this.missedMoves = null;
    this.#last = Math.min(this.#last ?? 0, number);
  }
}
