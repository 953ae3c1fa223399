/**
 * A move in the making: its first words are chosen, the legal moves say what may follow.
 *
 * A board calls `pick` with the next word, or `propose` with a whole move; nothing is sent before it is confirmed.
 */

export class Draft {
  words = $state.raw<readonly string[]>([]);
  #choices: () => readonly string[];

  constructor(choices: () => readonly string[]) {
    this.#choices = choices;
  }

  /** The legal moves that begin with the chosen words. */
  fitting = $derived.by(() => this.#choices().filter((move) => begins(move, this.words)));

  /** The legal move that the words make, if they make one. */
  move = $derived.by(() => {
    const text = this.words.join(" ");
    return text && this.fitting.includes(text) ? text : null;
  });

  /** The words that may come next, in the order of the legal moves. */
  next = $derived.by(() => [...new Set(this.fitting.map((move) => move.split(" ")[this.words.length]).filter(isWord))]);

  get empty(): boolean {
    return this.words.length === 0;
  }

  allows(...words: readonly string[]): boolean {
    return this.#choices().some((move) => begins(move, words));
  }

  pick(word: string): void {
    this.words = [...this.words, word];
  }

  propose(...words: readonly string[]): void {
    this.words = words;
  }

  /** One word back. */
  back(): void {
    this.words = this.words.slice(0, -1);
  }

  clear(): void {
    if (this.words.length) this.words = [];
  }
}

function begins(move: string, words: readonly string[]): boolean {
  const own = move.split(" ");
  return words.every((word, place) => own[place] === word);
}

function isWord(word: string | undefined): word is string {
  return word !== undefined;
}
