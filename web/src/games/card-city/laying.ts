/** The legal moves that lay a card, by what is laid; and those that take a button only. */

export interface Laying {
  verb: string;
  card: string;
  cells: string[];
}

/** The verbs that lay a card at a place. */
export const LAYING = new Set(["build", "develop", "buy"]);
const PLAIN = new Set(["discard", "pass"]);

export function layings(choices: readonly string[]): Laying[] {
  const found = new Map<string, Laying>();
  for (const move of choices) {
    const [verb, card, cell] = move.split(" ");
    if (!verb || !card || !cell || !LAYING.has(verb)) continue;
    const known = found.get(`${verb} ${card}`);
    if (known) known.cells.push(cell);
    else found.set(`${verb} ${card}`, { verb, card, cells: [cell] });
  }
  return [...found.values()];
}

export function plainMoves(choices: readonly string[]): string[] {
  return choices.filter((move) => PLAIN.has(move.split(" ")[0]!));
}
