/** What the board reads from the log: cells that changed, new buildings, and cards that fly. */

import type { Sound } from "../../lib/sounds";
import type { GameEvent, ScoreLine, View } from "../../lib/wire";
import { type Building, owners, type PointCityView } from "./view";
import type { GameEvent as PointCityEvent } from "./wire.generated";
import type { Change } from "../kit/changes";

/** The changed cells of the market with the seat that changed them, and the new buildings. */
export interface Changes {
  cells: Map<string, number>;
  buildings: Set<number>;
}

export function changesOf(changes: readonly Change[]): Changes {
  const marked: Changes = { cells: new Map(), buildings: new Set() };
  for (const { seat, event } of changes) {
    const { kind, facts } = event as PointCityEvent;
    switch (kind) {
      case "pc-took-building":
      case "pc-automa-built":
        marked.buildings.add(facts.card);
        marked.cells.set(facts.at, seat);
        break;
      case "pc-took":
      case "pc-flipped":
      case "pc-automa-took":
        marked.cells.set(facts.at, seat);
    }
  }
  return marked;
}

/** The seat that caused an event. The Automa, which counts as seat `automaSeat`, acts within a player's move. */
export function actorOf(event: GameEvent, automaSeat: number): number | null {
  const { kind, facts } = event as PointCityEvent;
  switch (kind) {
    case "pc-automa-took":
    case "pc-automa-built":
    case "pc-automa-token":
      return automaSeat;
    default:
      return "seat" in facts ? facts.seat : null;
  }
}

export function soundOf({ kind }: GameEvent): Sound | null {
  if (kind === "pc-paid") return "coins";
  if (/^pc-(took|drew|token|automa-(took|built|token))/.test(kind)) return "take";
  return kind === "pc-flipped" || kind === "pc-lined-up" ? "place" : null;
}

/** Points that somebody gets for a building, and the cell where it was. */
export function pointsGained(events: readonly GameEvent[], view: PointCityView): { cell: string; points: number }[] {
  return (events as readonly PointCityEvent[]).flatMap((event) => {
    if (event.kind !== "pc-took-building" && event.kind !== "pc-automa-built") return [];
    const owner = owners(view)[actorOf(event, view.players) ?? 0];
    const building = owner?.city.find(({ card }) => card === event.facts.card);
    return building?.points ? [{ cell: event.facts.at, points: building.points }] : [];
  });
}

export function isMinor({ kind }: GameEvent): boolean {
  return /^pc-(dealt|top|deck|automa-next|paid|lined)/.test(kind);
}

/** The buildings and tokens that a line of a score sheet counts, in the city of its seat. */
export function scoredCells({ facts }: ScoreLine, seat: number, anyView: View): string[] {
  const owner = owners(anyView as PointCityView)[seat];
  const named = (buildings: readonly Building[] = []) => buildings.map(({ card }) => `building-${card}`);
  switch (facts.case) {
    case "buildings":
      return named(owner?.city.filter((building) => building.points));
    case "token":
      return (owner?.tokens ?? [])
        .filter(({ token }) => facts.token === undefined || facts.token === token)
        .map(({ token }) => `token-${token}`);
    default:
      return named(owner?.city.filter((building) => facts.resource && building.produces === facts.resource));
  }
}

/** A card or token that flies from one anchor of the board (`data-anchor`) to another. */
export interface Flight {
  kind: "taken" | "paid" | "dealt" | "flipped";
  from: string;
  to: string;
}

export function flightsOf(events: readonly GameEvent[], automaSeat: number): Flight[] {
  return (events as readonly PointCityEvent[]).flatMap((event): Flight[] => {
    const { kind, facts } = event;
    const seat = actorOf(event, automaSeat);
    switch (kind) {
      case "pc-took":
      case "pc-automa-took":
        return [{ kind: "taken", from: `cell-${facts.at}`, to: `stock-${seat}` }];
      case "pc-took-building":
      case "pc-automa-built":
        return [{ kind: "taken", from: `cell-${facts.at}`, to: `city-${seat}` }];
      case "pc-paid":
        return [{ kind: "paid", from: `stock-${seat}`, to: "deck" }];
      case "pc-drew":
        return [{ kind: "taken", from: "deck", to: `stock-${seat}` }];
      case "pc-token":
      case "pc-automa-token":
        return [{ kind: "taken", from: `token-${facts.token}`, to: `city-${seat}` }];
      case "pc-dealt-resource":
      case "pc-dealt-building":
        return [{ kind: "dealt", from: "deck", to: `cell-${facts.at}` }];
      case "pc-flipped":
        return [{ kind: "flipped", from: `cell-${facts.at}`, to: `cell-${facts.at}` }];
      default:
        return [];
    }
  });
}
