/**
 * Which player's city is shown large: the viewer's own unless they switch to another. In a replay, and when they look back, it
 * is that of whoever made the move, until the next one. Where there is no room for the others beside it, it is that of whoever acts
 * while turns are shown.
 */

import type { ShownTable } from "../../lib/shown-table";
import { spotsIn } from "../../lib/spotlight.svelte";

export class ShownCity {
  #selected = $state.raw<{ seat: number; moveNumber: number | null } | null>(null);

  /** A spectator has no own city, and sees that of `actingSeat`. `isAlone`: the other cities are out of sight. */
  constructor(
    private readonly table: Pick<ShownTable, "state" | "isReplay" | "moveNumber" | "actor" | "step">,
    private readonly actingSeat: () => number,
    private readonly isAlone: () => boolean = () => false,
  ) {}

  /** Whose city is shown because something happens in it. */
  #watched = $derived.by(() => {
    const { step } = this.table;
    const isSeen = step?.blocks && this.isAlone() && step.events.some((event) => spotsIn(event.facts).length);
    return isSeen ? step.seat : null;
  });
  isWatching = $derived.by(() => this.#watched !== null);

  private ownSeat = $derived.by(() => this.table.state?.you ?? null);
  seat = $derived.by(() => {
    const { moveNumber, actor } = this.table;
    if (this.#selected && this.#selected.moveNumber === moveNumber) return this.#selected.seat;
    return actor ?? this.#watched ?? this.ownSeat ?? this.actingSeat();
  });
  isOwn = $derived.by(() => this.seat === this.ownSeat);

  show(seat: number): void {
    const { isReplay, moveNumber } = this.table;
    const isHome = !isReplay && moveNumber === null && seat === this.ownSeat;
    this.#selected = isHome ? null : { seat, moveNumber };
  }

  /** Back to the viewer's own city, where moves are made. */
  showOwn(): void {
    this.#selected = null;
  }

  /** The other cities, with their seats. */
  othersOf<City>(cities: readonly City[]): { city: City; seat: number }[] {
    return cities.map((city, seat) => ({ city, seat })).filter(({ seat }) => seat !== this.seat);
  }
}
