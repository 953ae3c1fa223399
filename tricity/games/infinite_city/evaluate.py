# mypyc: compile
"""What a seat's tiles will be worth, guessed from how they lie. `tricity.arena.tuning` sets the weights."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.weights import table, weighed
from tricity.games.infinite_city.scoring import group_sizes, in_groups, largest, points
from tricity.games.infinite_city.state import SAFE, TOKENS, InfiniteCity, token_of, tokens_of, type_of

WEIGHTS: Final = {
    "game": (0, 300),
    "points": (1000, 0),
    "tiles": (0, 20),
    "pairs": (300, 50),
    "singles": (100, 30),
    "largest": (0, 10),
    "safe": (100, 20),
    "shared": (0, 0),
    "silver": (200, 0),
    "supply": (0, 0),
    "hand": (50, 20),
    "turn": (300, 0),
    "last_round": (0, 0),
    "bonus": (0, 0),
}
"""Thousandths of a point for a unit of each feature: at the end, and added for each step of `left`."""
_weights: Final = table(WEIGHTS.values())


def evaluate(state: InfiniteCity, seat: i64) -> i64:
    """The seat's final points in hundredths: exact with the tie-break when the game is over, a guess before."""
    if state.over:
        return points(state, seat) * 100 + largest(state, seat)
    return weighed(features(state, seat), _weights, left(state)) // 10


def left(state: InfiniteCity) -> i64:
    """How many tokens the seat with the fewest has in its supply: about as many turns are left; none in the last."""
    if state.out >= 0:
        return 0
    least: i64 = 15
    seat: i64 = 0
    while seat < state.players:
        least = min(least, tokens_of(state.supply, seat))
        seat += 1
    return least


def features(state: InfiniteCity, seat: i64) -> vec[i64]:
    """What the weights weigh, in their order."""
    own = 15 * token_of(seat)
    others = TOKENS & ~own
    tileset = state.tileset
    tiles: i64 = 0
    safe: i64 = 0
    shared: i64 = 0
    silver: i64 = 0
    rival_silver: i64 = 0
    bonus: i64 = 0
    for word in state.tiles:
        if word & own:
            tiles += 1
            safe += 1 if word & SAFE else 0
            shared += 1 if word & others else 0
            bonus += tileset.bonus[type_of(word)]
            silver += tileset.silver[type_of(word)]
        if word & others:
            rival_silver += tileset.silver[type_of(word)]
    sizes = group_sizes(state, seat)
    pairs: i64 = 0
    singles: i64 = 0
    for size in sizes:
        if size == 2:
            pairs += 1
        elif size == 1:
            singles += 1
    scored = in_groups(sizes) + bonus
    if silver and silver >= rival_silver:
        scored += silver
    found = vec[i64](capacity=14)
    found = append(found, i64(1))
    found = append(found, scored)
    found = append(found, tiles)
    found = append(found, pairs)
    found = append(found, singles)
    found = append(found, sizes[0] if len(sizes) else i64(0))
    found = append(found, safe)
    found = append(found, shared)
    found = append(found, silver)
    found = append(found, tokens_of(state.supply, seat))
    found = append(found, hand_size(state, seat))
    found = append(found, i64(1) if state.turn == seat else i64(0))
    found = append(found, i64(1) if state.out >= 0 else i64(0))
    return append(found, bonus)


def hand_size(state: InfiniteCity, seat: i64) -> i64:
    """Tiles in a hand."""
    stride = state.tileset.stride
    tiles: i64 = 0
    at = seat * stride
    while at < (seat + 1) * stride:
        packed = state.hands[at]
        while packed > 0:
            tiles += packed & 15
            packed >>= 4
        at += 1
    return tiles
