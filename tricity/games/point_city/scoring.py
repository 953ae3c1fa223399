# mypyc: compile
"""What a city is worth (PC-21, PC-22, PC-34 to PC-36): a fast total, and the lines of a score sheet."""

from mypy_extensions import i64

from tricity.core.bits import popcount
from tricity.core.scores import Line
from tricity.games.point_city.automa import HARD, automa_points, resource_worth, token_worth
from tricity.games.point_city.packs import WILD, stock_size, symbol_counts
from tricity.games.point_city.state import (
    AUTOMA,
    CITY,
    LEVELS,
    PER_SYMBOL,
    PERMANENT,
    POINTS,
    STOCK,
    TOKENS,
    PointCity,
)
from tricity.games.point_city.tokens import NAMES, WORTH, count
from tricity.games.point_city.tokens import points as token_points


def points(state: PointCity, seat: i64) -> i64:
    """The total of the seat's sheet."""
    if state.players == 1 and seat == AUTOMA:
        return automa_points(state)
    wilds = state.of(seat, STOCK) >> WILD
    return state.of(seat, POINTS) + token_points(state.of(seat, TOKENS), state.of(seat, PERMANENT), wilds)


def standing(state: PointCity, seat: i64) -> i64:
    """Orders as PC-22 and PC-36 do; a stock has fewer than 64 cards."""
    return points(state, seat) * 64 + tiebreak(state, seat)


def tiebreak(state: PointCity, seat: i64) -> i64:
    """The cards left in the stock (PC-22); the Automa is ahead in any tie with its player (PC-36)."""
    if state.players == 1:
        return 1 if seat == AUTOMA else 0
    return stock_size(state.of(seat, STOCK))


def lines(state: PointCity, seat: int) -> list[Line]:
    """The sheet of a seat; in a solo game the Automa's stands for seat 1."""
    if state.players == 1 and seat == AUTOMA:
        return _automa_lines(state)
    permanent, wilds = state.of(seat, PERMANENT), state.of(seat, STOCK) >> WILD
    built = int(buildings(state, seat))
    sheet = [Line("PC-21", int(state.of(seat, POINTS)), {"case": "buildings", "count": built})]
    for token, name in enumerate(NAMES):
        if (state.of(seat, TOKENS) >> i64(token)) & 1:
            times, worth = int(count(token, permanent, wilds)), int(WORTH[token])
            sheet.append(Line("PC-21", times * worth, {"case": "token", "token": name, "count": times, "each": worth}))
    if state.players == 1:
        sheet.append(Line("PC-36", 0))
    else:
        sheet.append(Line("PC-22", 0, {"count": int(tiebreak(state, seat))}))
    return sheet


def buildings(state: PointCity, seat: i64) -> i64:
    """How many buildings a city has."""
    return popcount(state.of(seat, CITY)) + popcount(state.of(seat, CITY + 1)) + popcount(state.of(seat, CITY + 2))


def _automa_lines(state: PointCity) -> list[Line]:
    level = LEVELS[state.options & 3]
    facts = {"case": "buildings", "level": level}
    sheet = [Line("PC-34", int(state.of(AUTOMA, POINTS)), {**facts, "count": int(buildings(state, AUTOMA))})]
    reading = "symbol" if state.options & PER_SYMBOL else "type"
    for name, owned in symbol_counts(state.of(AUTOMA, PERMANENT)).items():
        worth = int(resource_worth(state, owned))
        told = {"case": "resource", "level": level, "resource": name, "count": owned}
        if level == "easy":
            sheet.append(Line("PC-34", worth, told))
        else:
            sheet.append(Line("PC-35", worth, {**told, "reading": reading}))
    tokens, each = int(popcount(state.of(AUTOMA, TOKENS))), int(token_worth(state))
    told = {"case": "token", "level": level, "count": tokens, "each": each}
    sheet.append(Line("PC-34", tokens * each, told))
    if state.options & 3 == HARD:
        wilds = int(state.of(AUTOMA, STOCK) >> WILD)
        sheet.append(Line("PC-34", wilds, {"case": "ingenuity", "level": level, "count": wilds}))
    return sheet
