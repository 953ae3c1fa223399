# mypyc: compile
"""The deal of Point City (PC-04 to PC-08, PC-30, PC-31)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tricity.core.deals import Deal
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.point_city.cards import TIER_SIZES
from tricity.games.point_city.events import Began
from tricity.games.point_city.market import put_card
from tricity.games.point_city.options import OPTIONS, RANDOM_TOKENS, SOLO_TOKENS
from tricity.games.point_city.resources import ONE_INGENUITY
from tricity.games.point_city.state import (
    ASK_LINE_UP,
    ASK_TURN,
    CELLS,
    SEAT_STOCK,
    SEAT_WEALTH,
    PointCity,
)
from tricity.games.point_city.tokens import TOKEN_COUNT

CARDS_USED: Final = {1: (40, 24, 18), 2: (40, 24, 18), 3: (52, 36, 28), 4: (64, 48, 38)}
"""The number of cards used of each tier, by player count (PC-04)."""
TOKENS_FACE_UP: Final = {1: 10, 2: 10, 3: 12, 4: 14}
"""The number of civic tokens, by player count (PC-07)."""


def setup(players: int, options: Mapping[str, Any], deal: Deal, log: EventLog | None) -> PointCity:
    deck: list[int] = []
    for tier, used in enumerate(CARDS_USED[players]):
        start = sum(TIER_SIZES[:tier])
        deck += deal.shuffled(f"tier-{tier + 1}", range(start, start + TIER_SIZES[tier]))[:used]
    state = empty_table(players, OPTIONS.pack(options), deck[16:], deck[:16])
    for seat in range(players):
        state.seats[8 * seat + SEAT_STOCK] = ONE_INGENUITY
        state.seats[8 * seat + SEAT_WEALTH] = ONE_INGENUITY
    state.first_seat = deal.below("first", players)
    state.turn = state.first_seat
    state.pending = ASK_TURN
    if players == 1 and SOLO_TOKENS.index(state.options) != RANDOM_TOKENS:
        state.pending = ASK_LINE_UP | (ASK_TURN << 4)
    else:
        lay_tokens(state, deal.shuffled("tokens", range(int(TOKEN_COUNT)))[: TOKENS_FACE_UP[players]])
    if log is not None:
        log.emit(Began(seat=int(state.first_seat)))
    return state


def empty_table(players: int, options: i64, deck: Sequence[int], market: Sequence[int]) -> PointCity:
    """A table with a deck and a market, and nothing in the stocks and cities."""
    sides = 2 if players == 1 else players
    state = PointCity(
        players,
        options,
        deck=vec[i64]([i64(card) for card in deck]),
        market=vec[i64]([i64(0)] * (CELLS + CELLS)),
        seats=vec[i64]([i64(0)] * (8 * sides)),
    )
    for cell, card in enumerate(market):
        put_card(state, cell, card)
    return state


def lay_tokens(state: PointCity, row: Sequence[int]) -> None:
    """Lay civic tokens face up; solo, in this order from the left."""
    for place, token in enumerate(row):
        state.table_tokens |= 1 << token
        if state.players == 1:
            state.token_row |= token << (5 * place)
