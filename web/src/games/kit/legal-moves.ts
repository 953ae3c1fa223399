/** What the legal moves offer. A move is words: a verb, and what it is about. */

export function verbOf(move: string): string {
  return move.split(" ", 1)[0]!;
}

export function movesWithVerb(legalMoves: readonly string[], ...verbs: readonly string[]): string[] {
  return legalMoves.filter((move) => verbs.includes(verbOf(move)));
}

/** The distinct words that may follow a verb, in the order of the legal moves. */
export function wordsAfter(legalMoves: readonly string[], verb: string): string[] {
  const words = movesWithVerb(legalMoves, verb).map((move) => move.split(" ")[1]);
  return [...new Set(words.filter((word) => word !== undefined))];
}

/** The moves by a key, in their order; those without a key are left out. */
export function groupMoves(
  legalMoves: readonly string[],
  keyOf: (move: string) => string | null,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const move of legalMoves) {
    const key = keyOf(move);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(move);
    else groups.set(key, [move]);
  }
  return groups;
}
