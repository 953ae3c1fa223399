# mypyc: compile
"""The city: placing, removing, moving, swapping and turning tiles.

Everything that is derived from the tiles is kept up to date as they change: the frontier, the landmarks, the sides of
plazas, and protection. Sorted vecs of cells are searched by bisection. Landmarks and the sides of plazas change seldom:
copies of a state share them, and they are replaced, not written to.
"""

from tricity.core.native import append, i64, vec
from tricity.core.vecs import with_inserted
from tricity.games.infinite_city.cells import (
    are_adjacent,
    bisect_left,
    find,
    find_near,
    index_after,
    index_before,
    neighbour_offset,
    touches_tile,
    with_cell,
    with_replaced,
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
    with_capacity,
)


def index_of(state: InfiniteCity, cell: i64) -> i64:
    """The index of the tile on this cell: mostly it is the one that was placed last."""
    index = state.placed_index
    if index < len(state.cells) and state.cells[index] == cell:
        return index
    return find(state.cells, cell)


def place_tile(state: InfiniteCity, cell: i64, tile: i64) -> i64:
    """Place a packed tile, with the tokens on it, on an empty cell. Returns its index."""
    index = bisect_left(state.cells, cell)
    state.latest_cell = cell
    state.placed_index = index
    tile &= ~PROTECTED
    if has_power_station(state) and _is_beside_landmark(state, POWER_STATION, cell):
        tile |= PROTECTED
    state.cells = with_inserted(state.cells, index, cell)
    state.tiles = with_inserted(state.tiles, index, tile)
    _frontier_after_placing(state, index)
    if len(state.plaza_sides):
        state.plaza_sides = without_cell(state.plaza_sides[:], cell)
    if landmark_of(tile) and tile & FACE_UP:
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
    sides = vec[i64](capacity=4 * i64(len(state.landmarks)))
    for landmark in state.landmarks:
        cell = landmark & CELL_MASK
        if landmark >> LANDMARK_SHIFT == PLAZA and cell != except_cell:
            sides = _with_free_sides(state, sides, cell, bisect_left(state.cells, cell))
    return sides


def _with_free_sides(state: InfiniteCity, sides: vec[i64], cell: i64, index: i64) -> vec[i64]:
    """The sorted cells and the empty ones beside a cell, which is at or near an index among the tiles."""
    cells = state.cells
    direction: i64 = 0
    while direction < 4:
        side = cell + neighbour_offset(direction)
        if find_near(cells, side, index) < 0:
            sides = with_cell(sides, side)
        direction += 1
    return sides


def has_power_station(state: InfiniteCity) -> bool:
    """Whether a power station lies face up: it is the last kind of landmark."""
    landmarks = state.landmarks
    return len(landmarks) > 0 and landmarks[len(landmarks) - 1] >> LANDMARK_SHIFT == POWER_STATION


def landmark_cells(state: InfiniteCity, kind: i64) -> vec[i64]:
    """The cells of the face-up landmarks of one kind, sorted."""
    cells = vec[i64](capacity=len(state.landmarks))
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
        state.landmarks = with_inserted(
            with_capacity(state.landmarks, 1), bisect_left(state.landmarks, landmark), landmark
        )
        if landmark >> LANDMARK_SHIFT == POWER_STATION:
            _protect_around(state, index)
        elif landmark >> LANDMARK_SHIFT == PLAZA:
            state.plaza_sides = _with_free_sides(state, with_capacity(state.plaza_sides, 4), cell, index)


def _remove_landmark(state: InfiniteCity, index: i64) -> None:
    """Unregister the tile at this index, which is about to leave, if it is a landmark."""
    landmark = _landmark_entry(state.tiles[index], state.cells[index])
    if landmark:
        state.landmarks = without_index(state.landmarks[:], bisect_left(state.landmarks, landmark))
        if landmark >> LANDMARK_SHIFT == PLAZA:
            state.plaza_sides = free_plaza_sides(state, 0)


def _protect_around(state: InfiniteCity, index: i64) -> None:
    """Mark a power station and its neighbours as protected (IC-30).

    Marks are never taken back: a protected tile cannot be moved or removed, nor can its power station.
    """
    tiles = state.tiles
    cells = state.cells
    cell = cells[index]
    tiles[index] = tiles[index] | PROTECTED
    direction: i64 = 0
    while direction < 4:
        other = find_near(cells, cell + neighbour_offset(direction), index)
        if other >= 0:
            tiles[other] = tiles[other] | PROTECTED
        direction += 1


