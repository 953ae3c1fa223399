# mypyc: compile
"""Placing and returning tokens, and the moment when a seat places its last one (IC-40)."""

from tricity.core.events import EventLog
from tricity.core.native import i64
from tricity.games.infinite_city.cells import cell_name
from tricity.games.infinite_city.city import turn_face_up
from tricity.games.infinite_city.events import RanOut, RanOutToo, TokenPlaced, TokensReturned, TurnedUp
from tricity.games.infinite_city.state import (
    FACE_UP,
    NOT_YET,
    TOKEN_BITS,
    InfiniteCity,
    one_token,
    token_count,
    type_of,
)


def place_token(state: InfiniteCity, index: i64, log: EventLog | None) -> bool:
    """Return the tokens on a tile, then place one of the player whose turn it is (IC-18).

    Returns whether this turned the tile face up, in which case its effect is to be resolved (IC-12).
    """
    return_tokens(state, index, log)
    turned = state.tiles[index] & FACE_UP == 0
    if turned:
        turn_face_up(state, index)
    if log is not None:
        at = cell_name(state.cells[index])
        log.emit(TokenPlaced(seat=int(state.turn), at=at))
        if turned:
            name = state.tileset.names[type_of(state.tiles[index])]
            log.emit(TurnedUp(seat=int(state.turn), at=at, tile=name), reveals=True)
    add_token(state, index, state.turn, log)
    return turned


def add_token(state: InfiniteCity, index: i64, seat: i64, log: EventLog | None) -> None:
    """Move a token from a seat's supply to a tile."""
    state.latest_cell = state.cells[index]
    state.tiles[index] = state.tiles[index] + one_token(seat)
    state.supply -= one_token(seat)
    if token_count(state.supply, seat) == 0:
        _note_last_token(state, seat, log)


def return_tokens(state: InfiniteCity, index: i64, log: EventLog | None) -> None:
    """Return all tokens on a tile to their owners."""
    tile = state.tiles[index]
    if tile & TOKEN_BITS:
        state.latest_cell = state.cells[index]
        state.supply += tile & TOKEN_BITS
        state.tiles[index] = tile & ~TOKEN_BITS
        if log is not None:
            log_returned(state, tile, state.cells[index], log)


def log_returned(state: InfiniteCity, tile: i64, cell: i64, log: EventLog) -> None:
    for seat in range(state.players):
        count = int(token_count(tile, seat))
        if count:
            log.emit(TokensReturned(seat=int(seat), count=count, at=cell_name(cell)))


def _note_last_token(state: InfiniteCity, seat: i64, log: EventLog | None) -> None:
    """Note that a seat has placed its last token (IC-40). The first seat that does triggers the last round."""
    state.ran_out_this_turn = True
    if state.first_out == NOT_YET:
        state.first_out = seat
        if log is not None:
            log.emit(RanOut(seat=int(seat)))
    elif log is not None:
        log.emit(RanOutToo(seat=int(seat)))
