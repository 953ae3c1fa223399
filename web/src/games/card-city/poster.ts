/** A city of Card City as a picture. */

import type { View } from "../../lib/wire";
import { parseCell } from "../kit/grid";
import { type CityPicture, placedCard, placedDrawing, placedGap, placedLabel } from "../kit/picture";
import { type CardCityView, visibleArea } from "./view";

const CELL = 100;
const GAP = 8;

export default function cityPicture(
  view: View,
  seat: number,
  marks: Readonly<Record<string, string>> = {},
): CityPicture {
  const own = (view as CardCityView).seats[seat]!;
  const { columns, rows } = visibleArea(own);
  const size = CELL - GAP;
  const place = (cell: string): [number, number] => {
    const { column, row } = parseCell(cell);
    return [(column - columns[0]!) * CELL, (row - rows[0]!) * CELL];
  };
  const empty = own.square.filter((cell) => !(cell in own.city)).map((cell) => placedGap(...place(cell), size));
  const cards = Object.entries(own.city).map(([cell, card]) => {
    const [x, y] = place(cell);
    return (
      placedCard(x, y, size, size, card, `${card}-deep`) +
      placedDrawing("card-city", card, x + size * 0.09, y + size * 0.09, size * 0.82)
    );
  });
  const labels = Object.entries(marks).map(([cell, text]) => placedLabel(text, ...place(cell), size));
  return {
    width: columns.length * CELL - GAP,
    height: rows.length * CELL - GAP,
    svg: [...empty, ...cards, ...labels].join(""),
  };
}
