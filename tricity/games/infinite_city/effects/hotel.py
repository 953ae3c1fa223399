# mypyc: compile
"""IC-H8: a token on a hotel instead of a tile from hand. Coming into play, a hotel does nothing."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.city import find
from tricity.games.infinite_city.state import CELL, HOTEL, SAFE, InfiniteCity, token_of
from tricity.games.infinite_city.tokens import add


def with_hotels(state: InfiniteCity, moves: vec[i64]) -> vec[i64]:
    """The moves and those that take a hotel."""
    own = 15 * token_of(state.turn)
    for it in state.landmarks:
        if it >> 48 == HOTEL and not state.tiles[find(state.cells, it & CELL)] & (SAFE | own):
            moves = append(moves, m.saying(m.HOTEL, 0, it & CELL))
    return moves


def take_hotel(state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
    if log is not None:
        log.emit("ic-hotel", {"seat": int(state.turn), "at": m.cell_text(cell)})
    add(state, find(state.cells, cell), state.turn, log)
