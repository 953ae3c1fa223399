/** Who sits where: names to show, and the bot that fills a seat unless another is chosen. */

import type { CatalogItem } from "./api";
import { say } from "./language.svelte";
import type { Occupant } from "./wire";

interface SeatedPlayer {
  name: string;
  plays: Occupant;
}

/** Names by seat. Bots are numbered. */
export function seatNames(seats: readonly SeatedPlayer[]): string[] {
  let bots = 0;
  return seats.map((seat) => {
    if (seat.name) return seat.name;
    return seat.plays === "bot" ? say("called-bot", { number: ++bots }) : say("seat-open");
  });
}

const DEFAULT_LEVEL = "improver";

export function defaultLevel(bots: readonly CatalogItem[]): string {
  return (bots.find((bot) => bot.name === DEFAULT_LEVEL) ?? bots.at(-1))?.name ?? "";
}
