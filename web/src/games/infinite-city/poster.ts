/** The whole city of Infinite City as a picture, with everybody's tokens. */

import { shapeOf } from "../../lib/colours.svelte";
import type { View } from "../../lib/wire";
import { type CityPicture, placedCard, placedDrawing, placedShape } from "../kit/picture";
import { boundsOf, CELL_SIZE } from "./camera";
import { type InfiniteCityView, kindOf, parseCell } from "./view";

const GAP = 6;
const TOKEN = 44;

export default function cityPicture(view: View): CityPicture {
  const { city } = view as InfiniteCityView;
  const { left, top, right, bottom } = boundsOf(Object.keys(city));
  const size = CELL_SIZE - GAP;
  const tiles = Object.entries(city).map(([cell, placed]) => {
    const at = parseCell(cell);
    const [x, y] = [at.x * CELL_SIZE - left + GAP / 2, at.y * CELL_SIZE - top + GAP / 2];
    const kind = placed.tile === null ? "face-down" : kindOf(placed.tile);
    const owners = [...new Set(placed.tokens)];
    const step = Math.min(TOKEN, (size - TOKEN) / Math.max(1, owners.length - 1));
    const tokens = owners.map((seat, index) =>
      placedShape(shapeOf(seat), x + size - TOKEN - 2 - index * step, y + size - TOKEN - 2, TOKEN),
    );
    return (
      placedCard(x, y, size, size, "ground", "line-strong") +
      placedDrawing("infinite-city", kind, x + 4, y + 4, size - 8) +
      tokens.join("")
    );
  });
  return { width: right - left, height: bottom - top, svg: tiles.join("") };
}
