# mypyc: compile
"""What a seat's tiles will be worth, guessed from how they lie. `tricity.arena.tuning` sets the weights."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.evaluation import weight_table, weighted_sum
from tricity.games.infinite_city.scoring import group_points, group_sizes, largest_group, points
from tricity.games.infinite_city.state import PROTECTED, TOKEN_BITS, InfiniteCity, one_token, token_count, type_of

WEIGHTS: Final = {
    "game": (0, 300),
    "points": (1000, 0),
    "tiles": (0, 20),
    "pairs": (300, 50),
    "singles": (100, 30),
    "largest": (0, 10),
    "protected": (100, 20),
    "shared": (0, 0),
    "silver": (200, 0),
    "supply": (0, 0),
    "hand": (50, 20),
    "turn": (300, 0),
    "last_round": (0, 0),
    "bonus": (0, 0),
}
"""Thousandths of a point for a unit of each feature: at the end, and added for each of the `turns_left`."""
_weights: Final = weight_table(WEIGHTS.values())


def evaluate(state: InfiniteCity, seat: i64) -> i64:
    """The seat's final points in hundredths: exact with the tie-break when the game is over, a guess before."""
    if state.over:
        return points(state, seat) * 100 + largest_group(state, seat)
    return weighted_sum(features(state, seat), _weights, turns_left(state)) // 10


def turns_left(state: InfiniteCity) -> i64:
    """How many tokens the seat with the fewest has in its supply: about as many turns are left; none in the last."""
    if state.first_out >= 0:
        return 0
    least: i64 = 15
    seat: i64 = 0
    while seat < state.players:
        least = min(least, token_count(state.supply, seat))
        seat += 1
    return least


def features(state: InfiniteCity, seat: i64) -> vec[i64]:
    """What the weights weigh, in their order."""
    own_mask = 15 * one_token(seat)
    others_mask = TOKEN_BITS & ~own_mask
    tileset = state.tileset
    tiles: i64 = 0
    protected: i64 = 0
    shared: i64 = 0
    silver: i64 = 0
    rival_silver: i64 = 0
    bonus: i64 = 0
    for tile in state.tiles:
        if tile & own_mask:
            tiles += 1
            protected += 1 if tile & PROTECTED else 0
            shared += 1 if tile & others_mask else 0
            bonus += tileset.bonus[type_of(tile)]
            silver += tileset.silver[type_of(tile)]
        if tile & others_mask:
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


def hand_size(state: InfiniteCity, seat: i64) -> i64:
    """Tiles in a hand."""
    stride = state.tileset.hand_words
    tiles: i64 = 0
    index = seat * stride
    while index < (seat + 1) * stride:
        packed = state.hands[index]
        while packed > 0:
            tiles += packed & 15
            packed >>= 4
        index += 1
    return tiles
