# mypyc: compile
"""IC-H12: while a face-up plaza has a free side, every tile that is placed must touch a plaza."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.games.infinite_city.city import are_adjacent, contains, free_plaza_sides, neighbour_offset
from tricity.games.infinite_city.state import InfiniteCity


def placements(state: InfiniteCity) -> vec[i64]:
    """Where a tile may be placed now, in reading order. Not to be written to."""
    return state.plaza_sides if len(state.plaza_sides) else state.frontier


def placements_elsewhere(state: InfiniteCity, cell: i64) -> vec[i64]:
    """Where the tile on this cell may be moved: it is lifted first, and its old place doesn't count."""
    sides = free_plaza_sides(state, cell)
    if len(sides):
        return sides
    cells = vec[i64](capacity=len(state.frontier))
    for other in state.frontier:
        if not are_adjacent(other, cell) or touches_other_tile(state, other, cell):
            cells = append(cells, other)
    return cells


def touches_other_tile(state: InfiniteCity, cell: i64, lifted: i64) -> bool:
    direction: i64 = 0
    while direction < 4:
        other = cell + neighbour_offset(direction)
        if other != lifted and contains(state.cells, other):
            return True
        direction += 1
    return False
