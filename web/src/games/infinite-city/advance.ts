/** A position of Infinite City after an event, as far as the event says. */

import type { GameEvent, View } from "../../lib/wire";
import type { InfiniteCityView, PlacedTile } from "./view";
import type { GameEvent as InfiniteCityEvent, SeatView } from "./wire.generated";

type City = InfiniteCityView["city"];

export function advance(before: View, event: GameEvent): InfiniteCityView {
  const view = before as InfiniteCityView;
  const { kind, facts } = event as InfiniteCityEvent;
  const { city } = view;
  switch (kind) {
    case "ic-played": {
      const played = { ...view, city: { ...city, [facts.at]: emptyTile(facts.tile) }, latest: facts.at };
      return withSeat(played, facts.seat, (seat) => withoutTile(seat, facts.tile));
    }
    case "ic-laid":
      return { ...view, city: { ...city, [facts.at]: emptyTile(null) }, deck: view.deck - 1 };
    case "ic-turned":
      return { ...view, city: withTile(city, facts.at, (tile) => ({ ...tile, tile: facts.tile })) };
    case "ic-put":
    case "ic-hotel":
      return withSeat({ ...view, city: withTokens(city, facts.at, [], [facts.seat]) }, facts.seat, (seat) =>
        supplied(seat, -1),
      );
    case "ic-took-back":
      return withSeat({ ...view, city: withTokens(city, facts.at, [facts.seat], []) }, facts.seat, (seat) =>
        supplied(seat, 1),
      );
    case "ic-returned": {
      const returned = Array<number>(facts.count).fill(facts.seat);
      return withSeat({ ...view, city: withTokens(city, facts.at, returned, []) }, facts.seat, (seat) =>
        supplied(seat, facts.count),
      );
    }
    case "ic-gathered": {
      const gathered = Array<number>(facts.count).fill(facts.other_seat);
      return { ...view, city: withTokens(withTokens(city, facts.other_at, gathered, []), facts.at, [], gathered) };
    }
    case "ic-traded": {
      const [mine, theirs] = [[facts.seat], [facts.other_seat]];
      return { ...view, city: withTokens(withTokens(city, facts.at, mine, theirs), facts.other_at, theirs, mine) };
    }
    case "ic-removed":
    case "ic-removed-down":
    case "ic-took":
    case "ic-took-down":
      return { ...view, city: without(city, facts.at) };
    case "ic-moved":
    case "ic-moved-down":
      return { ...view, city: moved(city, facts.at, facts.other_at) };
    case "ic-swapped":
      return { ...view, city: swapped(city, facts.at, facts.other_at) };
    case "ic-drew": {
      const known = facts.tiles ?? [];
      const drawn = withSeat(view, facts.seat, (seat) => withTiles(seat, known, facts.count - known.length));
      return { ...drawn, deck: Math.max(0, view.deck - facts.count) };
    }
    default:
      return view;
  }
}

function emptyTile(tile: string | null): PlacedTile {
  return { tile, tokens: [], protected: false };
}

function withSeat(view: InfiniteCityView, number: number, change: (seat: SeatView) => SeatView): InfiniteCityView {
  return { ...view, seats: view.seats.map((seat, index) => (index === number ? change(seat) : seat)) };
}

function supplied(seat: SeatView, count: number): SeatView {
  return { ...seat, tokens: seat.tokens + count };
}

function withoutTile(seat: SeatView, tile: string): SeatView {
  const { known, unknown } = seat.hand;
  const index = known.indexOf(tile);
  const hand =
    index < 0 ? { unknown: Math.max(0, unknown - 1) } : { known: known.filter((_, place) => place !== index) };
  return { ...seat, hand: { ...seat.hand, ...hand } };
}

function withTiles(seat: SeatView, known: readonly string[], unknown: number): SeatView {
  const { hand } = seat;
  return { ...seat, hand: { ...hand, known: [...hand.known, ...known], unknown: hand.unknown + unknown } };
}

function withTile(city: City, cell: string, change: (tile: PlacedTile) => PlacedTile): City {
  return cell in city ? { ...city, [cell]: change(city[cell]!) } : city;
}

/** Takes tokens of these seats from a tile, and places those of others on it. */
function withTokens(city: City, cell: string, taken: readonly number[], placed: readonly number[]): City {
  return withTile(city, cell, (tile) => {
    const tokens = [...tile.tokens];
    for (const seat of taken) if (tokens.includes(seat)) tokens.splice(tokens.indexOf(seat), 1);
    return { ...tile, tokens: [...tokens, ...placed] };
  });
}

function without(city: City, cell: string): City {
  return Object.fromEntries(Object.entries(city).filter(([other]) => other !== cell));
}

function moved(city: City, from: string, to: string): City {
  return from in city ? { ...without(city, from), [to]: city[from]! } : city;
}

function swapped(city: City, one: string, other: string): City {
  return one in city && other in city ? { ...city, [one]: city[other]!, [other]: city[one]! } : city;
}
