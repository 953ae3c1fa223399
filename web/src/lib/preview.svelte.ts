/** What the drafted move would do, computed by the server for this seat. */

import type { TableStore } from "./table.svelte";
import type { MoveCheck } from "./wire";

export class Preview {
  result = $state.raw<MoveCheck | null>(null);
  #request = "";

  constructor(private readonly table: Pick<TableStore, "preview">) {}

  /** Requests a preview when the move or the version has changed. An outdated answer is dropped. */
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
