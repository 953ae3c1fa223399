"""The deal of Infinite City (IC-01 to IC-04)."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.deals import Deal
from tricity.core.events import EventLog
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.city import place
from tricity.games.infinite_city.state import HAND, ORIGIN, ROW, TOKENS_EACH, UP, InfiniteCity, TileSet, token_of
from tricity.games.infinite_city.tileset import OPTION, tileset_of

OPENING: Final = (0, -int(ROW), 1, int(ROW), -1)
"""The plus in the order in which it is laid: centre, up, right, down, left."""


def setup(players: int, options: Mapping[str, Any], deal: Deal, log: EventLog | None) -> InfiniteCity:
    tileset = tileset_of(options[OPTION])
    tiles = [tile for tile, count in enumerate(tileset.counts) for _ in range(count)]
    state = empty(players, tileset)
    state.deck = vec[i64]([i64(tile) for tile in deal.shuffled("deck", tiles)])
    for seat in range(players):
        state.supply += TOKENS_EACH * token_of(seat)
        hands.draw(state, seat, HAND, log)
    for step in OPENING:
        place(state, ORIGIN + step, tileset.words[state.deck[state.deck_at]] & ~UP)
        state.deck_at += 1
    state.latest = 0
    state.turn = deal.below("first", players)
    if log is not None:
        log.emit("ic-first", {"seat": int(state.turn)})
    return state


def empty(players: int, tileset: TileSet) -> InfiniteCity:
    """A table with nothing on it."""
    return InfiniteCity(
        players,
        tileset,
        deck=vec[i64](),
        cells=vec[i64](),
        tiles=vec[i64](),
        frontier=vec[i64](),
        landmarks=vec[i64](),
        bound=vec[i64](),
        hands=vec[i64]([i64(0)] * (players * int(tileset.stride))),
        known=vec[i64]([i64(0)] * ((players + 1) * players * int(tileset.stride))),
        pending=vec[i64](),
        choices=vec[i64](),
    )
