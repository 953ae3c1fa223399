/** Choosing a move by pointing at what its words name: a card or a cell. */

/** The beginnings of moves that end with a word, among those that continue the draft; without any, among all moves. */
export function beginningsAt(
  legalMoves: readonly string[],
  drafted: readonly string[],
  word: string,
  verbs: readonly string[],
): string[] {
  const continued = drafted.length ? endingWith(legalMoves, drafted, word, verbs) : [];
  return continued.length ? continued : endingWith(legalMoves, [], word, verbs);
}

function endingWith(
  legalMoves: readonly string[],
  drafted: readonly string[],
  word: string,
  verbs: readonly string[],
): string[] {
  const beginnings = new Set<string>();
  for (const words of continuations(legalMoves, drafted, verbs)) {
    const index = words.indexOf(word, Math.max(1, drafted.length));
    if (index > 0) beginnings.add(words.slice(0, index + 1).join(" "));
  }
  return [...beginnings];
}

/** A beginning, or the whole move if there is only one that begins with it. */
export function completed(legalMoves: readonly string[], beginning: string): string {
  const moves = legalMoves.filter((move) => move === beginning || move.startsWith(`${beginning} `));
  return moves.length === 1 ? moves[0]! : beginning;
}

/** The words that can be pointed at next: they occur in a legal move that continues the draft. */
export function wordsToPointAt(
  legalMoves: readonly string[],
  drafted: readonly string[],
  verbs: readonly string[],
): Set<string> {
  const targets = new Set<string>();
  for (const words of continuations(legalMoves, drafted, verbs)) {
    for (const word of words.slice(Math.max(1, drafted.length))) targets.add(word);
  }
  return targets;
}

/** The words of each legal move that has one of these verbs and continues the draft. */
function continuations(
  legalMoves: readonly string[],
  drafted: readonly string[],
  verbs: readonly string[],
): string[][] {
  return legalMoves
    .map((move) => move.split(" "))
    .filter((words) => verbs.includes(words[0]!) && drafted.every((word, index) => words[index] === word));
}
