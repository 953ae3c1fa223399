# mypyc: compile
"""A linear estimate of a seat's final points, for search and lookahead. `tricity.arena.training` fits the weights."""

from typing import Final

from tricity.core.bits import lowest_bit, popcount
from tricity.core.evaluation import by_theme, unit_weights, weight_table
from tricity.core.native import i64, vec
from tricity.games.point_city.cards import IS_CIVIC, PRINTED_POINTS, PRODUCES
from tricity.games.point_city.options import AUTOMA_LEVEL
from tricity.games.point_city.payments import unpaid_count
from tricity.games.point_city.resources import INGENUITY_SHIFT, RESOURCE_BITS, TOP_BITS, symbol_count
from tricity.games.point_city.scoring import points, tiebreak
from tricity.games.point_city.state import (
    ASK_TOKEN,
    AUTOMA,
    BALANCES,
    CELLS,
    ROUNDS,
    SEAT_PERMANENT,
    SEAT_STOCK,
    SEAT_TOKENS,
    SEAT_WEALTH,
    PointCity,
)
from tricity.games.point_city.tokens import TOKEN_POINTS, resource_types, times_scored

WEIGHTS: Final = {
    "city": (-6101, 2476),
    "points": (1006, -58),
    "permanent": (-415, 267),
    "permanent_types": (785, -51),
    "second_symbols": (663, 6),
    "stock_symbols": (26, -15),
    "stock_types": (267, 5),
    "ingenuity": (-120, 11),
    "tokens": (423, -13),
    "best_token": (-72, 4),
    "sites": (548, -43),
    "site_symbols": (-1387, 175),
    "owed_tokens": (319, -21),
    "best_in_reach": (314, -20),
    "best_near": (177, -8),
    "in_reach": (4, 30),
}
"""The features, in the order of `features`, with the weights that training starts from, in thousandths of a point per
unit: the weight at the end, and what each round left adds to it."""
THEMES: Final = {
    "points": ("points",),
    "permanent": ("permanent", "permanent_types", "second_symbols", "site_symbols"),
    "stock": ("stock_symbols", "stock_types", "ingenuity"),
    "tokens": ("tokens", "best_token", "owed_tokens"),
    "buildings": ("sites",),
    "reach": ("best_in_reach", "best_near", "in_reach"),
}
"""What explanations speak of, and the features that belong to it."""
_FEATURES: Final[i64] = len(WEIGHTS)
STAGES: Final[i64] = 3
"""Of a round, for each seat: in its turn, before it, after it."""
TABLE: Final = weight_table("tricity.games.point_city", WEIGHTS, int(ROUNDS), int(STAGES))
"""The weights that are used, by `row_of`."""
_units: Final = unit_weights(len(WEIGHTS))

_MEMO_SIZE: Final[i64] = 4096
_best_tokens: Final = vec[i64]([i64(0)] * _MEMO_SIZE)
"""The memo of `best_token`: in each slot a question above eight bits with its answer."""

AUTOMA_PACE: Final = vec[i64]([i64(281), i64(316), i64(422)])
"""The Automa's mean points per turn, in hundredths, by its level: measured in 400 random games each."""


def evaluate(state: PointCity, seat: i64) -> i64:
    """The seat's final points in hundredths, or its lead over the Automa; exact with the tie-break at the end."""
    if not state.pending:
        value = points(state, seat) * 100 + tiebreak(state, seat)
        if state.players == 1:
            value -= points(state, AUTOMA) * 100 + tiebreak(state, AUTOMA)
        return value
    value = weighted_features(state, seat, TABLE, row_of(state, seat) * _FEATURES) // 10
    if state.players == 1:
        value -= points(state, AUTOMA) * 100 + AUTOMA_PACE[AUTOMA_LEVEL.index(state.options)] * turns_left(state)
    return value


def turns_left(state: PointCity) -> i64:
    """The number of turns that each seat still has, including this one."""
    return ROUNDS - state.turns_done // state.owner_count()


