# mypyc: compile
"""Tiles laid, lifted, swapped and turned, and what is kept about them as they change."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tricity.games.infinite_city.frames import on_tile_moved, on_tile_removed
from tricity.games.infinite_city.kinds import HOTEL, PLAZA, POWER_STATION
from tricity.games.infinite_city.state import (
    CELL_MASK,
    FACE_UP,
    PROTECTED,
    ROW_STRIDE,
    TOKEN_BITS,
    InfiniteCity,
    kind_of,
)


def bisect_left(cells: vec[i64], cell: i64) -> i64:
    """Where a cell stands in a sorted vec, or would stand."""
    return bisect_between(cells, cell, 0, len(cells))


def bisect_between(cells: vec[i64], cell: i64, low: i64, high: i64) -> i64:
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
    index = bisect_left(cells, cell)
    if index < len(cells) and cells[index] == cell:
        return index
    return -1


def contains(cells: vec[i64], cell: i64) -> bool:
    index = bisect_left(cells, cell)
    return index < len(cells) and cells[index] == cell


def touches_tile(cells: vec[i64], cell: i64) -> bool:
    """Whether a tile shares a side with the cell."""
    return (
        contains(cells, cell - ROW_STRIDE)
        or contains(cells, cell - 1)
        or contains(cells, cell + 1)
        or contains(cells, cell + ROW_STRIDE)
    )


def neighbour_offset(direction: i64) -> i64:
    """What to add to a cell for its neighbour: up, left, right, down, which is reading order."""
    if direction == 0:
        return -ROW_STRIDE
    if direction == 1:
        return -1
    if direction == 2:
        return 1
    return ROW_STRIDE


def are_adjacent(cell: i64, other: i64) -> bool:
    distance = cell - other
    return distance == 1 or distance == -1 or distance == ROW_STRIDE or distance == -ROW_STRIDE


def with_inserted(cells: vec[i64], index: i64, item: i64) -> vec[i64]:
    cells = append(cells, item)
    last: i64 = i64(len(cells)) - 1
    while last > index:
        cells[last] = cells[last - 1]
        last -= 1
    cells[index] = item
    return cells


def _insert_tile(state: InfiniteCity, index: i64, cell: i64, tile: i64) -> None:
    cells = append(state.cells, cell)
    tiles = append(state.tiles, tile)
    last: i64 = i64(len(cells)) - 1
    while last > index:
        cells[last] = cells[last - 1]
        tiles[last] = tiles[last - 1]
        last -= 1
    cells[index] = cell
    tiles[index] = tile
    state.cells = cells
    state.tiles = tiles


def without_index(cells: vec[i64], index: i64) -> vec[i64]:
    left, gone = pop(cells, index)  # noqa: RUF059
    return left


def place_tile(state: InfiniteCity, cell: i64, tile: i64) -> i64:
    """Lay a tile, with whatever lies on it, on an empty cell; where it then stands."""
    index = bisect_left(state.cells, cell)
    state.latest_cell = cell
    _insert_tile(state, index, cell, tile & ~PROTECTED)
    _frontier_after_placing(state, index)
    if len(state.plaza_sides):
        state.plaza_sides = without_cell(state.plaza_sides, cell)
    if _is_beside_landmark(state, POWER_STATION, cell):
        state.tiles[index] = state.tiles[index] | PROTECTED
    if tile & FACE_UP:
        _add_landmark(state, index)
    return index


def remove_tile(state: InfiniteCity, index: i64) -> i64:
    """Take a tile out of the city for good, its tokens back to their owners; its word."""
    cell = state.cells[index]
    state.latest_cell = cell
    tile = _lift(state, index)
    state.supply += tile & TOKEN_BITS
    on_tile_removed(state, cell)
    return tile


def move_tile(state: InfiniteCity, index: i64, cell: i64) -> None:
    """IC-H15."""
    old = state.cells[index]
    place_tile(state, cell, _lift(state, index))
    on_tile_moved(state, old, cell)


def swap_tiles(state: InfiniteCity, index: i64, other: i64) -> None:
    """IC-H21. Neither is protected, so neither comes to lie beside a power station."""
    state.latest_cell = state.cells[other]
    _remove_landmark(state, index)
    _remove_landmark(state, other)
    tiles = state.tiles
    tiles[index], tiles[other] = tiles[other], tiles[index]
    _add_landmark(state, index)
    _add_landmark(state, other)
    on_tile_moved(state, state.cells[index], state.cells[other])


def turn_face_up(state: InfiniteCity, index: i64) -> None:
    state.tiles[index] = state.tiles[index] | FACE_UP
    _add_landmark(state, index)


def free_plaza_sides(state: InfiniteCity, except_cell: i64) -> vec[i64]:
    """The free sides of the plazas that lie face up, except one on that cell."""
    sides = vec[i64]()
    for landmark in state.landmarks:
        if landmark >> 48 == PLAZA and landmark & CELL_MASK != except_cell:
            sides = _with_free_sides(state, sides, landmark & CELL_MASK)
    return sides


def _with_free_sides(state: InfiniteCity, sides: vec[i64], cell: i64) -> vec[i64]:
    direction: i64 = 0
    while direction < 4:
        if not contains(state.cells, cell + neighbour_offset(direction)):
            sides = with_cell(sides, cell + neighbour_offset(direction))
        direction += 1
    return sides


def _landmark_of(tile: i64, cell: i64) -> i64:
    """What is kept of a tile among the landmarks; 0 when it is none."""
    kind = kind_of(tile)
    if tile & FACE_UP and (kind == HOTEL or kind == PLAZA or kind == POWER_STATION):  # noqa: SIM109
        return (kind << 48) | cell
    return 0


def _add_landmark(state: InfiniteCity, index: i64) -> None:
    """A tile has come to lie here."""
    cell = state.cells[index]
    landmark = _landmark_of(state.tiles[index], cell)
    if landmark:
        state.landmarks = with_inserted(state.landmarks, bisect_left(state.landmarks, landmark), landmark)
        if landmark >> 48 == POWER_STATION:
            _protect_around(state, index)
        elif landmark >> 48 == PLAZA:
            state.plaza_sides = _with_free_sides(state, state.plaza_sides, cell)


def _remove_landmark(state: InfiniteCity, index: i64) -> None:
    """A tile is about to leave from here."""
    landmark = _landmark_of(state.tiles[index], state.cells[index])
    if landmark:
        state.landmarks = without_index(state.landmarks, bisect_left(state.landmarks, landmark))
        if landmark >> 48 == PLAZA:
            state.plaza_sides = free_plaza_sides(state, 0)


def _protect_around(state: InfiniteCity, index: i64) -> None:
    """IC-30. Nothing that is protected can be moved, the power station first of all: it never ends."""
    tiles = state.tiles
    cell = state.cells[index]
    tiles[index] = tiles[index] | PROTECTED
    direction: i64 = 0
    while direction < 4:
        other = find(state.cells, cell + neighbour_offset(direction))
        if other >= 0:
            tiles[other] = tiles[other] | PROTECTED
        direction += 1


def _is_beside_landmark(state: InfiniteCity, kind: i64, cell: i64) -> bool:
    """Whether a landmark of that kind shares a side with the cell."""
    index: i64 = 0
    while index < len(state.landmarks):
        landmark = state.landmarks[index]
        if landmark >> 48 == kind and are_adjacent(landmark & CELL_MASK, cell):
            return True
        index += 1
    return False


def _lift(state: InfiniteCity, index: i64) -> i64:
    _remove_landmark(state, index)
    cell = state.cells[index]
    tile = state.tiles[index]
    state.cells = without_index(state.cells, index)
    state.tiles = without_index(state.tiles, index)
    _frontier_after_lifting(state, cell)
    if _is_beside_landmark(state, PLAZA, cell):
        state.plaza_sides = with_cell(state.plaza_sides, cell)
    return tile


def _frontier_after_placing(state: InfiniteCity, index: i64) -> None:
    """After a tile was laid that stands there. Its neighbours to the left and right stand beside it."""
    cells = state.cells
    cell = cells[index]
    frontier = state.frontier
    here = bisect_left(frontier, cell)
    if here < len(frontier) and frontier[here] == cell:
        frontier = without_index(frontier, here)
    if index + 1 == len(cells) or cells[index + 1] != cell + 1:
        frontier = _with_side_neighbour(frontier, here, cell + 1)
    if index == 0 or cells[index - 1] != cell - 1:
        frontier = _with_side_neighbour(frontier, here, cell - 1)
    below = cell + ROW_STRIDE
    edge = bisect_between(frontier, below, here, len(frontier))
    if edge == len(frontier) or frontier[edge] != below:
        tile_index = bisect_between(cells, below, index, len(cells))
        if tile_index == len(cells) or cells[tile_index] != below:
            frontier = with_inserted(frontier, edge, below)
    above = cell - ROW_STRIDE
    edge = bisect_between(frontier, above, 0, here)
    if frontier[edge] != above and cells[bisect_between(cells, above, 0, index)] != above:
        frontier = with_inserted(frontier, edge, above)
    state.frontier = frontier


def _with_side_neighbour(frontier: vec[i64], here: i64, cell: i64) -> vec[i64]:
    """With a cell that stands right before or at this index, or should."""
    if here < len(frontier) and frontier[here] == cell:
        return frontier
    if here and frontier[here - 1] == cell:
        return frontier
    return with_inserted(frontier, here, cell)


def with_cell(cells: vec[i64], cell: i64) -> vec[i64]:
    """A sorted vec with a cell that may be there already."""
    index = bisect_left(cells, cell)
    if index < len(cells) and cells[index] == cell:
        return cells
    return with_inserted(cells, index, cell)


def without_cell(cells: vec[i64], cell: i64) -> vec[i64]:
    """A sorted vec without a cell that may not be there."""
    index = find(cells, cell)
    return without_index(cells, index) if index >= 0 else cells


def _frontier_after_lifting(state: InfiniteCity, cell: i64) -> None:
    """After the tile on this cell was lifted."""
    frontier = state.frontier
    direction: i64 = 0
    while direction < 4:
        other = cell + neighbour_offset(direction)
        index = find(frontier, other)
        if index >= 0 and not touches_tile(state.cells, other):
            frontier = without_index(frontier, index)
        direction += 1
    if touches_tile(state.cells, cell):
        frontier = with_inserted(frontier, bisect_left(frontier, cell), cell)
    state.frontier = frontier
