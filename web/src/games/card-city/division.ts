/** The divider's assignment of cards to the three parts of a division. */

export const PARTS = ["small", "up", "down"] as const;
export type Part = (typeof PARTS)[number];
/** For each card of the pool, the part that it is assigned to. */
export type Lots = readonly (Part | null)[];

const SMALL_LOT_SIZE = 2;

export function capacity(part: Part, cards: number): number {
  return part === "small" ? SMALL_LOT_SIZE : (cards - SMALL_LOT_SIZE) / 2;
}

export function count(lots: Lots, part: Part): number {
  return lots.filter((assigned) => assigned === part).length;
}

/**
 * Assigns a card to the given part, or to the first part with room. When two parts are full, the rest fills the third.
 */
export function assign(lots: Lots, card: number, wanted?: Part): Lots {
  const without = lots.map((part, index) => (index === card ? null : part));
  const hasRoom = (part: Part) => count(without, part) < capacity(part, lots.length);
  const part = wanted && hasRoom(wanted) ? wanted : wanted ? null : PARTS.find(hasRoom);
  if (!part) return lots;
  return fillLastPart(without.map((current, index) => (index === card ? part : current)));
}

/** Takes a card out of its part. */
export function unassign(lots: Lots, card: number): Lots {
  return lots.map((part, index) => (index === card ? null : part));
}

function fillLastPart(lots: Lots): Lots {
  const open = PARTS.filter((part) => count(lots, part) < capacity(part, lots.length));
  return open.length === 1 ? lots.map((part) => part ?? open[0]!) : lots;
}

/** The lots that the words of a move make of the cards; null if they are no division of them. */
export function lotsOf(words: readonly string[], cards: readonly string[]): Lots | null {
  const lots: (Part | null)[] = cards.map(() => null);
  let part = 0;
  for (const word of words.slice(1)) {
    if (word === "/") part++;
    else {
      const card = cards.findIndex((kind, index) => kind === word && lots[index] === null);
      if (card < 0 || !PARTS[part]) return null;
      lots[card] = PARTS[part]!;
    }
  }
  return lots.includes(null) ? null : lots;
}

/** The words of the move, with the cards of each part in the order of the pool; null while a card is unassigned. */
export function divisionMove(lots: Lots, cards: readonly string[]): string[] | null {
  if (lots.includes(null)) return null;
  const cardsIn = (part: Part) => cards.filter((_, index) => lots[index] === part);
  return ["divide", ...cardsIn("small"), "/", ...cardsIn("up"), "/", ...cardsIn("down")];
}
