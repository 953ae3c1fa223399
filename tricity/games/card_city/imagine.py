# mypyc: compile
"""Determinization: full states that agree with a view, by dealing the unseen cards anew to the places it cannot see."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tricity.core.native import Random, extend, i64, vec
from tricity.core.packed_counts import one_of
from tricity.core.sampling import draw, draw_between, shuffle
from tricity.core.state import Imagination
from tricity.games.card_city.options import RULES
from tricity.games.card_city.positions import build
from tricity.games.card_city.schema import Position
from tricity.games.card_city.setup import DRAWN_PER_PLAYER, reserve
from tricity.games.card_city.state import KIND_NAMES, LEISURE, SEAT_HAND, SEAT_WORDS, CardCity
from tricity.games.card_city.view import Cards, View

_POOL: Final[i64] = -1


class CardCityImagination(Imagination):
    """A state without what is hidden, the hidden cards, and the slots that they may be in.

    Every assignment of the hidden cards to the slots that the rules allow is equally likely. The rules exclude two: a
    leisure card among the cards of round 1 (CC-11), and hence as the first card that a solo player put under the deck
    (CC-91).
    """

    def __init__(self, view: Mapping[str, Any]) -> None:
        known = msgspec.convert(view, View)
        self.template = build(_known(known))
        self.tail = vec[i64]([i64(KIND_NAMES.index(card)) for card in known.under.known])
        """The part of the deck's end that the viewer knows: solo, the cards put under it."""
        hidden = _hidden(known)
        self.slots = _slots(known)
        is_early = known.round == 1
        self.cards = vec[i64]([i64(card) for card in hidden if card != LEISURE or not is_early])
        """The hidden cards that any of the slots may hold."""
        self.late_cards = vec[i64]([LEISURE] * (hidden.count(int(LEISURE)) if is_early else 0))
        """Those that only the deck may hold."""
        self.first_under_unknown = known.under.unknown == _put_under(known) > 0
        """For a spectator of a solo game: the first card put under the deck is from round 1, hence not a leisure card.
        """

    def world(self, rng: Random) -> CardCity:
        state = self.template.copy()
        cards = self.cards[:]
        draw(cards, len(self.slots), rng)
        at: i64 = 0
        for slot in self.slots:
            if slot == _POOL:
                state.pool += one_of(cards[at])
            else:
                state.seats[SEAT_WORDS * slot + SEAT_HAND] += one_of(cards[at])
            at += 1
        deck = extend(cards[at:], self.late_cards)
        shuffle(deck, rng)
        if self.first_under_unknown:
            _keep_leisure_out(deck, i64(len(deck)) - state.under, rng)
        state.deck = extend(deck, self.tail)
        return state


def redealt(state: CardCity, rng: Random) -> CardCity:
    """The state with another order of the cards that nobody has seen: the deck, without what lies known under it."""
    other = state.copy()
    deck = state.deck[:]
    size: i64 = len(deck)
    unseen = size - state.deck_at - min(state.under, size - state.deck_at)
    draw_between(deck, state.deck_at, state.deck_at + unseen, unseen, rng)
    other.deck = deck
    return other


def _known(view: View) -> Position:
    """The view as a position that lacks whatever the viewer does not know."""
    return msgspec.convert(
        {
            "game": view.game,
            "rules": RULES,
            "players": view.players,
            "options": view.options,
            "round": view.round,
            "phase": view.phase,
            "first": view.first,
            "turn": view.turn or 0,
            "dividers": view.dividers,
            "pool": view.pool.known,
            "pool_shown": view.pool.shown,
            "lots": None if view.lots is None else {"small": view.lots.small, "up": view.lots.up},
            "deck": [],
            "under": _put_under(view),
            "reserve": view.reserve,
            "discarded": view.discarded,
            "seats": [
                {"gold": seat.gold, "hand": seat.hand.known, "shown": seat.hand.shown, "city": seat.city}
                for seat in view.seats
            ],
        },
        Position,
    )


def _put_under(view: View) -> int:
    """Solo: how many cards have been put under the deck (CC-91)."""
    return min(view.round - (view.phase == "keep"), 9) if view.players == 1 else 0


def _hidden(view: View) -> list[int]:
    """The cards of the draw deck that the viewer has not seen."""
    left = Counter({KIND_NAMES[kind]: cards * view.players for kind, cards in enumerate(DRAWN_PER_PLAYER) if cards})
    left.subtract(view.discarded)
    known: list[Cards] = [view.pool, view.under, *(owner.hand for owner in view.seats)]
    for cards in known:
        left.subtract(cards.known)
    for owner in view.seats:
        left.subtract(card for card in owner.city.values() if card != "town-hall")
    for kind, full in enumerate(reserve(view.players)):
        if full:
            left[KIND_NAMES[kind]] += full - view.reserve[KIND_NAMES[kind]]
    return [KIND_NAMES.index(card) for card in left.elements()]


def _slots(view: View) -> vec[i64]:
    """For each unknown card outside the deck where it is: a seat's hand, or the pool."""
    slots = [int(_POOL)] * view.pool.unknown
    for seat, owner in enumerate(view.seats):
        slots += [seat] * owner.hand.unknown
    return vec[i64]([i64(slot) for slot in slots])


def _keep_leisure_out(deck: vec[i64], place: i64, rng: Random) -> None:
    """Swap a leisure card at this place with random cards until a card of another kind lies there."""
    count: i64 = len(deck)
    while deck[place] == LEISURE:
        other = rng.randrange(count)
        deck[place], deck[other] = deck[other], deck[place]
