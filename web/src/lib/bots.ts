/** Who sits down against a reader who has not chosen: somebody who plays sensibly, and at once. */

import type { CatalogItem } from "./api";

const DEFAULT_LEVEL = "improver";

export function defaultLevel(bots: readonly CatalogItem[]): string {
  return (bots.find((bot) => bot.name === DEFAULT_LEVEL) ?? bots.at(-1))?.name ?? "";
}
