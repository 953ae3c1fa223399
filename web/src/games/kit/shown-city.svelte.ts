/**
 * Which player's city is shown large: the viewer's own unless they switch to another. In a replay it is that of whoever
 * made the move, until the next one.
 */

import type { ShownTable } from "../../lib/shown-table";

export class ShownCity {
  #selected = $state.raw<{ seat: number; moveNumber: number | null } | null>(null);

  /** A spectator has no own city, and sees that of `actingSeat`. */
  constructor(
    private readonly table: Pick<ShownTable, "state" | "isReplay" | "moveNumber" | "actor">,
    private readonly actingSeat: () => number,
  ) {}

  private ownSeat = $derived.by(() => this.table.state?.you ?? null);
  seat = $derived.by(() => {
    const { isReplay, moveNumber, actor } = this.table;
    if (this.#selected && (!isReplay || this.#selected.moveNumber === moveNumber)) return this.#selected.seat;
    return (isReplay ? (actor ?? null) : null) ?? this.ownSeat ?? this.actingSeat();
  });
  isOwn = $derived.by(() => this.seat === this.ownSeat);

  show(seat: number): void {
    const isHome = !this.table.isReplay && seat === this.ownSeat;
    this.#selected = isHome ? null : { seat, moveNumber: this.table.moveNumber };
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
