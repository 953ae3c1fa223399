/** Cards on their way into the three parts of a division. */

export const PARTS = ["small", "up", "down"] as const;
export type Part = (typeof PARTS)[number];
/** For each card of the pool the part that it lies in. */
export type Lots = readonly (Part | null)[];

const SMALL = 2;

export function room(part: Part, cards: number): number {
  return part === "small" ? SMALL : (cards - SMALL) / 2;
}

export function count(lots: Lots, part: Part): number {
  return lots.filter((it) => it === part).length;
}

/** The card goes where asked, or to the first part with room; what is left when two parts are full fills the third. */
export function put(lots: Lots, card: number, wanted?: Part): Lots {
  const without = lots.map((part, place) => (place === card ? null : part));
  const free = (part: Part) => count(without, part) < room(part, lots.length);
  const part = wanted && free(wanted) ? wanted : wanted ? null : PARTS.find(free);
  if (!part) return lots;
  return filled(without.map((it, place) => (place === card ? part : it)));
}

/** The card comes back, and so does what had only filled up. */
export function takeBack(lots: Lots, card: number): Lots {
  return lots.map((part, place) => (place === card ? null : part));
}

function filled(lots: Lots): Lots {
  const open = PARTS.filter((part) => count(lots, part) < room(part, lots.length));
  return open.length === 1 ? lots.map((part) => part ?? open[0]!) : lots;
}

/** The words of the move, with each part's cards in the order of the pool; null while a card is missing. */
export function division(lots: Lots, cards: readonly string[]): string[] | null {
  if (lots.includes(null)) return null;
  const of = (part: Part) => cards.filter((_, place) => lots[place] === part);
  return ["divide", ...of("small"), "/", ...of("up"), "/", ...of("down")];
}
