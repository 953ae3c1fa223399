"""The deal of Card City (CC-01 to CC-05, CC-11, CC-90)."""

from collections.abc import Mapping
from typing import Any, Final

from tricity.core.deals import Deal
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.card_city.apply import begin_round
from tricity.games.card_city.options import OPTIONS
from tricity.games.card_city.state import (
    COMMERCE,
    HALL_CELL,
    INDUSTRY,
    KINDS,
    LEISURE,
    RESIDENCE,
    TOWN_HALL,
    CardCity,
)

BOX: Final = (34, 24, 12, 20, 16, 4)
"""Cards of each kind (CC-01), in the order of `KIND_NAMES`."""
DRAWN_PER_PLAYER: Final = (6, 3, 3, 4, 4, 0)
"""What each player adds to the draw deck (CC-02)."""
GOLD: Final = 3


def setup(players: int, options: Mapping[str, Any], deal: Deal, log: EventLog | None) -> CardCity:
    """The state at the first decision. All chance of the game is here; docs/deals.md lists the labels of the deal."""
    deck = [kind for kind, cards in enumerate(DRAWN_PER_PLAYER) for _ in range(cards * players)]
    deck = _without_early_leisures(deal.shuffled("deck", deck), first_draw(players), deal)
    state = empty_table(players, OPTIONS.pack(options), deck)
    state.first = deal.below("first", players)
    begin_round(state, log)
    return state


def empty_table(players: int, options: i64, deck: list[int]) -> CardCity:
    """A state with town halls, gold and a full reserve, before anything is drawn."""
    state = CardCity(
        players,
        options,
        deck=vec[i64]([i64(card) for card in deck]),
        gold=vec[i64]([i64(GOLD)] * players),
        boards=vec[i64]([i64(0)] * (players * int(KINDS))),
        edges=vec[i64]([i64(4)] * (players * 4)),
        hands=vec[i64]([i64(0)] * players),
        shown=vec[i64]([i64(0)] * players),
        reserve=vec[i64]([i64(cards) for cards in reserve(players)]),
        discarded=vec[i64]([i64(0)] * 5),
    )
    for seat in range(players):
        state.place_card(seat, TOWN_HALL, HALL_CELL)
    return state


def reserve(players: int) -> list[int]:
    """The three face-up piles (CC-03), by kind; the other kinds have none."""
    return [
        BOX[kind] - players * DRAWN_PER_PLAYER[kind] if kind in (RESIDENCE, COMMERCE, INDUSTRY) else 0
        for kind in range(5)
    ]


def first_draw(players: int) -> int:
    """How many cards the first acquisition draws (CC-10, CC-91)."""
    return 3 if players == 1 else 2 * players


def _without_early_leisures(deck: list[int], draw: int, deal: Deal) -> list[int]:
    """CC-11: the first cards drawn are no leisures; those passed over are shuffled back among the rest."""
    drawn: list[int] = []
    aside: list[int] = []
    at = 0
    while len(drawn) < draw:
        (aside if deck[at] == LEISURE else drawn).append(deck[at])
        at += 1
    rest = deck[at:]
    return drawn + (deal.shuffled("leisures-back", rest + aside) if aside else rest)
