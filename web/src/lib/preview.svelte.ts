/** What the drafted move would do, as the server foresees it for this seat. */

import type { TableStore } from "./table.svelte";
import type { Why } from "./wire";

export class Preview {
  told = $state.raw<Why | null>(null);
  #asked = "";

  constructor(private readonly table: Pick<TableStore, "foresee">) {}

  /** Asks when the move or the table is another one; an answer that comes too late is not shown. */
  async of(move: string | null, version: number): Promise<void> {
    const asked = move ? `${version} ${move}` : "";
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.told = null;
    if (!move) return;
    const told = await this.table.foresee(move);
    if (asked === this.#asked) this.told = told;
  }
}
