/** The poster of a finished game, drawn in the browser: the winner's city, everybody's names and scores. */

import { coverOf, coverPiece, loadCityPicture, loadCover } from "../games/registry";
import { type CityPicture, placedDrawing, placedShape } from "../games/kit/picture";
import { shapeOf } from "./colours.svelte";
import { language, say } from "./language.svelte";
import { signed } from "./points";
import { byRank, headline } from "./score-table";
import type { LogEntry, ScoreSheet, TableState } from "./wire";

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 64;
const MAX_PLAYERS_PER_ROW = 3;
const ROW_HEIGHT = 92;
const HEADER = 236;
const FOOTER = 92;
const MIN_SIZE = 21;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** When a match ended: with its last move, however long people have chatted since. */
export function endOf(entries: readonly LogEntry[]): Date {
  return new Date((entries.filter((entry) => entry.move).at(-1) ?? entries.at(-1))?.at ?? Date.now());
}

/** Draws the poster of a table whose match ended at that time. */
export async function drawPoster(state: TableState, names: readonly string[], ended: Date): Promise<HTMLCanvasElement> {
  const sheets = byRank(state.sheets);
  const picture = await cityOf(state, sheets[0]!.seat);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext("2d")!;
  const colour = themeColours();
  const rows = Math.ceil(sheets.length / MAX_PLAYERS_PER_ROW);
  const city = {
    x: MARGIN,
    y: HEADER,
    width: WIDTH - 2 * MARGIN,
    height: HEIGHT - HEADER - FOOTER - rows * ROW_HEIGHT - 24,
  };
  const boxes = playerBoxes(sheets.length, city.y + city.height + 24);
  const graphics = fitted(picture, city) + boxes.map((box, index) => playerShape(sheets[index]!, box)).join("");
  context.drawImage(await rendered(backdrop(city) + graphics, colour), 0, 0);
  await document.fonts.ready;
  const pen = new Pen(context, colour);
  const game = say(`game-${state.game}`);
  pen.write(game, { x: MARGIN, y: 52, width: WIDTH - 2 * MARGIN, height: 44 }, "--muted", "--font-title", 34);
  const title = headline(sheets, null, names);
  pen.write(title, { x: MARGIN, y: 100, width: WIDTH - 2 * MARGIN, height: 110 }, "--ink", "--font-title", 76);
  sheets.forEach((sheet, index) => pen.player(sheet, names[sheet.seat] ?? say("called-rival"), boxes[index]!));
  const date = new Intl.DateTimeFormat(language.locale, { dateStyle: "long" }).format(ended);
  const footer = { x: MARGIN, y: HEIGHT - FOOTER + 14, width: WIDTH - 2 * MARGIN, height: 44 };
  pen.write(`Tricity · ${date}`, footer, "--muted", "--font-text", 28);
  return canvas;
}

/** A game that draws no city has its cover there. */
async function cityOf(state: TableState, winner: number): Promise<CityPicture> {
  const cityPicture = await loadCityPicture(state.game);
  if (cityPicture && state.view) return cityPicture(state.view, winner);
  await loadCover(state.game);
  const { rows } = coverOf(state.game);
  const drawings = rows.flatMap((row, y) =>
    row.map((cell, x) => {
      const piece = coverPiece(cell);
      return piece ? placedDrawing(piece.set, piece.name, x * 100, y * 100, 96) : "";
    }),
  );
  return { width: rows[0]!.length * 100, height: rows.length * 100, svg: drawings.join("") };
}

/** A sheet of paper on a desk: the poster's background and the frame of the city. */
function backdrop({ x, y, width, height }: Box): string {
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--paper)"/>` +
    `<rect x="24" y="24" width="${WIDTH - 48}" height="${HEIGHT - 48}" rx="36" fill="none" stroke="var(--line)" stroke-width="3"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="28" fill="var(--water)" fill-opacity="0.2"/>`
  );
}

/** The picture as large as the box allows, in its middle. */
function fitted({ width, height, svg }: CityPicture, box: Box): string {
  const inset = 28;
  return (
    `<svg x="${box.x + inset}" y="${box.y + inset}" width="${box.width - 2 * inset}" height="${box.height - 2 * inset}" ` +
    `viewBox="0 0 ${width} ${height}" overflow="visible">${svg}</svg>`
  );
}

function playerBoxes(count: number, top: number): Box[] {
  // Rows of equal length, as far as the number allows.
  const perRow = Math.ceil(count / Math.ceil(count / MAX_PLAYERS_PER_ROW));
  const width = (WIDTH - 2 * MARGIN) / perRow;
  return Array.from({ length: count }, (_, index) => ({
    x: MARGIN + (index % perRow) * width,
    y: top + Math.floor(index / perRow) * ROW_HEIGHT,
    width,
    height: ROW_HEIGHT,
  }));
}

function playerShape({ seat, rank }: ScoreSheet, { x, y, width, height }: Box): string {
  const shape = shapeOf(seat);
  const size = 52;
  const edge =
    `<rect x="${x + 6}" y="${y + 6}" width="${width - 12}" height="${height - 12}" rx="16" fill="var(--card)" ` +
    `stroke="var(--player-${shape})" stroke-width="${rank === 1 ? 6 : 2}"/>`;
  return edge + placedShape(shape, x + 24, y + (height - size) / 2, size);
}

/** Colours of the design tokens in the theme of the page. */
function themeColours(): (token: string) => string {
  const known = new Map<string, string>();
  const probe = document.createElement("span");
  return (token) => {
    if (!known.has(token)) {
      probe.style.color = `var(${token})`;
      document.body.append(probe);
      known.set(token, getComputedStyle(probe).color);
      probe.remove();
    }
    return known.get(token)!;
  };
}

/** SVG in an image knows no design tokens: they are replaced by their colours. */
async function rendered(svg: string, colour: (token: string) => string): Promise<HTMLImageElement> {
  const coloured = svg.replaceAll(/var\((--[\w-]+)(?:,[^)]*)?\)/g, (_, token: string) => colour(token));
  const image = new Image(WIDTH, HEIGHT);
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${coloured}</svg>`;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(root)}`;
  await image.decode();
  return image;
}

/** Writes on the poster in the page's fonts. */
class Pen {
  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly colour: (token: string) => string,
  ) {}

  /** One line in the box, smaller if it is long, and cut off if it is longer still. */
  write(text: string, box: Box, colour: string, font: string, size: number, align: CanvasTextAlign = "center"): void {
    const { context } = this;
    const family = getComputedStyle(document.documentElement).getPropertyValue(font);
    const setSize = (pixels: number) => (context.font = `600 ${pixels}px ${family}`);
    setSize(size);
    const { width } = context.measureText(text);
    if (width > box.width) setSize(Math.max(MIN_SIZE, (size * box.width) / width));
    while (text.length > 1 && context.measureText(text).width > box.width) text = `${text.slice(0, -2)}…`;
    context.fillStyle = this.colour(colour);
    context.textAlign = align;
    context.textBaseline = "middle";
    const x = align === "left" ? box.x : align === "right" ? box.x + box.width : box.x + box.width / 2;
    context.fillText(text, x, box.y + box.height / 2);
  }

  player({ total }: ScoreSheet, name: string, { x, y, width, height }: Box): void {
    const points = { x: x + width - 84, y, width: 60, height };
    this.write(signed(total), points, "--ink", "--font-title", 44, "right");
    this.write(name, { x: x + 90, y, width: width - 182, height }, "--ink", "--font-text", 34, "left");
  }
}
