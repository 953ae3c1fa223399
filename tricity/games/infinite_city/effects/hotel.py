# mypyc: compile
"""IC-H8: a token on a hotel instead of a tile from hand. Coming into play, a hotel does nothing."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city.city import find
from tricity.games.infinite_city.kinds import HOTEL
from tricity.games.infinite_city.moves import VERB_HOTEL, cell_name, pack_move
from tricity.games.infinite_city.state import CELL_MASK, PROTECTED, InfiniteCity, one_token
from tricity.games.infinite_city.tokens import add_token


def with_hotel_moves(state: InfiniteCity, moves: vec[i64]) -> vec[i64]:
    """The moves and those that take a hotel."""
    own = 15 * one_token(state.turn)
    for landmark in state.landmarks:
        if landmark >> 48 == HOTEL and not state.tiles[find(state.cells, landmark & CELL_MASK)] & (PROTECTED | own):
            moves = append(moves, pack_move(VERB_HOTEL, 0, landmark & CELL_MASK))
    return moves


def take_hotel(state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
    if log is not None:
        log.emit("ic-hotel", {"seat": int(state.turn), "at": cell_name(cell)})
    add_token(state, find(state.cells, cell), state.turn, log)
