/** A position of Point City after an event, as far as the event says. */

import type { GameEvent, View } from "../../lib/wire";
import { actorOf } from "./events";
import type { Building, Cell, Counts, PointCityView } from "./view";
import type { AutomaView, GameEvent as PointCityEvent, SeatView } from "./wire.generated";

const GAP: Cell = { tier: null, resource: null, building: null, gap: "taken" };

type AnyOwner = SeatView | AutomaView;

export function advance(before: View, event: GameEvent, next: View | null): PointCityView {
  const view = before as PointCityView;
  const { kind, facts } = event as PointCityEvent;
  const seat = actorOf(event, view.players) ?? 0;
  switch (kind) {
    case "pc-took":
    case "pc-automa-took":
      return withOwner(withCell(view, facts.at, GAP), seat, (owner) => withStock(owner, [facts.resource], 1));
    case "pc-took-building":
    case "pc-automa-built": {
      const building = view.market[facts.at]?.building;
      return withOwner(withCell(view, facts.at, GAP), seat, (owner) => (building ? built(owner, building) : owner));
    }
    case "pc-drew":
      return withOwner(view, seat, (owner) => withStock(owner, facts.resources, 1));
    case "pc-paid":
      return withOwner(view, seat, (owner) => withStock(owner, facts.resources, -1));
    case "pc-token":
    case "pc-automa-token":
      return { ...view, tokens: view.tokens.filter(({ token }) => token !== facts.token) };
    case "pc-dealt-resource":
      return withCell(view, facts.at, { tier: facts.tier, resource: facts.resource, building: null, gap: null });
    case "pc-dealt-building":
    case "pc-flipped": {
      const cell = (next as PointCityView | null)?.market[facts.at];
      return cell?.building?.card === facts.card ? withCell(view, facts.at, cell) : view;
    }
    case "pc-top":
      return { ...view, deck: { ...view.deck, top: { tier: facts.tier, resource: facts.resource } } };
    case "pc-automa-next":
      return view.automa ? { ...view, automa: { ...view.automa, cells: [facts.at, facts.other_at] } } : view;
    default:
      return view;
  }
}

function withCell(view: PointCityView, cell: string, content: Cell): PointCityView {
  return { ...view, market: { ...view.market, [cell]: content } };
}

/** The Automa counts as the seat after the players. */
function withOwner(
  view: PointCityView,
  seat: number,
  change: <Owner extends AnyOwner>(owner: Owner) => Owner,
): PointCityView {
  if (seat === view.players) return { ...view, automa: view.automa && change(view.automa) };
  return { ...view, seats: view.seats.map((owner, index) => (index === seat ? change(owner) : owner)) };
}

function withStock<Owner extends AnyOwner>(owner: Owner, resources: readonly string[], by: 1 | -1): Owner {
  const stock: Counts = { ...owner.stock };
  for (const resource of resources) stock[resource] = Math.max(0, (stock[resource] ?? 0) + by);
  return { ...owner, stock, stock_size: Math.max(0, owner.stock_size + by * resources.length) };
}

function built<Owner extends AnyOwner>(owner: Owner, building: Building): Owner {
  const { produces, points } = building;
  const permanent = produces
    ? { ...owner.permanent, [produces]: (owner.permanent[produces] ?? 0) + 1 }
    : owner.permanent;
  return {
    ...owner,
    city: [...owner.city, building],
    permanent,
    points: owner.points + points,
    score: owner.score + points,
  };
}
