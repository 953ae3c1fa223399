/** The boards: a folder a game, named as the game is. What has no folder is played with the list of legal moves. */

import type { Component } from "svelte";
import { addArt, type Drawings, loadArt } from "../art";
import type { TableStore } from "../lib/table.svelte";
import type { View } from "../lib/wire";

export interface BoardProps {
  table: TableStore;
  view: View;
}

/** A move in words; the view, where it is known, says what lies in the cells that the move names. */
export type MoveText = (move: string, names: readonly string[], view: View | null) => string;

export interface GameBoard {
  /** The board area, the player's own area included. */
  Board: Component<BoardProps>;
  /** A few facts beside a player's name. */
  SeatSummary?: Component<{ view: View; seat: number }>;
  /** A move in the reader's words; without it, its words one by one. */
  describeMove?: MoveText;
  /** What is still to be chosen, when a move is half made. */
  describeDraft?: MoveText;
  /** The sets of drawings that it shows, by name. */
  art: Readonly<Record<string, Drawings>>;
}

/** A game's face on the start page. */
export interface Cover {
  set: string;
  drawings: string[];
}

const DEFAULT_COVER: Cover = { set: "players", drawings: ["circle", "square", "triangle", "diamond", "star"] };

const folders = import.meta.glob<GameBoard>("./*/index.ts", { import: "default" });
const covers = import.meta.glob<Cover>("./*/cover.ts", { import: "default", eager: true });

/** A game's board, with its drawings ready to be shown. */
export async function loadBoard(game: string): Promise<GameBoard | null> {
  const board = (await folders[`./${game}/index.ts`]?.()) ?? null;
  if (board) addArt(board.art);
  return board;
}

/** The drawings of all covers. */
export async function loadCovers(): Promise<void> {
  await loadArt(...[DEFAULT_COVER, ...Object.values(covers)].map((cover) => cover.set));
}

export function coverOf(game: string): Cover {
  return covers[`./${game}/cover.ts`] ?? DEFAULT_COVER;
}
