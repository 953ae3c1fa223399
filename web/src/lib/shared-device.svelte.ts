/**
 * Several people on one device. The server shows somebody with several seats what spectators see; only when a player says
 * that they have taken over does the page ask for the view of their seat. It is covered again before the device goes on.
 */

import type { TableState } from "./wire";

class SharedDevice {
  #table = $state("");
  #seat = $state<number | null>(null);

  /** The seat from which this device looks at the table; null: the only one, or the table is covered. */
  seatAt(table: string): number | null {
    return table === this.#table ? this.#seat : null;
  }

  /** The player of that seat has the device. */
  open(table: string, seat: number): void {
    this.#table = table;
    this.#seat = seat;
  }

  /** Nobody's secrets are asked for any more. */
  cover(): void {
    this.#seat = null;
  }
}

export const sharedDevice = new SharedDevice();

/** The seats of this device whose players have something to decide, where several play on it. */
export function turnsHere(state: TableState): number[] {
  const own = state.seats.flatMap((seat, number) => (seat.yours && seat.plays === "person" ? [number] : []));
  if (state.status !== "playing" || state.seats.filter((seat) => seat.yours).length < 2) return [];
  const asked = [...state.to_act, ...(state.undo_request?.awaiting_consent ?? [])];
  return own.filter((seat) => asked.includes(seat));
}
