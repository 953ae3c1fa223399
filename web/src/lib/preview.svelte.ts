/** What the drafted move would do, as the server foresees it for this seat. */

import type { TableStore } from "./table.svelte";
import type { MoveCheck } from "./wire";

export class Preview {
  result = $state.raw<MoveCheck | null>(null);
  #request = "";

  constructor(private readonly table: Pick<TableStore, "preview">) {}

  /** Asks when the move or the table is another one; an answer that comes too late is not shown. */
  async update(move: string | null, version: number): Promise<void> {
    const request = move ? `${version} ${move}` : "";
    if (request === this.#request) return;
    this.#request = request;
    this.result = null;
    if (!move) return;
    const result = await this.table.preview(move);
    if (request === this.#request) this.result = result;
  }
}
