# mypyc: compile
"""Heuristic evaluation: a linear estimate of a seat's final points. `tricity.arena.tuning` fits the weights."""

from typing import Final

from tricity.core.evaluation import weight_table, weighted_sum
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.hands import hand_size
from tricity.games.infinite_city.scoring import group_points, group_sizes, largest_group, points
from tricity.games.infinite_city.state import PROTECTED, TOKEN_BITS, InfiniteCity, seat_tokens, token_count, type_of

WEIGHTS: Final = {
    "game": (0, 300),  # 1: the constant term
    "points": (1000, 0),  # points if the game ended now, silver as if against all rivals together
    "tiles": (0, 20),  # tiles that the seat controls
    "pairs": (300, 50),  # groups of two, which score nothing yet
    "singles": (100, 30),  # tiles alone
    "largest": (0, 10),  # size of the largest group
    "protected": (100, 20),  # controlled tiles that are protected
    "shared": (0, 0),  # controlled tiles with tokens of others too
    "silver": (200, 0),  # silver tiles controlled
    "supply": (0, 0),  # tokens left
    "hand": (50, 20),  # tiles in hand
    "turn": (300, 0),  # 1 in the seat's own turn
    "last_round": (0, 0),  # 1 once somebody has placed a last token
    "bonus": (0, 0),  # bonus points on controlled tiles
}
"""The features, in the order of `features`, with their weights in thousandths of a point: the first holds at the end of
the game, the second is added for each of the `turns_left`."""
_weights: Final = weight_table(WEIGHTS.values())


def evaluate(state: InfiniteCity, seat: i64) -> i64:
    """The seat's final points in hundredths: an estimate, or when the game is over exact, with the tie-break below."""
    if state.over:
        return points(state, seat) * 100 + largest_group(state, seat)
    # From thousandths to hundredths.
    return weighted_sum(features(state, seat), _weights, turns_left(state)) // 10


def turns_left(state: InfiniteCity) -> i64:
    """About how many turns each seat has left: as many as the smallest supply has tokens; 0 in the last round."""
    if state.first_out >= 0:
        return 0
    least: i64 = 15
    seat: i64 = 0
    while seat < state.players:
        least = min(least, token_count(state.supply, seat))
        seat += 1
    return least


def features(state: InfiniteCity, seat: i64) -> vec[i64]:
    """The values of the features of `WEIGHTS`, in their order."""
    own = seat_tokens(seat)
    others = TOKEN_BITS & ~own
    tileset = state.tileset
    tiles: i64 = 0
    protected: i64 = 0
    shared: i64 = 0
    silver: i64 = 0
    rival_silver: i64 = 0
    bonus: i64 = 0
    for tile in state.tiles:
        if tile & own:
            tiles += 1
            protected += 1 if tile & PROTECTED else 0
            shared += 1 if tile & others else 0
            bonus += tileset.bonus[type_of(tile)]
            silver += tileset.silver[type_of(tile)]
        if tile & others:
            rival_silver += tileset.silver[type_of(tile)]
    sizes = group_sizes(state, seat)
    pairs: i64 = 0
    singles: i64 = 0
    for size in sizes:
        if size == 2:
            pairs += 1
        elif size == 1:
            singles += 1
    scored = group_points(sizes) + bonus
    if silver and silver >= rival_silver:
        scored += silver
    values = vec[i64](capacity=14)
    values = append(values, i64(1))
    values = append(values, scored)
    values = append(values, tiles)
    values = append(values, pairs)
    values = append(values, singles)
    values = append(values, sizes[0] if len(sizes) else i64(0))
    values = append(values, protected)
    values = append(values, shared)
    values = append(values, silver)
    values = append(values, token_count(state.supply, seat))
    values = append(values, hand_size(state, seat))
    values = append(values, i64(1) if state.turn == seat else i64(0))
    values = append(values, i64(1) if state.first_out >= 0 else i64(0))
    return append(values, bonus)
