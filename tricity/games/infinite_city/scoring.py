# mypyc: compile
"""Scoring (IC-50 to IC-54): fast totals for search, and the lines of a score sheet."""

from typing import Final

from tricity.core.bits import shifted
from tricity.core.native import i64, vec
from tricity.core.scores import Line
from tricity.games.infinite_city.state import (
    ROW_STRIDE,
    TOKENS_PER_SEAT,
    InfiniteCity,
    printed_on,
    seat_tokens,
    type_of,
)

MIN_GROUP: Final[i64] = 3
"""The size from which a group scores (IC-50)."""


def packed_groups(own: vec[i64], count: i64) -> i64:
    """The sizes of the groups that the first `count` of these cells form, in no order and among zeros: four bits each.

    The cells are in reading order, and no more than a seat has tokens. Union-find: each cell is joined with those to
    its left and above it. By its index, four bits of `roots` say which cell it was joined to.
    """
    roots: i64 = 0
    sizes: i64 = 0
    # The tile above is found by following in the row above: in reading order both only move on.
    above: i64 = 0
    index: i64 = 0
    last: i64 = 0
    while index < count:
        cell = own[index]
        top = index
        # In reading order a tile to the left comes right before this one.
        if last == cell - 1:
            top = _root_of(roots, index - 1)
        last = cell
        roots |= top << (4 * index)
        sizes += shifted(1, 4 * top)
        while own[above] < cell - ROW_STRIDE:
            above += 1
        if own[above] == cell - ROW_STRIDE:
            other = _root_of(roots, above)
            if other != top:
                # The lower one becomes the root of both.
                low = min(top, other)
                high = max(top, other)
                roots ^= (high ^ low) << (4 * high)
                size = (sizes >> (4 * high)) & 15
                sizes += (size << (4 * low)) - (size << (4 * high))
        index += 1
    return sizes


def group_sizes(state: InfiniteCity, seat: i64) -> list[int]:
    """The sizes of the groups of tiles that a seat controls (IC-17), the largest first."""
    packed = int(_groups(state, seat))
    sizes = [packed >> shift & 15 for shift in range(0, 4 * int(TOKENS_PER_SEAT), 4)]
    return sorted([size for size in sizes if size], reverse=True)


def points(state: InfiniteCity, seat: i64) -> i64:
    """The total of the seat's sheet."""
    return group_points(state, seat) + bonus_points(state, seat) + silver_points(state, seat)


def standing(state: InfiniteCity, seat: i64) -> i64:
    """A number that orders seats as IC-54 does: points, then the largest group, which has at most 120 tiles."""
    return points(state, seat) * 128 + largest_group(state, seat)


def largest_group(state: InfiniteCity, seat: i64) -> i64:
    """The size of the largest group, of whatever size: the tie-break (IC-54)."""
    largest: i64 = 0
    sizes = _groups(state, seat)
    while sizes:
        largest = max(largest, sizes & 15)
        sizes >>= 4
    return largest


def group_points(state: InfiniteCity, seat: i64) -> i64:
    """One point for each tile in a group of three or more (IC-50)."""
    return points_of_groups(_groups(state, seat))


def points_of_groups(sizes: i64) -> i64:
    """The points of `packed_groups`."""
    tiles: i64 = 0
    while sizes:
        size = sizes & 15
        if size >= MIN_GROUP:
            tiles += size
        sizes >>= 4
    return tiles


def bonus_points(state: InfiniteCity, seat: i64) -> i64:
    """The bonus points printed on the tiles that a seat controls (IC-51)."""
    return _printed_sum(state, seat) & 255


def silver_tiles(state: InfiniteCity, seat: i64) -> i64:
    """The number of silver tiles that a seat controls."""
    return _printed_sum(state, seat) >> 8


def _printed_sum(state: InfiniteCity, seat: i64) -> i64:
    """What is printed on the tiles that a seat controls, added up as in `printed_on`."""
    total: i64 = 0
    own = seat_tokens(seat)
    for tile in state.tiles:
        if tile & own:
            total += printed_on(tile)
    return total


def most_silver(state: InfiniteCity) -> i64:
    most: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        most = max(most, silver_tiles(state, seat))
        seat += 1
    return most


def silver_points(state: InfiniteCity, seat: i64) -> i64:
    """A point for each silver tile, for the seats that control the most (IC-52)."""
    own = silver_tiles(state, seat)
    if own == most_silver(state):
        return own
    return 0


def lines(state: InfiniteCity, seat: int) -> list[Line]:
    """The lines of a seat's score sheet, one per rule."""
    sizes = group_sizes(state, seat)
    own = int(seat_tokens(seat))
    own_tiles = [int(tile) for tile in state.tiles if tile & own]
    with_bonus = [state.tileset.names[type_of(tile)] for tile in own_tiles if state.tileset.bonus[type_of(tile)]]
    return [
        Line(
            "IC-50",
            int(group_points(state, seat)),
            {"sizes": [size for size in sizes if size >= MIN_GROUP]},
        ),
        Line("IC-51", int(bonus_points(state, seat)), {"tiles": sorted(with_bonus)}),
        Line(
            "IC-52",
            int(silver_points(state, seat)),
            {"count": int(silver_tiles(state, seat)), "most": int(most_silver(state))},
        ),
        Line("IC-54", 0, {"size": sizes[0] if sizes else 0}),
    ]


def _groups(state: InfiniteCity, seat: i64) -> i64:
    """The `packed_groups` of the tiles that a seat controls (IC-17)."""
    own = seat_tokens(seat)
    cells = state.cells
    controlled = vec[i64]([i64(0)] * TOKENS_PER_SEAT)
    count: i64 = 0
    index: i64 = 0
    for tile in state.tiles:
        if tile & own:
            controlled[count] = cells[index]
            count += 1
        index += 1
    return packed_groups(controlled, count)


def _root_of(roots: i64, index: i64) -> i64:
    root = (roots >> (4 * index)) & 15
    while root != index:
        index = root
        root = (roots >> (4 * index)) & 15
    return index
