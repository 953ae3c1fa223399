/** What the legal moves let one point at: tiles to play, cells of the city, players, and plain buttons. */

/** How a move names a seat. */
const SEATS = ["a", "b", "c", "d", "e", "f"];
const PLAIN = new Set(["pass", "done"]);
const TO_A_SEAT = new Set(["look", "swap-hands"]);
/** A tile is laid somewhere: on an empty cell. */
const LAYING = new Set(["play", "lay", "to"]);

export function seatOf(word: string): number {
  return SEATS.indexOf(word);
}

export function seatWord(seat: number): string {
  return SEATS[seat]!;
}

export interface Words {
  verb: string;
  tile: string | null;
  cell: string | null;
  /** A seat's letter, or "all". */
  whose: string | null;
}

export function wordsOf(move: string): Words {
  const [verb = "", first = null, second = null] = move.split(" ");
  if (verb === "play") return { verb, tile: first, cell: second, whose: null };
  if (TO_A_SEAT.has(verb)) return { verb, tile: null, cell: null, whose: first };
  return { verb, tile: null, cell: first, whose: second };
}

/** The tiles that may be played, each once. */
export function playable(choices: readonly string[]): string[] {
  return [...new Set(choices.map((move) => wordsOf(move).tile).filter((tile) => tile !== null))];
}

/** The cells that may be chosen, each with its moves: those of the tile in hand, or with none those that need no tile. */
export function targets(choices: readonly string[], tile: string | null): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of choices) {
    const words = wordsOf(move);
    if (words.cell === null || words.tile !== tile) continue;
    const known = found.get(words.cell);
    if (known) known.push(move);
    else found.set(words.cell, [move]);
  }
  return found;
}

/** The moves that name only a player. */
export function aboutSeats(choices: readonly string[]): string[] {
  return choices.filter((move) => TO_A_SEAT.has(move.split(" ")[0]!));
}

export function plainMoves(choices: readonly string[]): string[] {
  return choices.filter((move) => PLAIN.has(move.split(" ")[0]!));
}

/** Whether the moves want an empty cell for a tile. */
export function isLaying(choices: readonly string[], tile: string | null): boolean {
  return choices.some((move) => LAYING.has(wordsOf(move).verb) && (wordsOf(move).tile ?? tile) === tile);
}

/** A move to ask about for a cell that is no target: like the legal ones, but there. */
export function likeness(choices: readonly string[], tile: string | null, cell: string): string | null {
  if (tile !== null) return `play ${tile} ${cell}`;
  const words = choices.map(wordsOf).find((it) => it.cell !== null && it.tile === null);
  if (!words) return null;
  return [words.verb, cell, words.whose].filter((word) => word !== null).join(" ");
}
