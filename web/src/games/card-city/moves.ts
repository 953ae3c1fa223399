/** The legal moves that lay a card, by what is laid; and those that take a button only. */

export interface Placement {
  verb: string;
  card: string;
  cells: string[];
}

/** The verbs that lay a card at a place. */
export const PLACEMENT_VERBS = new Set(["build", "develop", "buy"]);
const BUTTON_VERBS = new Set(["discard", "pass"]);

export function placementMoves(legalMoves: readonly string[]): Placement[] {
  const byCard = new Map<string, Placement>();
  for (const move of legalMoves) {
    const [verb, card, cell] = move.split(" ");
    if (!verb || !card || !cell || !PLACEMENT_VERBS.has(verb)) continue;
    const placement = byCard.get(`${verb} ${card}`);
    if (placement) placement.cells.push(cell);
    else byCard.set(`${verb} ${card}`, { verb, card, cells: [cell] });
  }
  return [...byCard.values()];
}

export function buttonMoves(legalMoves: readonly string[]): string[] {
  return legalMoves.filter((move) => BUTTON_VERBS.has(move.split(" ")[0]!));
}
