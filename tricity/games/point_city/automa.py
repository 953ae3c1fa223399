# mypyc: compile
"""The Automa, the solo opponent: its next cards, its turn and its score (PC-30 to PC-35)."""

from tricity.core.bits import popcount
from tricity.core.events import EventLog
from tricity.core.native import i64
from tricity.games.point_city.cards import IS_CIVIC
from tricity.games.point_city.events import AutomaBuilt, AutomaGotToken, AutomaNext, AutomaTook
from tricity.games.point_city.holdings import add_to_city, add_to_stock, award_token
from tricity.games.point_city.market import building_side, refill, resource_side
from tricity.games.point_city.moves import cell_name
from tricity.games.point_city.options import AUTOMA_LEVEL, AUTOMA_SCORING, LEVEL_EASY, LEVEL_HARD, PER_SYMBOL
from tricity.games.point_city.resources import INGENUITY_SHIFT
from tricity.games.point_city.state import (
    AUTOMA,
    ROUNDS,
    PointCity,
)
from tricity.games.point_city.tokens import TOKEN_NAMES


def marker_crossing(automa_turns: i64) -> i64:
    """The cell where the markers cross after that many of its turns. They start at column 1, row 2 (PC-32)."""
    return 4 * ((automa_turns + 1) & 3) + (automa_turns & 3)


def next_cell(state: PointCity) -> i64:
    """The first of the two cells from which it takes on its next turn (PC-33)."""
    return marker_crossing(state.turns_done // 2)


def cell_below(cell: i64) -> i64:
    """The cell below, in the same column; below the bottom row comes the top row (PC-32)."""
    return (cell + 4) & 15


def play_automa_turn(state: PointCity, log: EventLog | None) -> None:
    cell = next_cell(state)
    _take(state, cell, log)
    _take(state, cell_below(cell), log)
    refill(state, log)
    state.turns_done += 1
    if log is not None and state.turns_done < 2 * ROUNDS:
        cell = next_cell(state)
        log.emit(AutomaNext(at=cell_name(cell), other_at=cell_name(cell_below(cell))))


def _take(state: PointCity, cell: i64, log: EventLog | None) -> None:
    card = state.market[cell]
    building = (state.building_cells >> cell) & 1 != 0
    state.gaps |= 1 << cell
    if building:
        add_to_city(state, AUTOMA, card)
    else:
        add_to_stock(state, AUTOMA, card)
    if log is not None:
        if building:
            log.emit(AutomaBuilt(at=cell_name(cell), **building_side(card)))
        else:
            log.emit(AutomaTook(at=cell_name(cell), **resource_side(card)))
    if building and IS_CIVIC[card] and state.table_tokens:
        leftmost = state.token_row & 31
        award_token(state, AUTOMA, leftmost)
        if log is not None:
            log.emit(AutomaGotToken(token=TOKEN_NAMES[leftmost]))


def automa_points(state: PointCity) -> i64:
    """The total of its score sheet."""
    level = AUTOMA_LEVEL.index(state.options)
    total = state.building_points(AUTOMA) + points_per_token(state) * popcount(state.tokens(AUTOMA))
    resource: i64 = 0
    while resource < 5:
        total += resource_points(state, (state.permanent(AUTOMA) >> (8 * resource)) & 255)
        resource += 1
    if level == LEVEL_HARD:
        total += state.stock(AUTOMA) >> INGENUITY_SHIFT
    return total


def points_per_token(state: PointCity) -> i64:
    return 3 + 2 * AUTOMA_LEVEL.index(state.options)


def resource_points(state: PointCity, owned: i64) -> i64:
    """Its points for a resource of which it owns `owned` symbols (PC-34), per type or per symbol (PC-35)."""
    level = AUTOMA_LEVEL.index(state.options)
    if level == LEVEL_EASY:
        return owned
    points = min(owned, i64(3))
    if level == LEVEL_HARD:
        points = points * (points + 1) // 2
    if AUTOMA_SCORING.index(state.options) == PER_SYMBOL:
        return points * owned
    return points
