/** The players' colours and shapes at the table on the screen. A seat has its own, unless a rematch kept another. */

import { type Shape, SHAPES } from "../art";

let colours = $state.raw<readonly number[]>([]);

/** Another table is shown. */
export function useColours(seats: readonly { colour: number }[]): void {
  const numbers = seats.map((seat) => seat.colour);
  if (numbers.join() !== colours.join()) colours = numbers;
}

/** The shape of the player on that seat; with it goes the colour (`data-player`). */
export function shapeOf(seat: number): Shape {
  return SHAPES[(colours[seat] ?? seat) % SHAPES.length]!;
}
