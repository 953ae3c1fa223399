/** A position of Card City after an event, as far as the event says. */

import type { GameEvent, View } from "../../lib/wire";
import type { CardCityView, SeatView } from "./view";
import type { GameEvent as CardCityEvent } from "./wire.generated";

export function advance(before: View, event: GameEvent): CardCityView {
  const view = before as CardCityView;
  const { kind, facts } = event as CardCityEvent;
  switch (kind) {
    case "cc-built":
      return withSeat(view, facts.seat, (seat) => withoutCard(placed(seat, facts.at, facts.card), facts.card));
    case "cc-developed":
      return withSeat(view, facts.seat, (seat) => placed(seat, facts.at, facts.card));
    case "cc-bought":
      return withSeat(view, facts.seat, (seat) => paid(placed(seat, facts.at, "industry"), facts.price));
    case "cc-discarded":
      return withSeat(view, facts.seat, (seat) => withoutCard(seat, facts.card));
    case "cc-income":
      return withSeat(view, facts.seat, (seat) => paid(seat, -facts.gold));
    case "cc-round":
      return { ...view, round: facts.round, first: facts.seat };
    case "cc-divided": {
      const known = facts.hidden_cards ?? [];
      const down = { known, unknown: facts.down - known.length, shown: [] };
      return { ...view, phase: "choose", lots: { small: facts.small_cards, up: facts.up_cards, down } };
    }
    default:
      return view;
  }
}

function withSeat(view: CardCityView, number: number, change: (seat: SeatView) => SeatView): CardCityView {
  return { ...view, seats: view.seats.map((seat, index) => (index === number ? change(seat) : seat)) };
}

function placed(seat: SeatView, cell: string, card: string): SeatView {
  return { ...seat, city: { ...seat.city, [cell]: card } };
}

function paid(seat: SeatView, gold: number): SeatView {
  return { ...seat, gold: seat.gold - gold };
}

function withoutCard(seat: SeatView, card: string): SeatView {
  const { known, unknown, shown } = seat.hand;
  const index = known.indexOf(card);
  const hand =
    index < 0
      ? { known, unknown: Math.max(0, unknown - 1), shown }
      : { known: known.filter((_, place) => place !== index), unknown, shown };
  return { ...seat, hand };
}
