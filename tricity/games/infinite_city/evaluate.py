# mypyc: compile
"""Heuristic evaluation: a linear estimate of a seat's final points. `tricity.arena.training` fits the weights."""

from typing import Final

from tricity.core.evaluation import by_theme, unit_weights, weight_table
from tricity.core.native import i64, vec
from tricity.games.infinite_city.hands import hand_size
from tricity.games.infinite_city.scoring import largest_group, packed_groups, points, points_of_groups
from tricity.games.infinite_city.state import (
    PROTECTED,
    SILVER_SHIFT,
    TOKEN_BITS,
    TOKENS_PER_SEAT,
    InfiniteCity,
    printed_on,
    seat_tokens,
    token_count,
)

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
"""The features, in the order of `features`, with the weights that training starts from, in thousandths of a point per
unit: the weight at the end, and what each of the `turns_left` adds to it."""
THEMES: Final = {
    "points": ("points", "silver", "bonus"),
    "groups": ("tiles", "pairs", "singles", "largest"),
    "safety": ("protected", "shared"),
    "tiles": ("supply", "hand"),
    "tempo": ("turn", "last_round"),
}
"""What explanations speak of, and the features that belong to it."""
_FEATURES: Final[i64] = len(WEIGHTS)
STAGES: Final[i64] = 2
"""For each seat: between its turns, in its turn."""
TABLE: Final = weight_table("tricity.games.infinite_city", WEIGHTS, int(TOKENS_PER_SEAT), int(STAGES))
"""The weights that are used, by `row_of`."""
_units: Final = unit_weights(len(WEIGHTS))


def evaluate(state: InfiniteCity, seat: i64) -> i64:
    """The seat's final points in hundredths: an estimate, or when the game is over exact, with the tie-break below."""
    if state.over:
        return points(state, seat) * 100 + largest_group(state, seat)
    # From thousandths to hundredths.
    return weighted_features(state, seat, TABLE, row_of(state, seat) * _FEATURES) // 10


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


def row_of(state: InfiniteCity, seat: i64) -> i64:
    """The row of weights for a seat: by turns left and stage."""
    stage: i64 = 0
    if state.turn == seat:
        stage = 1
    return turns_left(state) * STAGES + stage


def features(state: InfiniteCity, seat: i64) -> vec[i64]:
    """The values of the features of `WEIGHTS`, in their order."""
    return vec[i64]([weighted_features(state, seat, _units, row * _FEATURES) for row in range(_FEATURES)])


def contributions(state: InfiniteCity, seat: int) -> dict[str, int]:
    """What each theme adds to the estimate of the seat's points, in thousandths of a point."""
    return by_theme(THEMES, WEIGHTS, features(state, seat), TABLE, row_of(state, seat) * _FEATURES)


def weighted_features(state: InfiniteCity, seat: i64, weights: vec[i64], row: i64) -> i64:
    """The features, each times its weight, added up; their weights begin at the index `row`."""
    own = seat_tokens(seat)
    others = TOKEN_BITS & ~own
    cells = state.cells
    controlled = vec[i64]([i64(0)] * TOKENS_PER_SEAT)
    tiles: i64 = 0
    protected: i64 = 0
    shared: i64 = 0
    printed: i64 = 0
    rival_silver: i64 = 0
    index: i64 = 0
    for tile in state.tiles:
        if tile & own:
            controlled[tiles] = cells[index]
            tiles += 1
            printed += printed_on(tile)
            if tile & PROTECTED:
                protected += 1
            if tile & others:
                shared += 1
        if tile & others:
            rival_silver += tile >> SILVER_SHIFT
        index += 1
    bonus = printed & 255
    silver = printed >> 8
    sizes = packed_groups(controlled, tiles)
    scored = points_of_groups(sizes) + bonus
    if silver >= rival_silver:
        scored += silver
    pairs: i64 = 0
    singles: i64 = 0
    largest: i64 = 0
    while sizes:
        size = sizes & 15
        largest = max(largest, size)
        if size == 2:
            pairs += 1
        elif size == 1:
            singles += 1
        sizes >>= 4
    own_turn: i64 = 0
    if state.turn == seat:
        own_turn = 1
    last_round: i64 = 0
    if state.first_out >= 0:
        last_round = 1
    return (
        weights[row]
        + weights[row + 1] * scored
        + weights[row + 2] * tiles
        + weights[row + 3] * pairs
        + weights[row + 4] * singles
        + weights[row + 5] * largest
        + weights[row + 6] * protected
        + weights[row + 7] * shared
        + weights[row + 8] * silver
        + weights[row + 9] * token_count(state.supply, seat)
        + weights[row + 10] * hand_size(state, seat)
        + weights[row + 11] * own_turn
        + weights[row + 12] * last_round
        + weights[row + 13] * bonus
    )
