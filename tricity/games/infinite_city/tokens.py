# mypyc: compile
"""Tokens put and returned, and the moment when somebody puts the last one."""

from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city.city import turn_face_up
from tricity.games.infinite_city.moves import cell_name
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
    """A token of the player whose turn it is onto the tile, after those there were returned (IC-18).

    Returns whether it turned the tile face up, so that the tile's text is to be followed (IC-12).
    """
    return_tokens(state, index, log)
    turned = state.tiles[index] & FACE_UP == 0
    if turned:
        turn_face_up(state, index)
    if log is not None:
        facts = {"seat": int(state.turn), "at": cell_name(state.cells[index])}
        log.emit("ic-put", facts)
        if turned:
            name = state.tileset.names[type_of(state.tiles[index])]
            log.emit("ic-turned", {**facts, "tile": name}, reveals=True)
    add_token(state, index, state.turn, log)
    return turned


def add_token(state: InfiniteCity, index: i64, seat: i64, log: EventLog | None) -> None:
    """A token from the seat's supply onto the tile."""
    state.latest_cell = state.cells[index]
    state.tiles[index] = state.tiles[index] + one_token(seat)
    state.supply -= one_token(seat)
    if token_count(state.supply, seat) == 0:
        _note_last_token(state, seat, log)


def return_tokens(state: InfiniteCity, index: i64, log: EventLog | None) -> None:
    """All tokens of the tile back to their owners."""
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
            log.emit("ic-returned", {"seat": int(seat), "count": count, "at": cell_name(cell)})


def _note_last_token(state: InfiniteCity, seat: i64, log: EventLog | None) -> None:
    """IC-40."""
    state.ran_out_this_turn = True
    if state.first_out == NOT_YET:
        state.first_out = seat
        if log is not None:
            log.emit("ic-ran-out", {"seat": int(seat)})
    elif log is not None:
        log.emit("ic-ran-out-too", {"seat": int(seat)})
