# mypyc: compile
"""The deal of Card City (CC-01 to CC-05, CC-11, CC-90)."""

from collections.abc import Mapping
from typing import Any, Final

from tricity.core.deals import Deal
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.card_city.apply import begin_round
from tricity.games.card_city.options import FIRST_PLAYER, FIRST_SEAT, OPTIONS
from tricity.games.card_city.state import (
    COMMERCE,
    HALL_CELL,
    INDUSTRY,
    LEISURE,
    RESIDENCE,
    SEAT_BOTTOM,
    SEAT_GOLD,
    SEAT_LEFT,
    SEAT_RIGHT,
    SEAT_TOP,
    SEAT_WORDS,
    TOWN_HALL,
    WIDTH,
    CardCity,
    pile_card,
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
    if FIRST_PLAYER.index(state.options) != FIRST_SEAT:
        state.first = deal.below("first", players)
    begin_round(state, log)
    return state


def empty_table(players: int, options: i64, deck: list[int]) -> CardCity:
    """A state with town halls, gold and a full reserve, before anything is drawn."""
    state = CardCity(
        players,
        options,
        deck=vec[i64]([i64(card) for card in deck]),
        seats=vec[i64]([i64(0)] * (players * int(SEAT_WORDS))),
    )
    state.reserve = sum(pile_card(kind) * cards for kind, cards in enumerate(reserve(players)))
    hall_row, hall_column = divmod(int(HALL_CELL), int(WIDTH))
    for seat in range(players):
        at = seat * SEAT_WORDS
        state.seats[at + SEAT_GOLD] = GOLD
        state.seats[at + SEAT_TOP] = state.seats[at + SEAT_BOTTOM] = hall_row
        state.seats[at + SEAT_LEFT] = state.seats[at + SEAT_RIGHT] = hall_column
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
    """CC-11: the first cards drawn contain no leisure cards; those passed over are shuffled back among the rest."""
    drawn: list[int] = []
    aside: list[int] = []
    at = 0
    while len(drawn) < draw:
        (aside if deck[at] == LEISURE else drawn).append(deck[at])
        at += 1
    rest = deck[at:]
    return drawn + (deal.shuffled("leisures-back", rest + aside) if aside else rest)
