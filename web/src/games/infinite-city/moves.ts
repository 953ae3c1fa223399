/** What the legal moves offer: tiles to play, cells, players and buttons; and moves as text. */

import { say } from "../../lib/language.svelte";
import { groupMoves, movesWithVerb, wordsAfter } from "../kit/legal-moves";
import { kindOf } from "./view";

/** The letters that name seats in moves. */
const SEAT_LETTERS = ["a", "b", "c", "d", "e", "f"];
/** The verbs that only name a player. */
const SEAT_VERBS = ["look", "swap-hands"];
/** The verbs that place a tile on an empty cell. */
const PLACEMENT_VERBS = ["play", "lay", "to"];

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
  if (SEAT_VERBS.includes(verb)) return { verb, tile: null, cell: null, whose: first };
  return { verb, tile: null, cell: first, whose: second };
}

/** The distinct tiles that may be played. */
export function playableTiles(legalMoves: readonly string[]): string[] {
  return wordsAfter(legalMoves, "play");
}

/** The legal cells with their moves: those of the selected tile, or without one, those that need no tile. */
export function targets(legalMoves: readonly string[], tile: string | null): Map<string, string[]> {
  return groupMoves(legalMoves, (move) => {
    const parsed = parseMove(move);
    return parsed.tile === tile ? parsed.cell : null;
  });
}

/** The moves that only name a player. */
export function seatMoves(legalMoves: readonly string[]): string[] {
  return movesWithVerb(legalMoves, ...SEAT_VERBS);
}

export function buttonMoves(legalMoves: readonly string[]): string[] {
  return movesWithVerb(legalMoves, "pass", "done");
}

/** Whether a tile is to be placed on an empty cell. */
export function isPlacement(legalMoves: readonly string[], tile: string | null): boolean {
  return movesWithVerb(legalMoves, ...PLACEMENT_VERBS).some((move) => (parseMove(move).tile ?? tile) === tile);
}

/** A move like the legal ones, but for an illegal cell, to ask the server why it is illegal. */
export function moveAt(legalMoves: readonly string[], tile: string | null, cell: string): string | null {
  if (tile !== null) return `play ${tile} ${cell}`;
  const parsed = legalMoves.map(parseMove).find((candidate) => candidate.cell !== null && candidate.tile === null);
  if (!parsed) return null;
  return [parsed.verb, cell, parsed.whose].filter((part) => part !== null).join(" ");
}

/** What a move does, as the part of a sentence after "Your move:". */
export function moveText(move: string, names: readonly string[]): string {
  const { verb, tile, cell, whose } = parseMove(move);
  const facts = { tile: tile && kindOf(tile), at: cell, seat: whose ? seatOfLetter(whose) : null };
  return say(`ic-do-${verb}${whose === "all" ? "-all" : ""}`, facts, names);
}

/** What is still to be chosen for an incomplete move. */
export function draftText(move: string, names: readonly string[]): string {
  const { verb, tile, cell } = parseMove(move);
  return say(`ic-ask-${verb}`, { tile: tile && kindOf(tile), at: cell }, names);
}