def _is_beside_landmark(state: InfiniteCity, kind: i64, cell: i64) -> bool:
    """Whether a landmark of that kind shares a side with the cell."""
    for landmark in state.landmarks:
        if landmark >> LANDMARK_SHIFT == kind and are_adjacent(landmark & CELL_MASK, cell):
            return True
    return False


def _lift(state: InfiniteCity, index: i64) -> i64:
    """Take a tile out of the city with its tokens. Returns the packed tile."""
    _remove_landmark(state, index)
    cell = state.cells[index]
    tile = state.tiles[index]
    state.cells = without_index(state.cells, index)
    state.tiles = without_index(state.tiles, index)
    _frontier_after_lifting(state, cell, index)
    if _is_beside_landmark(state, PLAZA, cell):
        state.plaza_sides = with_cell(with_capacity(state.plaza_sides, 1), cell)
    return tile


def _frontier_after_placing(state: InfiniteCity, index: i64) -> None:
    """Update the frontier after a tile was placed at this index.

    The vecs are sorted in reading order, so horizontal neighbours are next to each other, and the cells above and below
    are a few steps away. The first cell that is new takes the place of the tile's own.
    """
    cells = state.cells
    count: i64 = len(cells)
    cell = cells[index]
    frontier = state.frontier
    here = bisect_left(frontier, cell)
    # Whether the tile's own cell is still there. A tile that is moved, or the first one, may come from elsewhere.
    stale = here < len(frontier) and frontier[here] == cell
    after = here
    if stale:
        after += 1
    if (index + 1 == count or cells[index + 1] != cell + 1) and (after == len(frontier) or frontier[after] != cell + 1):
        frontier = _with_new_cell(frontier, stale, here, after, cell + 1)
        stale = False
    if (index == 0 or cells[index - 1] != cell - 1) and (here == 0 or frontier[here - 1] != cell - 1):
        frontier = _with_new_cell(frontier, stale, here, here, cell - 1)
        stale = False
    below = cell + ROW_STRIDE
    edge = index_after(frontier, below, here)
    if edge == len(frontier) or frontier[edge] != below:
        tile_index = index_after(cells, below, index)
        if tile_index == count or cells[tile_index] != below:
            frontier = _with_new_cell(frontier, stale, here, edge, below)
            stale = False
    above = cell - ROW_STRIDE
    edge = index_before(frontier, above, here)
    # No bounds check: right of the row's last tile there is always a frontier cell, so `here` is a valid index; and the
    # search among the tiles ends at this tile at the latest.
    if frontier[edge] != above and cells[index_before(cells, above, index)] != above:
        frontier = _with_new_cell(frontier, stale, here, edge, above)
        stale = False
    if stale:
        frontier = without_index(frontier, here)
    state.frontier = frontier


def _with_new_cell(frontier: vec[i64], stale: bool, here: i64, index: i64, cell: i64) -> vec[i64]:
    """The frontier with a cell inserted at an index, and if the one at `here` is stale without that one."""
    if stale:
        return with_replaced(frontier, here, index, cell)
    return with_inserted(frontier, index, cell)


def _frontier_after_lifting(state: InfiniteCity, cell: i64, index: i64) -> None:
    """Update the frontier after the tile on this cell was lifted, which was at this index."""
    frontier = frontier_without_tile(state, state.frontier, cell)
    if touches_tile(state.cells, cell, index):
        frontier = with_cell(frontier, cell)
    state.frontier = frontier


def frontier_without_tile(state: InfiniteCity, frontier: vec[i64], cell: i64) -> vec[i64]:
    """The frontier without the cells that touch no tile but the one on this cell; that cell is not added.

    The argument may be written to: use the result only.
    """
    here = bisect_left(frontier, cell)
    direction: i64 = 0
    while direction < 4:
        side = cell + neighbour_offset(direction)
        index = find_near(frontier, side, here)
        if index >= 0 and not touches_other_tile(state, side, cell):
            frontier = without_index(frontier, index)
            if index < here:
                here -= 1
        direction += 1
    return frontier


def touches_other_tile(state: InfiniteCity, cell: i64, lifted: i64) -> bool:
    """Whether the cell shares a side with a tile other than the one on the cell `lifted` (0: any tile)."""
    cells = state.cells
    here = bisect_left(cells, cell)
    direction: i64 = 0
    while direction < 4:
        other = cell + neighbour_offset(direction)
        if other != lifted and find_near(cells, other, here) >= 0:
            return True
        direction += 1
    return False
