# mypyc: compile
"""Tokens put and returned, and the moment when somebody puts the last one."""

from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city.city import turn_up
from tricity.games.infinite_city.moves import cell_text
from tricity.games.infinite_city.state import (
    NOT_YET,
    TOKENS,
    UP,
    InfiniteCity,
    token_of,
    tokens_of,
    type_of,
)


def put(state: InfiniteCity, at: i64, log: EventLog | None) -> bool:
    """A token of the player whose turn it is onto the tile, after those there were returned (IC-18).

    Returns whether it turned the tile face up, so that the tile's text is to be followed (IC-12).
    """
    return_tokens(state, at, log)
    turned = state.tiles[at] & UP == 0
    if turned:
        turn_up(state, at)
    if log is not None:
        facts = {"seat": int(state.turn), "at": cell_text(state.cells[at])}
        log.emit("ic-put", facts)
        if turned:
            tile = state.tileset.names[type_of(state.tiles[at])]
            log.emit("ic-turned", {**facts, "tile": tile}, reveals=True)
    add(state, at, state.turn, log)
    return turned


def add(state: InfiniteCity, at: i64, seat: i64, log: EventLog | None) -> None:
    """A token from the seat's supply onto the tile."""
    state.latest = state.cells[at]
    state.tiles[at] = state.tiles[at] + token_of(seat)
    state.supply -= token_of(seat)
    if tokens_of(state.supply, seat) == 0:
        _ran_out(state, seat, log)


def return_tokens(state: InfiniteCity, at: i64, log: EventLog | None) -> None:
    """All tokens of the tile back to their owners."""
    word = state.tiles[at]
    if word & TOKENS:
        state.latest = state.cells[at]
        state.supply += word & TOKENS
        state.tiles[at] = word & ~TOKENS
        if log is not None:
            tell_returned(state, word, state.cells[at], log)


def tell_returned(state: InfiniteCity, word: i64, cell: i64, log: EventLog) -> None:
    for seat in range(state.players):
        count = int(tokens_of(word, seat))
        if count:
            log.emit("ic-returned", {"seat": int(seat), "count": count, "at": cell_text(cell)})


def _ran_out(state: InfiniteCity, seat: i64, log: EventLog | None) -> None:
    """IC-40."""
    state.out_now = True
    if state.out == NOT_YET:
        state.out = seat
        if log is not None:
            log.emit("ic-ran-out", {"seat": int(seat)})
    elif log is not None:
        log.emit("ic-ran-out-too", {"seat": int(seat)})
