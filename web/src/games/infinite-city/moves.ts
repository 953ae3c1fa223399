/** What the legal moves offer: tiles to play, cells, players and buttons; and moves as text. */

import { say } from "../../lib/language.svelte";
import { groupMoves, wordsAfter } from "../kit/legal-moves";
import { kindOf } from "./view";

/** The letters that name seats in moves. */
const SEAT_LETTERS = ["a", "b", "c", "d", "e", "f"];
/** In place of a seat's letter: everybody's tokens. */
const EVERYBODY = "all";

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

/** The words after the verb are told apart by their form: `0,2` is a cell, `b` or `all` an owner, others are tiles. */
export function parseMove(move: string): ParsedMove {
  const [verb = "", ...args] = move.split(" ");
  const isOwner = (word: string) => word === EVERYBODY || SEAT_LETTERS.includes(word);
  return {
    verb,
    tile: args.find((word) => !word.includes(",") && !isOwner(word)) ?? null,
    cell: args.find((word) => word.includes(",")) ?? null,
    whose: args.find(isOwner) ?? null,
  };
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
  return legalMoves.filter((move) => {
    const { cell, whose } = parseMove(move);
    return whose !== null && cell === null;
  });
}

/** The moves that are a verb only. */
export function buttonMoves(legalMoves: readonly string[]): string[] {
  return legalMoves.filter((move) => !move.includes(" "));
}

/** Whether a tile is to be placed on one of the legal cells: then they are empty. */
export function isPlacement(cells: Iterable<string>, city: Readonly<Record<string, unknown>>): boolean {
  return [...cells].some((cell) => !(cell in city));
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
  return say(`ic-do-${verb}${whose === EVERYBODY ? "-all" : ""}`, facts, names);
}

/** What is still to be chosen for an incomplete move. */
export function draftText(move: string, names: readonly string[]): string {
  const { verb, tile, cell } = parseMove(move);
  return say(`ic-ask-${verb}`, { tile: tile && kindOf(tile), at: cell }, names);
}
