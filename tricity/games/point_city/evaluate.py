# mypyc: compile
"""A linear estimate of a seat's final points, for search and lookahead. `tricity.arena.tuning` fits the weights."""

from typing import Final

from tricity.core.bits import popcount
from tricity.core.evaluation import weight_table, weighted_sum
from tricity.core.native import append, i64, vec
from tricity.games.point_city.cards import COST, IS_CIVIC, PRINTED_POINTS, PRODUCES
from tricity.games.point_city.options import AUTOMA_LEVEL
from tricity.games.point_city.payments import missing_count
from tricity.games.point_city.resources import INGENUITY_SHIFT, RESOURCE_BITS
from tricity.games.point_city.scoring import points, tiebreak
from tricity.games.point_city.state import (
    ASK_TOKEN,
    AUTOMA,
    CELLS,
    ROUNDS,
    SEAT_PERMANENT,
    SEAT_STOCK,
    SEAT_TOKENS,
    SEAT_WEALTH,
    PointCity,
)
from tricity.games.point_city.tokens import TOKEN_COUNT, TOKEN_POINTS, resource_types, times_scored

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
"""Thousandths of a point for a unit of each feature: at the end, and added for each turn that the seat has left."""
_weights: Final = weight_table(WEIGHTS.values())

AUTOMA_PACE: Final = vec[i64]([i64(281), i64(316), i64(422)])
"""The Automa's mean points per turn, in hundredths, by its level: measured in 400 random games each."""


def evaluate(state: PointCity, seat: i64) -> i64:
    """The seat's final points in hundredths, or its lead over the Automa; exact with the tie-break at the end."""
    if not state.pending:
        value = points(state, seat) * 100 + tiebreak(state, seat)
        if state.players == 1:
            value -= points(state, AUTOMA) * 100 + tiebreak(state, AUTOMA)
        return value
    value = weighted_sum(features(state, seat), _weights, turns_left(state)) // 10
    if state.players == 1:
        value -= points(state, AUTOMA) * 100 + AUTOMA_PACE[AUTOMA_LEVEL.index(state.options)] * turns_left(state)
    return value


def turns_left(state: PointCity) -> i64:
    """The number of turns that each seat still has, including this one."""
    return ROUNDS - state.turns_done // state.owner_count()


def features(state: PointCity, seat: i64) -> vec[i64]:
    """The inputs of the linear estimate, in the order of `WEIGHTS`; `tricity.arena.tuning` relies on that order.

    `sites` are the buildings that the seat has taken and not paid yet; `in reach` are market buildings that it could
    pay alone, `near` those that lack one or two symbols. Values of buildings and tokens are in half points.
    """
    permanent = state.get(seat, SEAT_PERMANENT)
    wealth = state.get(seat, SEAT_WEALTH)
    stock = wealth - permanent
    wilds = state.get(seat, SEAT_STOCK) >> INGENUITY_SHIFT
    token_value = best_token(state, permanent, wilds)
    is_own_turn = state.turn == seat
    site_points: i64 = 0
    site_symbols: i64 = 0
    tokens_owed: i64 = 0
    sites: i64 = state.sites if is_own_turn else 0
    while sites:
        card = (sites & 255) - 1
        site_points += PRINTED_POINTS[card]
        site_symbols += 1 if PRODUCES[card] else 0
        tokens_owed += IS_CIVIC[card]
        sites >>= 8
    if is_own_turn:
        pending = state.pending
        while pending:
            tokens_owed += 1 if pending & 15 == ASK_TOKEN else 0
            pending >>= 4
    best_in_reach: i64 = 0
    best_near: i64 = 0
    in_reach: i64 = 0
    shown_cells = state.building_cells & ~state.gaps
    cell: i64 = 0
    while cell < CELLS:
        if (shown_cells >> cell) & 1:
            card = state.market[cell]
            value = (
                2 * PRINTED_POINTS[card]
                + (token_value if IS_CIVIC[card] else 0)
                + (turns_left(state) // 2 if PRODUCES[card] else 0)
            )
            missing = missing_count(COST[card], wealth) - wilds
            if missing <= 0:
                best_in_reach = max(best_in_reach, value)
                in_reach += 1
            elif missing <= 2:
                best_near = max(best_near, value)
        cell += 1
    values = vec[i64](capacity=16)
    values = append(values, i64(1))
    values = append(values, points(state, seat))
    values = append(values, symbol_count(permanent))
    values = append(values, resource_types(permanent, 1))
    values = append(values, resource_types(permanent, 2))
    values = append(values, symbol_count(stock))
    values = append(values, resource_types(wealth, 1))
    values = append(values, wilds)
    values = append(values, popcount(state.get(seat, SEAT_TOKENS)))
    values = append(values, token_value)
    values = append(values, site_points)
    values = append(values, site_symbols)
    values = append(values, tokens_owed * token_value)
    values = append(values, best_in_reach)
    values = append(values, best_near)
    return append(values, in_reach)


def best_token(state: PointCity, permanent: i64, wilds: i64) -> i64:
    """The points that the best token on the table would give to this city now, in half points."""
    best: i64 = 0
    tokens = state.table_tokens
    token: i64 = 0
    while token < TOKEN_COUNT:
        if (tokens >> token) & 1:
            best = max(best, TOKEN_POINTS[token] * times_scored(token, permanent, wilds))
        token += 1
    return 2 * best


def symbol_count(packed: i64) -> i64:
    """All symbols of the five resources.

    256 leaves the remainder 1 when it is divided by 255, so that a number modulo 255 is the sum of its bytes; all
    symbols together never reach 255.
    """
    return ((packed & RESOURCE_BITS) % 255) if packed & RESOURCE_BITS else 0
