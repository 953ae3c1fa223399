/**
 * The registry of boards: one folder per game, named after it. Games without a folder are played from the list of
 * moves.
 */

import type { Component } from "svelte";
import { addArt, type Drawings, loadArt } from "../art";
import type { ShownTable } from "../lib/shown-table";
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

/** The board of a game with its drawings loaded; null if the game has none. */
export async function loadBoard(game: string): Promise<GameBoard | null> {
  const board = (await folders[`./${game}/index.ts`]?.()) ?? null;
  if (board) addArt(board.art);
  return board;
}

/** Loads the drawings of all covers. */
export async function loadCovers(): Promise<void> {
  await loadArt(...[DEFAULT_COVER, ...Object.values(covers)].map((cover) => cover.set));
}

export function coverOf(game: string): Cover {
  return covers[`./${game}/cover.ts`] ?? DEFAULT_COVER;
}
