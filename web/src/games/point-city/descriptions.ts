/** Descriptions of cards and tokens. */

import { say } from "../../lib/language.svelte";
import type { Description } from "../kit/Details.svelte";
import { type Building, type Cell, owners, type PointCityView, symbolsOn, tokenDrawings } from "./view";

/** What lies in a cell of the market. */
export function describeCell(at: string, { gap, resource, building, tier }: Cell): string {
  if (gap) return say("pc-cell-gap", { at });
  if (resource) return say("pc-cell-resource", { at, resource, tier });
  return [
    say("pc-cell-building", { at, building: building!.building, cost_resources: expandCounts(building!.cost) }),
    describeSides(building!),
  ].join(", ");
}

/** What a building in the market gives, and its other side. */
function describeSides(building: Building): string {
  const { resource, tier } = building;
  return [...describeGain(building), say("pc-cell-other", { resource, tier })].join(", ");
}

function describeGain({ produces, kind, points }: Building): string[] {
  return [
    produces ? say("pc-cell-makes", { resource: produces }) : "",
    kind === "civic" ? say("pc-cell-civic") : "",
    points ? say("pc-points", { points }) : "",
  ].filter(Boolean);
}

export function expandCounts(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array<string>(count).fill(name));
}

/** The rule of a card. */
export function ruleOf(building: Building | null): string {
  return building ? (building.kind === "civic" ? "PC-17" : "PC-13") : "PC-12";
}

/** What there is to read about an item of the board: `cell a1`, `building 17` (its card) or `token set`. */
export function describeItem(view: PointCityView, item: string): Description | null {
  const [kind, name] = item.split(" ") as [string, string];
  if (kind === "token") {
    const text = say(`token-${name}.about`);
    return { drawings: tokenDrawings(name), title: say(`token-${name}`), texts: [text], rule: "PC-21" };
  }
  if (kind === "building") {
    const building = owners(view)
      .flatMap((owner) => owner.city)
      .find((built) => built.card === Number(name));
    return building ? describeBuilding(building, describeGain(building)) : null;
  }
  const cell = view.market[name];
  if (!cell || cell.gap) return null;
  const outline = view.automa?.cells.includes(name) ? [say("pc-taken-next")] : [];
  if (cell.building) {
    const cost = say("pc-building-cost", { cost_resources: expandCounts(cell.building.cost) });
    return describeBuilding(cell.building, [...outline, cost, describeSides(cell.building)]);
  }
  const { name: resource } = symbolsOn(cell.resource!);
  const rule = ruleOf(null);
  return {
    drawings: [["resources", resource]],
    title: say(`resource-${cell.resource}`),
    texts: [...outline, say(rule)],
    notes: [describeCell(name, cell)],
    rule,
  };
}

function describeBuilding(building: Building, texts: string[]): Description {
  const rule = ruleOf(building);
  return {
    drawings: [["point-city", building.building]],
    title: say(`building-${building.building}`),
    texts,
    notes: [say(rule)],
    rule,
  };
}
