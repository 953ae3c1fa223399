/** A city of Point City as a picture: its buildings in streets, ordered by what they produce. */

import type { View } from "../../lib/wire";
import { type CityPicture, placedDrawing } from "../kit/picture";
import { cityColumns, owners, type PointCityView } from "./view";

const SIZE = 100;
/** Neighbours share the edges of their ground. */
const STEP = 92;
const STREET = 118;

export default function cityPicture(view: View, seat: number): CityPicture {
  const { city } = owners(view as PointCityView)[seat]!;
  const buildings = cityColumns(city).flatMap((column) => column.buildings);
  const streets = Math.max(1, Math.round(Math.sqrt(buildings.length / 1.3)));
  const perStreet = Math.ceil(buildings.length / streets);
  const drawings = buildings.map(({ building }, index) => {
    const [x, y] = [(index % perStreet) * STEP, Math.floor(index / perStreet) * STREET];
    return placedDrawing("point-city", building, x, y, SIZE);
  });
  const width = perStreet * STEP + SIZE - STEP;
  const roads = Array.from({ length: streets }, (_, street) => {
    const y = street * STREET + SIZE - 4;
    return `<rect x="0" y="${y}" width="${width}" height="12" rx="6" fill="var(--asphalt)"/>`;
  });
  return { width, height: streets * STREET - (STREET - SIZE - 8), svg: roads.join("") + drawings.join("") };
}
