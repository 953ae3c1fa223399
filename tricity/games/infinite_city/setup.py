# mypyc: compile
"""The set-up (IC-01 to IC-04): the only place where chance plays a part."""

from collections.abc import Mapping
from typing import Any, Final

from tricity.core.deals import Deal
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.city import place_tile
from tricity.games.infinite_city.events import FirstPlayer
from tricity.games.infinite_city.state import (
    FACE_UP,
    HAND_SIZE,
    ORIGIN,
    ROW_STRIDE,
    TOKENS_PER_SEAT,
    InfiniteCity,
    TileSet,
    one_token,
)
from tricity.games.infinite_city.tileset import OPTION, tileset_of

OPENING: Final = (0, -int(ROW_STRIDE), 1, int(ROW_STRIDE), -1)
"""The offsets of the opening plus in the order of dealing: centre, up, right, down, left."""


def setup(players: int, options: Mapping[str, Any], deal: Deal, log: EventLog | None) -> InfiniteCity:
    """The state at the first decision: five tiles to each seat in seat order, then the opening plus, face down."""
    tileset = tileset_of(options[OPTION])
    types = [tile_type for tile_type, count in enumerate(tileset.counts) for _ in range(count)]
    state = empty(players, tileset)
    state.deck = vec[i64]([i64(tile_type) for tile_type in deal.shuffled("deck", types)])
    for seat in range(players):
        state.supply += TOKENS_PER_SEAT * one_token(seat)
        hands.draw(state, seat, HAND_SIZE, log)
    for step in OPENING:
        place_tile(state, ORIGIN + step, tileset.packed_tiles[state.deck[state.deck_top]] & ~FACE_UP)
        state.deck_top += 1
    state.latest_cell = 0
    state.turn = deal.below("first", players)
    if log is not None:
        log.emit(FirstPlayer(seat=int(state.turn)))
    return state


def empty(players: int, tileset: TileSet) -> InfiniteCity:
    """A state with nothing in it: no city, no deck, empty hands and supplies."""
    return InfiniteCity(
        players,
        tileset,
        deck=vec[i64](),
        cells=vec[i64](),
        tiles=vec[i64](),
        frontier=vec[i64](),
        landmarks=vec[i64](),
        plaza_sides=vec[i64](),
        hands=vec[i64]([i64(0)] * (players * int(tileset.hand_words))),
        known=vec[i64]([i64(0)] * ((players + 1) * players * int(tileset.hand_words))),
        pending=vec[i64](),
        choices=vec[i64](),
    )
