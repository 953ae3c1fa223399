# mypyc: compile
"""IC-H12: while a face-up plaza has a free side, every tile that is placed must touch a plaza."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.games.infinite_city.city import beside, free_sides, has, is_beside
from tricity.games.infinite_city.state import InfiniteCity


def places(state: InfiniteCity) -> vec[i64]:
    """Where a tile may be placed now, in reading order. Not to be written to."""
    return state.bound if len(state.bound) else state.frontier


def places_elsewhere(state: InfiniteCity, cell: i64) -> vec[i64]:
    """Where the tile on this cell may be moved: it is lifted first, and its old place doesn't count."""
    sides = free_sides(state, cell)
    if len(sides):
        return sides
    found = vec[i64](capacity=len(state.frontier))
    for other in state.frontier:
        if not is_beside(other, cell) or touches_another(state, other, cell):
            found = append(found, other)
    return found


def touches_another(state: InfiniteCity, cell: i64, lifted: i64) -> bool:
    direction: i64 = 0
    while direction < 4:
        other = cell + beside(direction)
        if other != lifted and has(state.cells, other):
            return True
        direction += 1
    return False
