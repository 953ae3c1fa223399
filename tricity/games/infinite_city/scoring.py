# mypyc: compile
"""Scoring (IC-50 to IC-54): fast totals for search, and the lines of a score sheet."""

from typing import Final

from tricity.core.native import append, i64, vec
from tricity.core.scores import Line
from tricity.games.infinite_city.cells import find
from tricity.games.infinite_city.state import ROW_STRIDE, InfiniteCity, seat_tokens, type_of

MIN_GROUP: Final[i64] = 3
"""The size from which a group scores (IC-50)."""


def group_sizes(state: InfiniteCity, seat: i64) -> vec[i64]:
    """The sizes of the groups of tiles that a seat controls (IC-17), the largest first.

    Union-find over the seat's tiles in reading order, each joined with the tiles to its left and above it.
    """
    cells = state.cells
    own = _controlled(state, seat)
    tokens = seat_tokens(seat)
    root = vec[i64]()
    index: i64 = 0
    while index < len(own):
        root = append(root, index)
        index += 1
    index = 0
    while index < len(own):
        cell = cells[own[index]]
        # In reading order a tile to the left comes right before this one.
        if index and cells[own[index - 1]] == cell - 1:
            _join(root, index - 1, index)
        above = find(cells, cell - ROW_STRIDE)
        if above >= 0 and state.tiles[above] & tokens:
            _join(root, find(own, above), index)
        index += 1
    return _sizes_descending(root)


def points(state: InfiniteCity, seat: i64) -> i64:
    """The total of the seat's sheet."""
    return group_points(group_sizes(state, seat)) + bonus_points(state, seat) + silver_points(state, seat)


def standing(state: InfiniteCity, seat: i64) -> i64:
    """A number that orders seats as IC-54 does: points, then the largest group, which has at most 120 tiles."""
    return points(state, seat) * 128 + largest_group(state, seat)


def largest_group(state: InfiniteCity, seat: i64) -> i64:
    """The size of the largest group, of whatever size: the tie-break (IC-54)."""
    sizes = group_sizes(state, seat)
    if len(sizes):
        return sizes[0]
    return 0


def group_points(sizes: vec[i64]) -> i64:
    """One point for each tile in a group of three or more (IC-50)."""
    tiles: i64 = 0
    for size in sizes:
        if size >= MIN_GROUP:
            tiles += size
    return tiles


def bonus_points(state: InfiniteCity, seat: i64) -> i64:
    """The bonus points printed on the tiles that a seat controls (IC-51)."""
    return _printed_sum(state, seat, state.tileset.bonus)


def silver_tiles(state: InfiniteCity, seat: i64) -> i64:
    """The number of silver tiles that a seat controls."""
    return _printed_sum(state, seat, state.tileset.silver)


def _printed_sum(state: InfiniteCity, seat: i64, by_type: vec[i64]) -> i64:
    """A number that is printed on tiles, added up over the tiles that a seat controls."""
    total: i64 = 0
    own = seat_tokens(seat)
    for tile in state.tiles:
        if tile & own:
            total += by_type[type_of(tile)]
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
    sizes = [int(size) for size in group_sizes(state, seat)]
    own = int(seat_tokens(seat))
    own_tiles = [int(tile) for tile in state.tiles if tile & own]
    with_bonus = [state.tileset.names[type_of(tile)] for tile in own_tiles if state.tileset.bonus[type_of(tile)]]
    return [
        Line(
            "IC-50",
            int(group_points(group_sizes(state, seat))),
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


def _controlled(state: InfiniteCity, seat: i64) -> vec[i64]:
    """The indices of the tiles that a seat controls, sorted."""
    own = seat_tokens(seat)
    indices = vec[i64]()
    index: i64 = 0
    while index < len(state.tiles):
        if state.tiles[index] & own:
            indices = append(indices, index)
        index += 1
    return indices


def _root_of(root: vec[i64], index: i64) -> i64:
    while root[index] != index:
        index = root[index]
    return index


def _join(root: vec[i64], index: i64, other: i64) -> None:
    """Join two sets; the lower root becomes the root of both."""
    index = _root_of(root, index)
    other = _root_of(root, other)
    if index < other:
        root[other] = index
    else:
        root[index] = other


def _sizes_descending(root: vec[i64]) -> vec[i64]:
    """The sizes of the sets, the largest first (insertion sort: there are few)."""
    counts = root[:]
    index: i64 = 0
    while index < len(root):
        counts[index] = 0
        index += 1
    index = 0
    while index < len(root):
        top = _root_of(root, index)
        counts[top] = counts[top] + 1
        index += 1
    sizes = vec[i64]()
    for count in counts:
        if count:
            sizes = append(sizes, count)
            last: i64 = i64(len(sizes)) - 1
            while last and sizes[last - 1] < count:
                sizes[last] = sizes[last - 1]
                sizes[last - 1] = count
                last -= 1
    return sizes
