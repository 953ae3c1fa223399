/**
 * The registry of boards: one folder per game, named after it. A game without a folder is drawn from what it declares
 * (`any/`), or else played from the list of moves.
 */

import type { Component } from "svelte";
import { addArt, type Drawings, loadArt } from "../art";
import type { ShownTable } from "../lib/shown-table";
import { api } from "../lib/api";
import type { View } from "../lib/wire";

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
  /** The board has a list of the legal moves in it. */
  hasMoveList?: boolean;
  /** The sets of drawings that the board uses, by name. */
  art: Readonly<Record<string, Drawings>>;
}

/** A game's picture on the start page. */
export interface Cover {
  set: string;
  drawings: string[];
}

const DEFAULT_COVER: Cover = { set: "players", drawings: ["circle", "square", "triangle", "diamond", "star"] };

const folders = import.meta.glob<GameBoard>("./*/index.ts", { import: "default" });
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

/** Loads the drawings of all covers. */
export async function loadCovers(): Promise<void> {
  await loadArt(...[DEFAULT_COVER, ...Object.values(covers)].map((cover) => cover.set));
}

export function coverOf(game: string): Cover {
  return covers[`./${game}/cover.ts`] ?? DEFAULT_COVER;
}
