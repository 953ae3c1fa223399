"""The deal of Point City (PC-04 to PC-08, PC-30, PC-31)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.deals import Deal
from tricity.core.events import EventLog
from tricity.games.point_city.cards import TIERS
from tricity.games.point_city.packs import ONE_WILD
from tricity.games.point_city.state import (
    LEVELS,
    LINE_UP,
    PER_SYMBOL,
    RANDOM_ROW,
    STOCK,
    TURN,
    WEALTH,
    PointCity,
)
from tricity.games.point_city.tokens import TOKENS

USED: Final = {1: (40, 24, 18), 2: (40, 24, 18), 3: (52, 36, 28), 4: (64, 48, 38)}
"""Cards used of each tier, by players (PC-04)."""
FACE_UP: Final = {1: 10, 2: 10, 3: 12, 4: 14}
"""Civic tokens, by players (PC-07)."""


def setup(players: int, options: Mapping[str, Any], deal: Deal, log: EventLog | None) -> PointCity:
    deck: list[int] = []
    for tier, used in enumerate(USED[players]):
        start = sum(TIERS[:tier])
        deck += deal.shuffled(f"tier-{tier + 1}", range(start, start + TIERS[tier]))[:used]
    state = empty(players, options_mask(options), deck[16:], deck[:16])
    for seat in range(players):
        state.seats[8 * seat + STOCK] = ONE_WILD
        state.seats[8 * seat + WEALTH] = ONE_WILD
    state.first = deal.below("first", players)
    state.turn = state.first
    state.pending = TURN
    if players == 1 and not state.options & RANDOM_ROW:
        state.pending = LINE_UP | (TURN << 4)
    else:
        lay_tokens(state, deal.shuffled("tokens", range(int(TOKENS)))[: FACE_UP[players]])
    if log is not None:
        log.emit("pc-begins", {"seat": int(state.first)})
    return state


def empty(players: int, options: int, deck: Sequence[int], market: Sequence[int]) -> PointCity:
    """A table with a deck and a market, and nothing in the stocks and cities."""
    sides = 2 if players == 1 else players
    return PointCity(
        players,
        options,
        deck=vec[i64]([i64(card) for card in deck]),
        market=vec[i64]([i64(card) for card in market]),
        seats=vec[i64]([i64(0)] * (8 * sides)),
    )


def lay_tokens(state: PointCity, row: Sequence[int]) -> None:
    """Lay civic tokens face up; solo, in this order from the left."""
    for place, token in enumerate(row):
        state.tokens |= 1 << token
        if state.players == 1:
            state.row |= token << (5 * place)


def options_mask(options: Mapping[str, Any]) -> int:
    if not options:
        return 0
    mask = LEVELS.index(options["automa_level"])
    if options["automa_scoring"] == "symbol":
        mask |= int(PER_SYMBOL)
    if options["solo_tokens"] == "random":
        mask |= int(RANDOM_ROW)
    return mask


def options_of(state: PointCity) -> dict[str, str]:
    """They are a solo game's; the others have none."""
    if state.players > 1:
        return {}
    return {
        "automa_level": LEVELS[state.options & 3],
        "automa_scoring": "symbol" if state.options & PER_SYMBOL else "type",
        "solo_tokens": "random" if state.options & RANDOM_ROW else "choose",
    }
