# mypyc: compile
"""Scoring (PC-21, PC-22, PC-34 to PC-36): a fast total, and the lines of a score sheet."""

from tricity.core.bits import popcount
from tricity.core.native import i64
from tricity.core.scores import Line
from tricity.games.point_city.automa import automa_points, points_per_token, resource_points
from tricity.games.point_city.options import AUTOMA_LEVEL, AUTOMA_SCORING, LEVEL_HARD
from tricity.games.point_city.resources import INGENUITY_SHIFT, stock_size, symbol_counts
from tricity.games.point_city.state import (
    AUTOMA,
    SEAT_CITY,
    PointCity,
)
from tricity.games.point_city.tokens import TOKEN_NAMES, TOKEN_POINTS, times_scored, token_points


def points(state: PointCity, seat: i64) -> i64:
    """The total of the seat's score sheet."""
    if state.players == 1 and seat == AUTOMA:
        return automa_points(state)
    wilds = state.stock(seat) >> INGENUITY_SHIFT
    return state.building_points(seat) + token_points(state.tokens(seat), state.permanent(seat), wilds)


def standing(state: PointCity, seat: i64) -> i64:
    """A number that orders seats as PC-22 and PC-36 do: points, then stock cards, of which there are fewer than 64."""
    return points(state, seat) * 64 + tiebreak(state, seat)


def tiebreak(state: PointCity, seat: i64) -> i64:
    """The cards left in the stock (PC-22); the Automa is ahead in any tie with its player (PC-36)."""
    if state.players == 1:
        if seat == AUTOMA:
            return 1
        return 0
    return stock_size(state.stock(seat))


def lines(state: PointCity, seat: int) -> list[Line]:
    """The seat's score sheet, a line per rule; in a solo game seat 1 is the Automa."""
    if state.players == 1 and seat == AUTOMA:
        return _automa_lines(state)
    permanent, wilds = state.permanent(seat), state.stock(seat) >> INGENUITY_SHIFT
    buildings = int(building_count(state, seat))
    sheet = [Line("PC-21", int(state.building_points(seat)), {"case": "buildings", "count": buildings})]
    for token, name in enumerate(TOKEN_NAMES):
        if (state.tokens(seat) >> i64(token)) & 1:
            times, each = int(times_scored(token, permanent, wilds)), int(TOKEN_POINTS[token])
            sheet.append(Line("PC-21", times * each, {"case": "token", "token": name, "count": times, "each": each}))
    if state.players == 1:
        sheet.append(Line("PC-36", 0))
    else:
        sheet.append(Line("PC-22", 0, {"count": int(tiebreak(state, seat))}))
    return sheet


def building_count(state: PointCity, seat: i64) -> i64:
    """The number of buildings in a city."""
    return (
        popcount(state.get(seat, SEAT_CITY))
        + popcount(state.get(seat, SEAT_CITY + 1))
        + popcount(state.get(seat, SEAT_CITY + 2))
    )


def _automa_lines(state: PointCity) -> list[Line]:
    level = AUTOMA_LEVEL.value(state.options)
    buildings = {"case": "buildings", "level": level, "count": int(building_count(state, AUTOMA))}
    sheet = [Line("PC-34", int(state.building_points(AUTOMA)), buildings)]
    reading = AUTOMA_SCORING.value(state.options)
    for name, owned in symbol_counts(state.permanent(AUTOMA)).items():
        scored = int(resource_points(state, owned))
        facts = {"case": "resource", "level": level, "resource": name, "count": owned}
        if level == "easy":
            sheet.append(Line("PC-34", scored, facts))
        else:
            sheet.append(Line("PC-35", scored, {**facts, "reading": reading}))
    tokens, each = int(popcount(state.tokens(AUTOMA))), int(points_per_token(state))
    facts = {"case": "token", "level": level, "count": tokens, "each": each}
    sheet.append(Line("PC-34", tokens * each, facts))
    if AUTOMA_LEVEL.index(state.options) == LEVEL_HARD:
        wilds = int(state.stock(AUTOMA) >> INGENUITY_SHIFT)
        sheet.append(Line("PC-34", wilds, {"case": "ingenuity", "level": level, "count": wilds}))
    return sheet
