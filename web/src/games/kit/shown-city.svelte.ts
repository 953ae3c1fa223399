/** Which player's city is shown large: the viewer's own unless they switch to another. */

export class ShownCity {
  #selected = $state<number | null>(null);

  /** A spectator has no own city, and sees that of `actingSeat`. */
  constructor(
    private readonly ownSeat: () => number | null,
    private readonly actingSeat: () => number,
  ) {}

  seat = $derived.by(() => this.#selected ?? this.ownSeat() ?? this.actingSeat());
  isOwn = $derived.by(() => this.seat === this.ownSeat());

  show(seat: number): void {
    this.#selected = seat === this.ownSeat() ? null : seat;
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
