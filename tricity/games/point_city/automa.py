# mypyc: compile
"""The solo opponent: where it takes from, its turn, and what its city is worth (PC-30 to PC-35)."""

from typing import Final

from mypy_extensions import i64

from tricity.core.bits import popcount
from tricity.core.events import EventLog
from tricity.games.point_city.cards import CIVIC
from tricity.games.point_city.city import award, build, keep
from tricity.games.point_city.market import refill, side_facts
from tricity.games.point_city.moves import market_cell
from tricity.games.point_city.packs import WILD
from tricity.games.point_city.state import AUTOMA, PER_SYMBOL, PERMANENT, POINTS, ROUNDS, STOCK, TOKENS, PointCity
from tricity.games.point_city.tokens import NAMES

HARD: Final[i64] = 2


def crossing(done: i64) -> i64:
    """Where the markers cross after so many of its turns: column 1 and row 2 at first, then both one on (PC-32)."""
    return 4 * ((done + 1) & 3) + (done & 3)


def next_cell(state: PointCity) -> i64:
    """The first of the two cells that it takes from next (PC-33)."""
    return crossing(state.turns // 2)


def below(cell: i64) -> i64:
    """The other one."""
    return (cell + 4) & 15


def take_automa_turn(state: PointCity, log: EventLog | None) -> None:
    cell = next_cell(state)
    _take(state, cell, log)
    _take(state, below(cell), log)
    refill(state, log)
    state.turns += 1
    if log is not None and state.turns < 2 * ROUNDS:
        cell = next_cell(state)
        log.emit("pc-automa-next", {"at": market_cell(cell), "other_at": market_cell(below(cell))})


def _take(state: PointCity, cell: i64, log: EventLog | None) -> None:
    card = state.market[cell]
    building = (state.buildings >> cell) & 1 != 0
    state.gaps |= 1 << cell
    if building:
        build(state, AUTOMA, card)
    else:
        keep(state, AUTOMA, card)
    if log is not None:
        kind = "pc-automa-built" if building else "pc-automa-took"
        log.emit(kind, {"at": market_cell(cell), **side_facts(card, building)})
    if building and CIVIC[card] and state.tokens:
        leftmost = state.row & 31
        award(state, AUTOMA, leftmost)
        if log is not None:
            log.emit("pc-automa-token", {"token": NAMES[leftmost]})


def automa_points(state: PointCity) -> i64:
    """The total of its sheet."""
    level = state.options & 3
    total = state.of(AUTOMA, POINTS) + token_worth(state) * popcount(state.of(AUTOMA, TOKENS))
    place: i64 = 0
    while place < 5:
        total += resource_worth(state, (state.of(AUTOMA, PERMANENT) >> (8 * place)) & 255)
        place += 1
    if level == HARD:
        total += state.of(AUTOMA, STOCK) >> WILD
    return total


def token_worth(state: PointCity) -> i64:
    return 3 + 2 * (state.options & 3)


def resource_worth(state: PointCity, owned: i64) -> i64:
    """What it scores for a resource that it owns so many times (PC-34), as a type or for each symbol (PC-35)."""
    level = state.options & 3
    if level == 0:
        return owned
    times = min(owned, 3)
    worth = times * (times + 1) // 2 if level == HARD else times
    return worth * owned if state.options & PER_SYMBOL else worth
