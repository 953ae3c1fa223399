/**
 * The registry of boards: one folder per game, named after it. A game without a folder is drawn from what it declares
 * (`any/`), or else played from the list of moves.
 */

import type { Component } from "svelte";
import { addArt, type Drawings, loadArt } from "../art";
import type { ShownTable } from "../lib/shown-table";
import { api } from "../lib/api";
import type { EventDisplay } from "../lib/steps";
import type { View } from "../lib/wire";
import type { CityPicture } from "./kit/picture";

export interface BoardProps {
  table: ShownTable;
  view: View;
}

/** Describes a move. The view, if known, says what lies in the cells that the move names. */
export type MoveText = (move: string, names: readonly string[], view: View | null) => string;

export interface GameBoard {
  /** The board, including the player's own area. */
  Board: Component<BoardProps>;
  /** A few facts below a player's name. */
  SeatSummary?: Component<{ view: View; seat: number }>;
  /** A move as text; without this function, it is translated word by word. */
  describeMove?: MoveText;
  /** What is still to be chosen for an incomplete move. */
  describeDraft?: MoveText;
  /** What its events say about the board, so that they can be shown one by one. */
  events?: EventDisplay;
  /** The board has a list of the legal moves in it. */
  hasMoveList?: boolean;
  /** The board fills the page: seats and panel lie on top of it. */
  fillsPage?: (view: View) => boolean;
  /** The sets of drawings that the board uses, by name. */
  art: Readonly<Record<string, Drawings>>;
}

/** Draws the city of a seat; `marks` are labels of empty cells. */
export type DrawCity = (view: View, seat: number, marks?: Readonly<Record<string, string>>) => CityPicture;

/**
 * A game's picture: its board in miniature, row by row. A cell is written `set/drawing`, followed by the colour of its
 * card (a design token) or by the shape of the player whose token lies there; `.` is a free space, and an empty text
 * nothing at all.
 */
export interface Cover {
  rows: readonly (readonly string[])[];
}

const DEFAULT_COVER: Cover = {
  rows: [["players/circle", "players/square", "players/triangle", "players/diamond", "players/star"]],
};

const folders = import.meta.glob<GameBoard>("./*/index.ts", { import: "default" });
const forms = import.meta.glob<Component<{ value: unknown }, object, "value">>("./*/forms/*.svelte", {
  import: "default",
});
const pictures = import.meta.glob<DrawCity>("./*/poster.ts", { import: "default" });
const covers = import.meta.glob<Cover>("./*/cover.ts", { import: "default", eager: true });

/** The board of a game with its drawings loaded; null if the game has none and declares none. */
export async function loadBoard(game: string): Promise<GameBoard | null> {
  const folder = folders[`./${game}/index.ts`];
  if (!folder) return loadDeclaredBoard(game);
  const board = await folder();
  addArt(board.art);
  return board;
}

async function loadDeclaredBoard(game: string): Promise<GameBoard | null> {
  const [{ anyBoard }, catalog] = await Promise.all([import("./any/any-board"), api.catalog()]);
  const declaration = catalog.games.find((info) => info.name === game)?.board;
  return declaration ? anyBoard(game, declaration) : null;
}

/** How a game draws the city of a seat, for posters and worked examples; null if it draws none. */
export async function loadCityPicture(game: string): Promise<DrawCity | null> {
  return (await pictures[`./${game}/poster.ts`]?.()) ?? null;
}

/** The form of an option that a game has one for, loaded; null: a text field will do. */
export async function loadForm(
  game: string,
  option: string,
): Promise<Component<{ value: unknown }, object, "value"> | null> {
  return (await forms[`./${game}/forms/${option}.svelte`]?.()) ?? null;
}

/** Loads the drawings of all covers. */
export async function loadCovers(): Promise<void> {
  await Promise.all(Object.values(covers).map(loadDrawings));
}

/** Loads the drawings of one game's cover. */
export async function loadCover(game: string): Promise<void> {
  await loadDrawings(coverOf(game));
}

async function loadDrawings(cover: Cover): Promise<void> {
  const pieces = cover.rows.flat().map(coverPiece);
  await loadArt(...new Set(pieces.flatMap((piece) => (piece ? [piece.set] : []))));
}

/** What lies in a cell of a cover: a drawing, and what is written after it; null: nothing. */
export function coverPiece(cell: string): { set: string; name: string; mark: string } | null {
  const [drawing = "", mark = ""] = cell.split(" ");
  const [set = "", name = ""] = drawing.split("/");
  return name ? { set, name, mark } : null;
}

export function coverOf(game: string): Cover {
  return covers[`./${game}/cover.ts`] ?? DEFAULT_COVER;
}
