# mypyc: compile
"""The city: placing, removing, moving, swapping and turning tiles.

Everything that is derived from the tiles is kept up to date as they change: the frontier, the landmarks, the sides of
plazas, and protection. Sorted vecs of cells are searched by bisection.
"""

from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.cells import (
    are_adjacent,
    bisect_between,
    bisect_left,
    contains,
    find,
    neighbour_offset,
    touches_tile,
    with_cell,
    with_inserted,
    without_cell,
    without_index,
)
from tricity.games.infinite_city.frames import on_tile_moved, on_tile_removed
from tricity.games.infinite_city.state import (
    CELL_MASK,
    FACE_UP,
    LANDMARK_SHIFT,
    PLAZA,
    POWER_STATION,
    PROTECTED,
    ROW_STRIDE,
    TOKEN_BITS,
    InfiniteCity,
    landmark_of,
)


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


def place_tile(state: InfiniteCity, cell: i64, tile: i64) -> i64:
    """Place a packed tile, with the tokens on it, on an empty cell. Returns its index."""
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
    """Remove a tile from the city and return its tokens to their owners. Returns the packed tile."""
    cell = state.cells[index]
    state.latest_cell = cell
    tile = _lift(state, index)
    state.supply += tile & TOKEN_BITS
    on_tile_removed(state, cell)
    return tile


def move_tile(state: InfiniteCity, index: i64, cell: i64) -> None:
    """Move a tile with its tokens to an empty cell (IC-H15)."""
    old = state.cells[index]
    place_tile(state, cell, _lift(state, index))
    on_tile_moved(state, old, cell)


def swap_tiles(state: InfiniteCity, index: i64, other: i64) -> None:
    """Swap the places of two tiles, with their tokens (IC-H21).

    Neither is protected, so neither place is beside a power station, and protection stays as it is.
    """
    state.latest_cell = state.cells[other]
    _remove_landmark(state, index)
    _remove_landmark(state, other)
    tiles = state.tiles
    tiles[index], tiles[other] = tiles[other], tiles[index]
    _add_landmark(state, index)
    _add_landmark(state, other)
    on_tile_moved(state, state.cells[index], state.cells[other])


def turn_face_up(state: InfiniteCity, index: i64) -> None:
    """Turn a face-down tile face up. Its effect is up to the caller."""
    state.tiles[index] = state.tiles[index] | FACE_UP
    _add_landmark(state, index)


def free_plaza_sides(state: InfiniteCity, except_cell: i64) -> vec[i64]:
    """The empty cells beside face-up plazas, leaving out a plaza on `except_cell` (0: none)."""
    sides = vec[i64]()
    for landmark in state.landmarks:
        if landmark >> LANDMARK_SHIFT == PLAZA and landmark & CELL_MASK != except_cell:
            sides = _with_free_sides(state, sides, landmark & CELL_MASK)
    return sides


def _with_free_sides(state: InfiniteCity, sides: vec[i64], cell: i64) -> vec[i64]:
    direction: i64 = 0
    while direction < 4:
        if not contains(state.cells, cell + neighbour_offset(direction)):
            sides = with_cell(sides, cell + neighbour_offset(direction))
        direction += 1
    return sides


def landmark_cells(state: InfiniteCity, kind: i64) -> vec[i64]:
    """The cells of the face-up landmarks of one kind, sorted."""
    cells = vec[i64]()
    for landmark in state.landmarks:
        if landmark >> LANDMARK_SHIFT == kind:
            cells = append(cells, landmark & CELL_MASK)
    return cells


def _landmark_entry(tile: i64, cell: i64) -> i64:
    """The entry of a tile among the landmarks; 0 when it is none."""
    landmark = landmark_of(tile)
    if landmark and tile & FACE_UP:
        return (landmark << LANDMARK_SHIFT) | cell
    return 0


def _add_landmark(state: InfiniteCity, index: i64) -> None:
    """Register the tile at this index, which has just come here or been turned face up, if it is a landmark."""
    cell = state.cells[index]
    landmark = _landmark_entry(state.tiles[index], cell)
    if landmark:
        state.landmarks = with_inserted(state.landmarks, bisect_left(state.landmarks, landmark), landmark)
        if landmark >> LANDMARK_SHIFT == POWER_STATION:
            _protect_around(state, index)
        elif landmark >> LANDMARK_SHIFT == PLAZA:
            state.plaza_sides = _with_free_sides(state, state.plaza_sides, cell)


def _remove_landmark(state: InfiniteCity, index: i64) -> None:
    """Unregister the tile at this index, which is about to leave, if it is a landmark."""
    landmark = _landmark_entry(state.tiles[index], state.cells[index])
    if landmark:
        state.landmarks = without_index(state.landmarks, bisect_left(state.landmarks, landmark))
        if landmark >> LANDMARK_SHIFT == PLAZA:
            state.plaza_sides = free_plaza_sides(state, 0)


def _protect_around(state: InfiniteCity, index: i64) -> None:
    """Mark a power station and its neighbours as protected (IC-30).

    Marks are never taken back: a protected tile cannot be moved or removed, nor can its power station.
    """
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
        if landmark >> LANDMARK_SHIFT == kind and are_adjacent(landmark & CELL_MASK, cell):
            return True
        index += 1
    return False


def _lift(state: InfiniteCity, index: i64) -> i64:
    """Take a tile out of the city with its tokens. Returns the packed tile."""
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
    """Update the frontier after a tile was placed at this index.

    The vecs are sorted in reading order, so horizontal neighbours are next to each other, and the searches for the
    cells above and below need only one side of the vec.
    """
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
    # No bounds check: right of the row's last tile there is always a frontier cell, so `here` is a valid index; and the
    # search among the tiles ends at this tile at the latest.
    if frontier[edge] != above and cells[bisect_between(cells, above, 0, index)] != above:
        frontier = with_inserted(frontier, edge, above)
    state.frontier = frontier


def _with_side_neighbour(frontier: vec[i64], here: i64, cell: i64) -> vec[i64]:
    """The frontier with a horizontal neighbour, whose index is `here` or `here - 1` if it is there already."""
    if here < len(frontier) and frontier[here] == cell:
        return frontier
    if here and frontier[here - 1] == cell:
        return frontier
    return with_inserted(frontier, here, cell)


def _frontier_after_lifting(state: InfiniteCity, cell: i64) -> None:
    """Update the frontier after the tile on this cell was lifted."""
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
