/**
 * The draft of a move: the words chosen so far. The legal moves determine which words may follow.
 *
 * A board calls `pick` with the next word, or `propose` with several; nothing is sent before the player confirms.
 */

export class Draft {
  words = $state.raw<readonly string[]>([]);
  #legalMoves: () => readonly string[];

  constructor(legalMoves: () => readonly string[]) {
    this.#legalMoves = legalMoves;
  }

  /** All prefixes of legal moves. Boards test many of them, and there may be thousands of moves. */
  #prefixes = $derived.by(() => prefixesOf(this.#legalMoves()));

  /** The legal moves that begin with the chosen words. */
  matching = $derived.by(() => {
    const text = this.words.join(" ");
    return text
      ? this.#legalMoves().filter((move) => move === text || move.startsWith(`${text} `))
      : this.#legalMoves();
  });

  /** The legal move that the words spell, or null. */
  move = $derived.by(() => {
    const text = this.words.join(" ");
    return text && this.matching.includes(text) ? text : null;
  });

  /** The words that may come next, in the order of the legal moves. */
  next = $derived.by(() => [
    ...new Set(this.matching.map((move) => move.split(" ")[this.words.length]).filter(isWord)),
  ]);

  get empty(): boolean {
    return this.words.length === 0;
  }

  allows(...words: readonly string[]): boolean {
    return words.length ? this.#prefixes.has(words.join(" ")) : this.#legalMoves().length > 0;
  }

  pick(word: string): void {
    this.words = [...this.words, word];
  }

  propose(...words: readonly string[]): void {
    this.words = words;
  }

  /** Removes the last word. */
  back(): void {
    this.words = this.words.slice(0, -1);
  }

  clear(): void {
    if (this.words.length) this.words = [];
  }
}

function prefixesOf(moves: readonly string[]): Set<string> {
  const prefixes = new Set(moves);
  for (const move of moves) {
    for (let end = move.indexOf(" "); end >= 0; end = move.indexOf(" ", end + 1)) prefixes.add(move.slice(0, end));
  }
  return prefixes;
}

function isWord(word: string | undefined): word is string {
  return word !== undefined;
}
