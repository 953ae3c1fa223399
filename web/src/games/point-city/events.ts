/** What the board reads from the log: cells that changed, new buildings, and cards that fly. */

import type { GameEvent } from "../../lib/wire";
import type { Change } from "../kit/changes";

/** The changed cells of the market with the seat that changed them, and the new buildings. */
export interface Changes {
  cells: Map<string, number>;
  buildings: Set<number>;
}

const MARKET_EVENTS = new Set(["pc-took", "pc-took-building", "pc-flipped"]);
const AUTOMA_EVENTS = new Set(["pc-automa-took", "pc-automa-built"]);

export function changesOf(changes: readonly Change[]): Changes {
  const marked: Changes = { cells: new Map(), buildings: new Set() };
  for (const { seat, event } of changes) {
    const { kind, facts } = event;
    if (MARKET_EVENTS.has(kind) || AUTOMA_EVENTS.has(kind)) marked.cells.set(facts.at as string, seat);
    if (kind === "pc-took-building" || kind === "pc-automa-built") marked.buildings.add(facts.card as number);
  }
  return marked;
}

/** The seat that caused an event. The Automa, which counts as seat `automaSeat`, acts within a player's move. */
export function actorOf({ kind, facts }: GameEvent, automaSeat: number): number | null {
  if (kind.startsWith("pc-automa-") && kind !== "pc-automa-next") return automaSeat;
  return kind.startsWith("pc-") && typeof facts.seat === "number" ? facts.seat : null;
}

/** A card or token that flies from one anchor of the board (`data-anchor`) to another. */
export interface Flight {
  kind: "taken" | "dealt" | "flipped";
  from: string;
  to: string;
}

export function flightsOf(events: readonly GameEvent[], automaSeat: number): Flight[] {
  return events.flatMap((event): Flight[] => {
    const { kind, facts } = event;
    const seat = actorOf(event, automaSeat);
    const cell = `cell-${String(facts.at)}`;
    switch (kind) {
      case "pc-took":
      case "pc-automa-took":
        return [{ kind: "taken", from: cell, to: `stock-${seat}` }];
      case "pc-took-building":
      case "pc-automa-built":
        return [{ kind: "taken", from: cell, to: `city-${seat}` }];
      case "pc-drew":
        return [{ kind: "taken", from: "deck", to: `stock-${seat}` }];
      case "pc-token":
      case "pc-automa-token":
        return [{ kind: "taken", from: `token-${String(facts.token)}`, to: `city-${seat}` }];
      case "pc-dealt-resource":
      case "pc-dealt-building":
        return [{ kind: "dealt", from: "deck", to: cell }];
      case "pc-flipped":
        return [{ kind: "flipped", from: cell, to: cell }];
      default:
        return [];
    }
  });
}
