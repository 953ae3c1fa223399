/** What the legal moves let one point at: tiles to play, cells of the city, players, and plain buttons. */

import { say } from "../../lib/language.svelte";
import { kindOf } from "./view";

/** How a move names a seat. */
const SEAT_LETTERS = ["a", "b", "c", "d", "e", "f"];
const BUTTON_VERBS = new Set(["pass", "done"]);
const SEAT_VERBS = new Set(["look", "swap-hands"]);
/** A tile is laid somewhere: on an empty cell. */
const PLACEMENT_VERBS = new Set(["play", "lay", "to"]);

export function seatOfLetter(word: string): number {
  return SEAT_LETTERS.indexOf(word);
}

export function seatLetter(seat: number): string {
  return SEAT_LETTERS[seat]!;
}

export interface ParsedMove {
  verb: string;
  tile: string | null;
  cell: string | null;
  /** A seat's letter, or "all". */
  whose: string | null;
}

export function parseMove(move: string): ParsedMove {
  const [verb = "", first = null, second = null] = move.split(" ");
  if (verb === "play") return { verb, tile: first, cell: second, whose: null };
  if (SEAT_VERBS.has(verb)) return { verb, tile: null, cell: null, whose: first };
  return { verb, tile: null, cell: first, whose: second };
}

/** The tiles that may be played, each once. */
export function playableTiles(legalMoves: readonly string[]): string[] {
  return [...new Set(legalMoves.map((move) => parseMove(move).tile).filter((tile) => tile !== null))];
}

/** The cells that may be chosen, each with its moves: those of the tile in hand, or with none those that need no tile. */
export function targets(legalMoves: readonly string[], tile: string | null): Map<string, string[]> {
  const movesByCell = new Map<string, string[]>();
  for (const move of legalMoves) {
    const parsed = parseMove(move);
    if (parsed.cell === null || parsed.tile !== tile) continue;
    const moves = movesByCell.get(parsed.cell);
    if (moves) moves.push(move);
    else movesByCell.set(parsed.cell, [move]);
  }
  return movesByCell;
}

/** The moves that name only a player. */
export function seatMoves(legalMoves: readonly string[]): string[] {
  return legalMoves.filter((move) => SEAT_VERBS.has(move.split(" ")[0]!));
}

export function buttonMoves(legalMoves: readonly string[]): string[] {
  return legalMoves.filter((move) => BUTTON_VERBS.has(move.split(" ")[0]!));
}

/** Whether the moves want an empty cell for a tile. */
export function isPlacement(legalMoves: readonly string[], tile: string | null): boolean {
  return legalMoves.some(
    (move) => PLACEMENT_VERBS.has(parseMove(move).verb) && (parseMove(move).tile ?? tile) === tile,
  );
}

/** A move to ask about for a cell that is no target: like the legal ones, but there. */
export function moveAt(legalMoves: readonly string[], tile: string | null, cell: string): string | null {
  if (tile !== null) return `play ${tile} ${cell}`;
  const parsed = legalMoves.map(parseMove).find((candidate) => candidate.cell !== null && candidate.tile === null);
  if (!parsed) return null;
  return [parsed.verb, cell, parsed.whose].filter((part) => part !== null).join(" ");
}

/** What a move does, as a sentence that follows "your move". */
export function moveText(move: string, names: readonly string[]): string {
  const { verb, tile, cell, whose } = parseMove(move);
  const facts = { tile: tile && kindOf(tile), at: cell, seat: whose ? seatOfLetter(whose) : null };
  return say(`ic-do-${verb}${whose === "all" ? "-all" : ""}`, facts, names);
}

/** What is still to be chosen, when a move is half made. */
export function draftText(move: string, names: readonly string[]): string {
  const { verb, tile, cell } = parseMove(move);
  return say(`ic-ask-${verb}`, { tile: tile && kindOf(tile), at: cell }, names);
}
