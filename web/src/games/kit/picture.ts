/**
 * Pictures of cities, for the poster of a result and for worked examples: SVG text in units of its own. Colours are
 * design tokens (`var(--card)`), which the poster replaces by the colours of the theme.
 */

import { art, type Shape } from "../../art";

export interface CityPicture {
  width: number;
  height: number;
  svg: string;
}

/** A drawing at a place of the picture. */
export function placedDrawing(set: string, name: string, x: number, y: number, size: number): string {
  return art(set, name).replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}

/** A player's shape, in the player's colour. */
export function placedShape(shape: Shape, x: number, y: number, size: number): string {
  return placedDrawing("players", shape, x, y, size).replaceAll("var(--player", `var(--player-${shape}`);
}

/** A space where nothing was built. */
export function placedGap(x: number, y: number, size: number): string {
  return (
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size / 9}" fill="none" ` +
    `stroke="var(--line-strong)" stroke-opacity="0.6" stroke-width="2" stroke-dasharray="7 7"/>`
  );
}

/** The label of a cell. */
export function placedLabel(text: string, x: number, y: number, size: number): string {
  return (
    `<text x="${x + size / 2}" y="${y + size * 0.67}" font-size="${size / 2}" font-weight="600" text-anchor="middle" ` +
    `fill="var(--ink)">${text}</text>`
  );
}

/** A card or tile: paper with a tint of its colour and an edge. */
export function placedCard(x: number, y: number, width: number, height: number, tone: string, edge: string): string {
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 9}"`;
  return (
    `<rect ${box} fill="var(--card)"/><rect ${box} fill="var(--${tone})" fill-opacity="0.3"/>` +
    `<rect ${box} fill="none" stroke="var(--${edge})" stroke-width="2"/>`
  );
}
