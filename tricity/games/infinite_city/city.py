# mypyc: compile
"""Tiles laid, lifted, swapped and turned, and what is kept about them as they change."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tricity.games.infinite_city.frames import tile_left, tile_moved
from tricity.games.infinite_city.state import (
    CELL,
    HOTEL,
    PLAZA,
    POWER_STATION,
    ROW,
    SAFE,
    TOKENS,
    UP,
    InfiniteCity,
    kind_of,
)


def lower(cells: vec[i64], cell: i64) -> i64:
    """Where a cell stands in a sorted vec, or would stand."""
    return lower_between(cells, cell, 0, len(cells))


def lower_between(cells: vec[i64], cell: i64, low: i64, high: i64) -> i64:
    """The same for a cell that is known to stand between two indices."""
    while low < high:
        middle = (low + high) >> 1
        if cells[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low


def find(cells: vec[i64], cell: i64) -> i64:
    """The index of a cell in a sorted vec; -1 when it is not there."""
    at = lower(cells, cell)
    if at < len(cells) and cells[at] == cell:
        return at
    return -1


def has(cells: vec[i64], cell: i64) -> bool:
    at = lower(cells, cell)
    return at < len(cells) and cells[at] == cell


def touches(cells: vec[i64], cell: i64) -> bool:
    """Whether a tile shares a side with the cell."""
    return has(cells, cell - ROW) or has(cells, cell - 1) or has(cells, cell + 1) or has(cells, cell + ROW)


def beside(direction: i64) -> i64:
    """What to add to a cell for its neighbour: up, left, right, down, which is reading order."""
    if direction == 0:
        return -ROW
    if direction == 1:
        return -1
    if direction == 2:
        return 1
    return ROW


def is_beside(cell: i64, other: i64) -> bool:
    away = cell - other
    return away == 1 or away == -1 or away == ROW or away == -ROW


def inserted(cells: vec[i64], at: i64, item: i64) -> vec[i64]:
    cells = append(cells, item)
    last: i64 = i64(len(cells)) - 1
    while last > at:
        cells[last] = cells[last - 1]
        last -= 1
    cells[at] = item
    return cells


def _insert(state: InfiniteCity, at: i64, cell: i64, word: i64) -> None:
    cells = append(state.cells, cell)
    tiles = append(state.tiles, word)
    last: i64 = i64(len(cells)) - 1
    while last > at:
        cells[last] = cells[last - 1]
        tiles[last] = tiles[last - 1]
        last -= 1
    cells[at] = cell
    tiles[at] = word
    state.cells = cells
    state.tiles = tiles


def without(cells: vec[i64], at: i64) -> vec[i64]:
    left, gone = pop(cells, at)  # noqa: RUF059
    return left


def place(state: InfiniteCity, cell: i64, word: i64) -> i64:
    """Lay a tile, with whatever lies on it, on an empty cell; where it then stands."""
    at = lower(state.cells, cell)
    state.latest = cell
    _insert(state, at, cell, word & ~SAFE)
    _extend_frontier(state, at)
    if len(state.bound):
        state.bound = without_cell(state.bound, cell)
    if _beside_a(state, POWER_STATION, cell):
        state.tiles[at] = state.tiles[at] | SAFE
    if word & UP:
        _show(state, at)
    return at


def remove(state: InfiniteCity, at: i64) -> i64:
    """Take a tile out of the city for good, its tokens back to their owners; its word."""
    cell = state.cells[at]
    state.latest = cell
    word = _lift(state, at)
    state.supply += word & TOKENS
    tile_left(state, cell)
    return word


def move(state: InfiniteCity, at: i64, cell: i64) -> None:
    """IC-H15."""
    old = state.cells[at]
    place(state, cell, _lift(state, at))
    tile_moved(state, old, cell)


def swap(state: InfiniteCity, at: i64, other: i64) -> None:
    """IC-H21. Neither is protected, so neither comes to lie beside a power station."""
    state.latest = state.cells[other]
    _hide(state, at)
    _hide(state, other)
    tiles = state.tiles
    tiles[at], tiles[other] = tiles[other], tiles[at]
    _show(state, at)
    _show(state, other)
    tile_moved(state, state.cells[at], state.cells[other])


def turn_up(state: InfiniteCity, at: i64) -> None:
    state.tiles[at] = state.tiles[at] | UP
    _show(state, at)


def free_sides(state: InfiniteCity, but: i64) -> vec[i64]:
    """The free sides of the plazas that lie face up, except one on that cell."""
    sides = vec[i64]()
    for it in state.landmarks:
        if it >> 48 == PLAZA and it & CELL != but:
            sides = _with_sides(state, sides, it & CELL)
    return sides


def _with_sides(state: InfiniteCity, sides: vec[i64], cell: i64) -> vec[i64]:
    direction: i64 = 0
    while direction < 4:
        if not has(state.cells, cell + beside(direction)):
            sides = with_cell(sides, cell + beside(direction))
        direction += 1
    return sides


def _landmark(word: i64, cell: i64) -> i64:
    """What is kept of a tile among the landmarks; 0 when it is none."""
    kind = kind_of(word)
    if word & UP and (kind == HOTEL or kind == PLAZA or kind == POWER_STATION):  # noqa: SIM109
        return (kind << 48) | cell
    return 0


def _show(state: InfiniteCity, at: i64) -> None:
    """A tile has come to lie here."""
    cell = state.cells[at]
    it = _landmark(state.tiles[at], cell)
    if it:
        state.landmarks = inserted(state.landmarks, lower(state.landmarks, it), it)
        if it >> 48 == POWER_STATION:
            _protect(state, at)
        elif it >> 48 == PLAZA:
            state.bound = _with_sides(state, state.bound, cell)


def _hide(state: InfiniteCity, at: i64) -> None:
    """A tile is about to leave from here."""
    it = _landmark(state.tiles[at], state.cells[at])
    if it:
        state.landmarks = without(state.landmarks, lower(state.landmarks, it))
        if it >> 48 == PLAZA:
            state.bound = free_sides(state, 0)


def _protect(state: InfiniteCity, at: i64) -> None:
    """IC-30. Nothing that is protected can be moved, the power station first of all: it never ends."""
    tiles = state.tiles
    cell = state.cells[at]
    tiles[at] = tiles[at] | SAFE
    direction: i64 = 0
    while direction < 4:
        other = find(state.cells, cell + beside(direction))
        if other >= 0:
            tiles[other] = tiles[other] | SAFE
        direction += 1


def _beside_a(state: InfiniteCity, kind: i64, cell: i64) -> bool:
    """Whether a landmark of that kind shares a side with the cell."""
    at: i64 = 0
    while at < len(state.landmarks):
        it = state.landmarks[at]
        if it >> 48 == kind and is_beside(it & CELL, cell):
            return True
        at += 1
    return False


def _lift(state: InfiniteCity, at: i64) -> i64:
    _hide(state, at)
    cell = state.cells[at]
    word = state.tiles[at]
    state.cells = without(state.cells, at)
    state.tiles = without(state.tiles, at)
    _shrink_frontier(state, cell)
    if _beside_a(state, PLAZA, cell):
        state.bound = with_cell(state.bound, cell)
    return word


def _extend_frontier(state: InfiniteCity, at: i64) -> None:
    """After a tile was laid that stands there. Its neighbours to the left and right stand beside it."""
    cells = state.cells
    cell = cells[at]
    frontier = state.frontier
    here = lower(frontier, cell)
    if here < len(frontier) and frontier[here] == cell:
        frontier = without(frontier, here)
    if at + 1 == len(cells) or cells[at + 1] != cell + 1:
        frontier = _with_edge(frontier, here, cell + 1)
    if at == 0 or cells[at - 1] != cell - 1:
        frontier = _with_edge(frontier, here, cell - 1)
    below = cell + ROW
    edge = lower_between(frontier, below, here, len(frontier))
    if edge == len(frontier) or frontier[edge] != below:
        tile = lower_between(cells, below, at, len(cells))
        if tile == len(cells) or cells[tile] != below:
            frontier = inserted(frontier, edge, below)
    above = cell - ROW
    edge = lower_between(frontier, above, 0, here)
    if frontier[edge] != above and cells[lower_between(cells, above, 0, at)] != above:
        frontier = inserted(frontier, edge, above)
    state.frontier = frontier


def _with_edge(frontier: vec[i64], here: i64, cell: i64) -> vec[i64]:
    """With a cell that stands right before or at this index, or should."""
    if here < len(frontier) and frontier[here] == cell:
        return frontier
    if here and frontier[here - 1] == cell:
        return frontier
    return inserted(frontier, here, cell)


def with_cell(cells: vec[i64], cell: i64) -> vec[i64]:
    """A sorted vec with a cell that may be there already."""
    at = lower(cells, cell)
    if at < len(cells) and cells[at] == cell:
        return cells
    return inserted(cells, at, cell)


def without_cell(cells: vec[i64], cell: i64) -> vec[i64]:
    """A sorted vec without a cell that may not be there."""
    at = find(cells, cell)
    return without(cells, at) if at >= 0 else cells


def _shrink_frontier(state: InfiniteCity, cell: i64) -> None:
    """After the tile on this cell was lifted."""
    frontier = state.frontier
    direction: i64 = 0
    while direction < 4:
        other = cell + beside(direction)
        at = find(frontier, other)
        if at >= 0 and not touches(state.cells, other):
            frontier = without(frontier, at)
        direction += 1
    if touches(state.cells, cell):
        frontier = inserted(frontier, lower(frontier, cell), cell)
    state.frontier = frontier
