# mypyc: compile
"""What a seat's tiles are worth (IC-50 to IC-54): fast totals, and the lines of a score sheet."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.scores import Line
from tricity.games.infinite_city.city import find
from tricity.games.infinite_city.state import ROW, InfiniteCity, token_of, type_of

LEAST: Final[i64] = 3
"""The size from which a group scores (IC-50)."""


def group_sizes(state: InfiniteCity, seat: i64) -> vec[i64]:
    """The sizes of the groups that a seat controls (IC-17), the largest first."""
    cells = state.cells
    own = _controlled(state, seat)
    tokens = 15 * token_of(seat)
    root = vec[i64]()
    at: i64 = 0
    while at < len(own):
        root = append(root, at)
        at += 1
    at = 0
    while at < len(own):
        cell = cells[own[at]]
        # The tile to the left comes right before this one, the one above somewhere earlier.
        if at and cells[own[at - 1]] == cell - 1:
            _join(root, at - 1, at)
        above = find(cells, cell - ROW)
        if above >= 0 and state.tiles[above] & tokens:
            _join(root, find(own, above), at)
        at += 1
    return _sizes(root)


def points(state: InfiniteCity, seat: i64) -> i64:
    """The total of the seat's sheet."""
    return in_groups(group_sizes(state, seat)) + bonus(state, seat) + silver_points(state, seat)


def standing(state: InfiniteCity, seat: i64) -> i64:
    """Orders as IC-54 does: points, then the largest group."""
    return points(state, seat) * 128 + largest(state, seat)


def largest(state: InfiniteCity, seat: i64) -> i64:
    sizes = group_sizes(state, seat)
    if len(sizes):
        return sizes[0]
    return 0


def in_groups(sizes: vec[i64]) -> i64:
    """IC-50."""
    tiles: i64 = 0
    for size in sizes:
        if size >= LEAST:
            tiles += size
    return tiles


def bonus(state: InfiniteCity, seat: i64) -> i64:
    """IC-51."""
    worth: i64 = 0
    own = 15 * token_of(seat)
    for word in state.tiles:
        if word & own:
            worth += state.tileset.bonus[type_of(word)]
    return worth


def silver(state: InfiniteCity, seat: i64) -> i64:
    """How many silver tiles a seat controls."""
    count: i64 = 0
    own = 15 * token_of(seat)
    for word in state.tiles:
        if word & own:
            count += state.tileset.silver[type_of(word)]
    return count


def most_silver(state: InfiniteCity) -> i64:
    most: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        most = max(most, silver(state, seat))
        seat += 1
    return most


def silver_points(state: InfiniteCity, seat: i64) -> i64:
    """IC-52."""
    own = silver(state, seat)
    if own == most_silver(state):
        return own
    return 0


def lines(state: InfiniteCity, seat: int) -> list[Line]:
    """The seat's score sheet, a line per rule."""
    sizes = [int(size) for size in group_sizes(state, seat)]
    own = 15 * int(token_of(seat))
    words = [int(word) for word in state.tiles if word & own]
    worth = [state.tileset.names[type_of(word)] for word in words if state.tileset.bonus[type_of(word)]]
    return [
        Line("IC-50", int(in_groups(group_sizes(state, seat))), {"sizes": [size for size in sizes if size >= LEAST]}),
        Line("IC-51", int(bonus(state, seat)), {"tiles": sorted(worth)}),
        Line(
            "IC-52",
            int(silver_points(state, seat)),
            {"count": int(silver(state, seat)), "most": int(most_silver(state))},
        ),
        Line("IC-54", 0, {"size": sizes[0] if sizes else 0}),
    ]


def _controlled(state: InfiniteCity, seat: i64) -> vec[i64]:
    own = 15 * token_of(seat)
    found = vec[i64]()
    at: i64 = 0
    while at < len(state.tiles):
        if state.tiles[at] & own:
            found = append(found, at)
        at += 1
    return found


def _top(root: vec[i64], at: i64) -> i64:
    while root[at] != at:
        at = root[at]
    return at


def _join(root: vec[i64], at: i64, other: i64) -> None:
    """The lower index becomes the root of both."""
    at = _top(root, at)
    other = _top(root, other)
    if at < other:
        root[other] = at
    else:
        root[at] = other


def _sizes(root: vec[i64]) -> vec[i64]:
    """How many have each root, the most first."""
    counts = root[:]
    at: i64 = 0
    while at < len(root):
        counts[at] = 0
        at += 1
    at = 0
    while at < len(root):
        top = _top(root, at)
        counts[top] = counts[top] + 1
        at += 1
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
