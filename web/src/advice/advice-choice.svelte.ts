/** What the player has turned on. A second click counts from the first one, also while that is still on its way. */

import type { TableStore } from "../lib/table.svelte";

export interface Choice {
  chances: boolean;
  warnings: boolean;
}

export class AdviceChoice {
  /** What was clicked, until the table shows it. */
  #wanted = $state.raw<Choice | null>(null);
  #sent: Promise<unknown> = Promise.resolve();
  /** How many choices have no answer yet. */
  #unanswered = 0;

  constructor(private readonly table: Pick<TableStore, "state" | "command">) {}

  /** The seat of the player, while they play. */
  seat = $derived.by(() => {
    const { you, status, seats } = this.table.state!;
    return you !== null && status === "playing" ? seats[you]! : null;
  });

  /** What the switches show; null for who does not play. */
  shown = $derived.by((): Choice | null => {
    const { seat } = this;
    return seat && (this.#wanted ?? { chances: seat.chances, warnings: seat.warnings });
  });

  /** Each choice is whole, so they are sent one after another. */
  choose(what: keyof Choice, isOn: boolean): Promise<void> {
    const wanted = { ...this.shown!, [what]: isOn };
    this.#wanted = wanted;
    this.#unanswered++;
    const sent = this.#sent.then(() => this.#send(wanted));
    this.#sent = sent;
    return sent;
  }

  /** Once the table shows what was clicked, it says itself what is turned on. */
  settle(): void {
    const { seat } = this;
    const wanted = this.#wanted;
    if (!wanted || this.#unanswered) return;
    if (wanted.chances === seat?.chances && wanted.warnings === seat.warnings) this.#wanted = null;
  }

  async #send(wanted: Choice): Promise<void> {
    const isAccepted = await this.table.command("advice", { ...wanted });
    this.#unanswered--;
    if (!isAccepted && this.#wanted === wanted) this.#wanted = null;
    this.settle();
  }
}