def row_of(state: PointCity, seat: i64) -> i64:
    """The row of weights for a seat: by rounds left and stage."""
    count = state.owner_count()
    done = state.turns_done % count
    waits = seat - state.turn
    if waits < 0:
        waits += count
    stage: i64 = 0
    if waits >= count - done:
        stage = 2
    elif waits > 0:
        stage = 1
    return (ROUNDS - state.turns_done // count) * STAGES + stage


def features(state: PointCity, seat: i64) -> vec[i64]:
    """The inputs of the linear estimate, in the order of `WEIGHTS`; `tricity.arena.training` relies on that order."""
    return vec[i64]([weighted_features(state, seat, _units, row * _FEATURES) for row in range(_FEATURES)])


def contributions(state: PointCity, seat: int) -> dict[str, int]:
    """What each theme adds to the estimate of the seat's points, in thousandths of a point."""
    return by_theme(THEMES, WEIGHTS, features(state, seat), TABLE, row_of(state, seat) * _FEATURES)


def weighted_features(state: PointCity, seat: i64, weights: vec[i64], row: i64) -> i64:
    """The features, each times its weight, added up; their weights begin at the index `row`.

    `sites` are the buildings that the seat has taken and not paid yet; `in reach` are market buildings that it could
    pay alone, `near` those that lack one or two symbols. Values of buildings and tokens are in half points.
    """
    at = 8 * seat
    seats = state.seats
    permanent = seats[at + SEAT_PERMANENT]
    wealth = seats[at + SEAT_WEALTH]
    stock = wealth - permanent
    wilds = seats[at + SEAT_STOCK] >> INGENUITY_SHIFT
    token_value = best_token(state.table_tokens, permanent, wilds)
    site_points: i64 = 0
    site_symbols: i64 = 0
    tokens_owed: i64 = 0
    if state.turn == seat:
        sites = state.sites
        while sites:
            card = (sites & 255) - 1
            site_points += PRINTED_POINTS[card]
            if PRODUCES[card]:
                site_symbols += 1
            tokens_owed += IS_CIVIC[card]
            sites >>= 8
        pending = state.pending
        while pending:
            if pending & 15 == ASK_TOKEN:
                tokens_owed += 1
            pending >>= 4
    best_in_reach: i64 = 0
    best_near: i64 = 0
    in_reach: i64 = 0
    symbol_value = turns_left(state) // 2
    shown_cells = state.building_cells & ~state.gaps
    market = state.market
    balance = TOP_BITS - wealth
    next_cell: i64 = 0
    while next_cell < CELLS:
        cell = next_cell
        next_cell += 1
        if not (shown_cells >> cell) & 1:
            continue
        missing = unpaid_count(balance + market[BALANCES + cell])
        if missing > 2:
            continue
        card = market[cell]
        value = 2 * PRINTED_POINTS[card]
        if IS_CIVIC[card]:
            value += token_value
        if PRODUCES[card]:
            value += symbol_value
        if missing <= 0:
            best_in_reach = max(best_in_reach, value)
            in_reach += 1
        else:
            best_near = max(best_near, value)
    return (
        weights[row]
        + weights[row + 1] * points(state, seat)
        + weights[row + 2] * symbol_count(permanent)
        + weights[row + 3] * resource_types(permanent, 1)
        + weights[row + 4] * resource_types(permanent, 2)
        + weights[row + 5] * symbol_count(stock & RESOURCE_BITS)
        + weights[row + 6] * resource_types(wealth, 1)
        + weights[row + 7] * wilds
        + weights[row + 8] * popcount(seats[at + SEAT_TOKENS])
        + weights[row + 9] * token_value
        + weights[row + 10] * site_points
        + weights[row + 11] * site_symbols
        + weights[row + 12] * tokens_owed * token_value
        + weights[row + 13] * best_in_reach
        + weights[row + 14] * best_near
        + weights[row + 15] * in_reach
    )


def best_token(tokens: i64, permanent: i64, wilds: i64) -> i64:
    """The points that the best of these tokens would give to a city now, in half points.

    Remembered: searches ask for the same few cities again and again.
    """
    key = (_five_bits_each(permanent) << 28) | (wilds << 22) | tokens
    slot = ((key ^ (key >> 31)) * 0x1F3D5B79 >> 20) & (_MEMO_SIZE - 1)
    known = _best_tokens[slot]
    # Question and answer in one number, so that no thread finds the answer to another question.
    if known >> 8 == key:
        return known & 255
    best: i64 = 0
    rest = tokens
    while rest:
        token = lowest_bit(rest)
        rest &= rest - 1
        best = max(best, TOKEN_POINTS[token] * times_scored(token, permanent, wilds))
    _best_tokens[slot] = (key << 8) | (2 * best)
    return 2 * best


def _five_bits_each(symbols: i64) -> i64:
    """Symbols packed more tightly: no city has more than 20 of a resource."""
    return (
        (symbols & 31)
        | ((symbols >> 3) & 0x3E0)
        | ((symbols >> 6) & 0x7C00)
        | ((symbols >> 9) & 0xF8000)
        | ((symbols >> 12) & 0x1F00000)
    )
