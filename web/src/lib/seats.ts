/** Who sits where: names to show, and the bot that fills a seat unless another is chosen. */

import type { CatalogItem } from "./api";
import { say } from "./language.svelte";
import type { Occupant, Status } from "./wire";

interface SeatedPlayer {
  name: string;
  plays: Occupant;
}

/**
 * Names by seat. Bots are numbered; a person whose name was erased is somebody. Before the start a seat without a player
 * is open, later it is one of an imported record, which has no names.
 */
export function seatNames(seats: readonly SeatedPlayer[], status: Status): string[] {
  let bots = 0;
  return seats.map((seat, number) => {
    if (seat.name) return seat.name;
    if (seat.plays === "bot") return say("called-bot", { number: ++bots });
    if (seat.plays === "person") return say("called-somebody");
    return status === "gathering" ? say("seat-open") : say("player", { number: number + 1 });
  });
}

/** The same in one line, for lists of tables: open seats are counted. */
export function seatsInShort(seats: readonly SeatedPlayer[], status: Status): string {
  const isOpen = ({ name, plays }: SeatedPlayer) => status === "gathering" && !name && plays === "open";
  const names = seatNames(seats, status).filter((_, seat) => !isOpen(seats[seat]!));
  const count = seats.length - names.length;
  return [...names, ...(count ? [say("open-seats", { count })] : [])].join(", ");
}

const DEFAULT_LEVEL = "improver";

export function defaultLevel(bots: readonly CatalogItem[]): string {
  return (bots.find((bot) => bot.name === DEFAULT_LEVEL) ?? bots.at(-1))?.name ?? "";
}
