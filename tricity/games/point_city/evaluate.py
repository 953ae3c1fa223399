# mypyc: compile
"""What a city will be worth, guessed from how it stands. `tricity.arena.tuning` sets the weights."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.bits import popcount
from tricity.core.evaluation import weight_table, weighted_sum
from tricity.games.point_city.cards import CIVIC, COST, PRINTED, PRODUCES
from tricity.games.point_city.packs import SYMBOLS, WILD
from tricity.games.point_city.payments import shortage
from tricity.games.point_city.scoring import points, tiebreak
from tricity.games.point_city.state import (
    AUTOMA,
    CELLS,
    PERMANENT,
    ROUNDS,
    STOCK,
    TOKEN,
    TOKENS,
    WEALTH,
    PointCity,
)
from tricity.games.point_city.tokens import TOKENS as ALL_TOKENS
from tricity.games.point_city.tokens import WORTH, count

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
"""Hundredths of a point that the Automa makes in a turn, by its level: its mean over 400 random games each."""


def evaluate(state: PointCity, seat: i64) -> i64:
    """The seat's final points in hundredths, or its lead over the Automa; exact with the tie-break at the end."""
    if not state.pending:
        worth = points(state, seat) * 100 + tiebreak(state, seat)
        if state.players == 1:
            worth -= points(state, AUTOMA) * 100 + tiebreak(state, AUTOMA)
        return worth
    worth = weighted_sum(features(state, seat), _weights, turns_left(state)) // 10
    if state.players == 1:
        worth -= points(state, AUTOMA) * 100 + AUTOMA_PACE[state.options & 3] * turns_left(state)
    return worth


def turns_left(state: PointCity) -> i64:
    """Turns that each seat still has, this one included."""
    return ROUNDS - state.turns // state.sides()


def features(state: PointCity, seat: i64) -> vec[i64]:
    """What the weights weigh, in their order."""
    permanent = state.of(seat, PERMANENT)
    wealth = state.of(seat, WEALTH)
    stock = wealth - permanent
    wilds = state.of(seat, STOCK) >> WILD
    token_worth = best_token(state, permanent, wilds)
    mine = state.turn == seat
    printed: i64 = 0
    produced: i64 = 0
    civic: i64 = 0
    sites: i64 = state.sites if mine else 0
    while sites:
        card = (sites & 255) - 1
        printed += PRINTED[card]
        produced += 1 if PRODUCES[card] else 0
        civic += CIVIC[card]
        sites >>= 8
    if mine:
        pending = state.pending
        while pending:
            civic += 1 if pending & 15 == TOKEN else 0
            pending >>= 4
    best: i64 = 0
    near: i64 = 0
    reach: i64 = 0
    shown = state.buildings & ~state.gaps
    cell: i64 = 0
    while cell < CELLS:
        if (shown >> cell) & 1:
            card = state.market[cell]
            worth = (
                2 * PRINTED[card]
                + (token_worth if CIVIC[card] else 0)
                + (turns_left(state) // 2 if PRODUCES[card] else 0)
            )
            short = shortage(COST[card], wealth) - wilds
            if short <= 0:
                best = max(best, worth)
                reach += 1
            elif short <= 2:
                near = max(near, worth)
        cell += 1
    found = vec[i64](capacity=16)
    found = append(found, i64(1))
    found = append(found, points(state, seat))
    found = append(found, symbols(permanent))
    found = append(found, types(permanent, 1))
    found = append(found, types(permanent, 2))
    found = append(found, symbols(stock))
    found = append(found, types(wealth, 1))
    found = append(found, wilds)
    found = append(found, popcount(state.of(seat, TOKENS)))
    found = append(found, token_worth)
    found = append(found, printed)
    found = append(found, produced)
    found = append(found, civic * token_worth)
    found = append(found, best)
    found = append(found, near)
    return append(found, reach)


def best_token(state: PointCity, permanent: i64, wilds: i64) -> i64:
    """What the best token on the table would be worth to a city as it stands, in half points."""
    best: i64 = 0
    tokens = state.tokens
    token: i64 = 0
    while token < ALL_TOKENS:
        if (tokens >> token) & 1:
            best = max(best, WORTH[token] * count(token, permanent, wilds))
        token += 1
    return 2 * best


def symbols(packed: i64) -> i64:
    """All symbols of the five resources."""
    return ((packed & SYMBOLS) % 255) if packed & SYMBOLS else 0


def types(packed: i64, least: i64) -> i64:
    """How many resources have at least so many symbols."""
    found: i64 = 0
    place: i64 = 0
    while place < 5:
        if (packed >> (8 * place)) & 255 >= least:
            found += 1
        place += 1
    return found
