# mypyc: compile
"""What a seat's tiles are worth (IC-50 to IC-54): fast totals, and the lines of a score sheet."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.scores import Line
from tricity.games.infinite_city.city import find
from tricity.games.infinite_city.state import ROW_STRIDE, InfiniteCity, one_token, type_of

MIN_GROUP: Final[i64] = 3
"""The size from which a group scores (IC-50)."""


def group_sizes(state: InfiniteCity, seat: i64) -> vec[i64]:
    """The sizes of the groups that a seat controls (IC-17), the largest first."""
    cells = state.cells
    own = _controlled(state, seat)
    tokens = 15 * one_token(seat)
    root = vec[i64]()
    index: i64 = 0
    while index < len(own):
        root = append(root, index)
        index += 1
    index = 0
    while index < len(own):
        cell = cells[own[index]]
        # The tile to the left comes right before this one, the one above somewhere earlier.
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
    """Orders as IC-54 does: points, then the largest group."""
    return points(state, seat) * 128 + largest_group(state, seat)


def largest_group(state: InfiniteCity, seat: i64) -> i64:
    sizes = group_sizes(state, seat)
    if len(sizes):
        return sizes[0]
    return 0


def group_points(sizes: vec[i64]) -> i64:
    """IC-50."""
    tiles: i64 = 0
    for size in sizes:
        if size >= MIN_GROUP:
            tiles += size
    return tiles


def bonus_points(state: InfiniteCity, seat: i64) -> i64:
    """IC-51."""
    total: i64 = 0
    own = 15 * one_token(seat)
    for tile in state.tiles:
        if tile & own:
            total += state.tileset.bonus[type_of(tile)]
    return total


def silver_tiles(state: InfiniteCity, seat: i64) -> i64:
    """How many silver tiles a seat controls."""
    count: i64 = 0
    own = 15 * one_token(seat)
    for tile in state.tiles:
        if tile & own:
            count += state.tileset.silver[type_of(tile)]
    return count


def most_silver(state: InfiniteCity) -> i64:
    most: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        most = max(most, silver_tiles(state, seat))
        seat += 1
    return most


def silver_points(state: InfiniteCity, seat: i64) -> i64:
    """IC-52."""
    own = silver_tiles(state, seat)
    if own == most_silver(state):
        return own
    return 0


def lines(state: InfiniteCity, seat: int) -> list[Line]:
    """The seat's score sheet, a line per rule."""
    sizes = [int(size) for size in group_sizes(state, seat)]
    own = 15 * int(one_token(seat))
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
    own = 15 * one_token(seat)
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
    """The lower index becomes the root of both."""
    index = _root_of(root, index)
    other = _root_of(root, other)
    if index < other:
        root[other] = index
    else:
        root[index] = other


def _sizes_descending(root: vec[i64]) -> vec[i64]:
    """How many have each root, the most first."""
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
