# mypyc: compile
"""The choices that several tiles share: the legal ones, and why another one is refused."""

from typing import Final

from tricity.core.errors import IllegalMove
from tricity.core.native import append, i64, vec
from tricity.core.vecs import with_marked
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import (
    are_adjacent,
    cell_name,
    find,
    find_near,
    neighbour_offset,
    without_cell,
)
from tricity.games.infinite_city.city import (
    free_plaza_sides,
    has_power_station,
    index_of,
    landmark_cells,
    touches_other_tile,
)
from tricity.games.infinite_city.codes import cell_of, number_of, pack
from tricity.games.infinite_city.play import played_name
from tricity.games.infinite_city.state import POWER_STATION, PROTECTED, InfiniteCity

_NO_TOKEN: Final[i64] = 1 << 60
"""A bit that no packed tile has: given to all, it is found on all."""


def cell_moves(cells: vec[i64], verb: i64) -> vec[i64]:
    """A choice for each of the cells."""
    return with_marked(vec[i64](capacity=len(cells)), cells, pack(verb, 0, 0))


def unprotected_tiles(state: InfiniteCity, verb: i64, except_cell: i64) -> vec[i64]:
    """A choice for every unprotected tile of the city, except the one on a cell (0: no exception)."""
    moves = tiles_without(state, verb, PROTECTED) if has_power_station(state) else cell_moves(state.cells, verb)
    # The moves are in the order of their cells.
    return without_cell(moves, pack(verb, 0, except_cell)) if except_cell else moves


def tiles_without(state: InfiniteCity, verb: i64, mask: i64) -> vec[i64]:
    """A choice for every tile that has none of the bits of a mask."""
    return _tile_moves(state, verb, mask, 0)


def unprotected_tiles_with(state: InfiniteCity, verb: i64, tokens: i64) -> vec[i64]:
    """A choice for every unprotected tile that has any token in the mask `tokens`."""
    return _tile_moves(state, verb, PROTECTED, tokens)


def _tile_moves(state: InfiniteCity, verb: i64, without: i64, tokens: i64) -> vec[i64]:
    """A choice for every tile that has none of the bits `without` and any of the `tokens` (0: with or without)."""
    tiles = state.tiles
    cells = state.cells
    total: i64 = len(tiles)
    # So that the compiler sees that an index of one is an index of the other.
    assert len(cells) == total
    given: i64 = 0
    if not tokens:
        given = tokens = _NO_TOKEN
    moves = vec[i64]([i64(0)] * total)
    end: i64 = len(moves)
    base = pack(verb, 0, 0)
    # Without a branch on the tile: each one is written, and the next one in its place if it is no choice. The compiler
    # needs both conditions to see that every index is in range.
    written: i64 = 0
    index: i64 = 0
    while index < total and written < end:
        tile = tiles[index]
        moves[written] = base | cells[index]
        # The sign bit of one less is set for 0 only, that of the negative for any other number.
        written += ((((tile & without) - 1) & -((tile | given) & tokens)) >> 63) & 1
        index += 1
    return moves[:written]


def unprotected_neighbours(state: InfiniteCity, verb: i64, cell: i64) -> vec[i64]:
    """A choice for every unprotected tile that shares a side with the cell."""
    cells = state.cells
    tiles = state.tiles
    here = index_of(state, cell)
    moves = vec[i64](capacity=4)
    direction: i64 = 0
    while direction < 4:
        index = find_near(cells, cell + neighbour_offset(direction), here)
        if index >= 0 and not tiles[index] & PROTECTED:
            moves = append(moves, pack(verb, 0, cells[index]))
        direction += 1
    return moves


def other_seats(state: InfiniteCity, verb: i64, with_tiles: bool) -> vec[i64]:
    """A choice for every other player, or only for those who have tiles in hand."""
    moves = vec[i64](capacity=state.players)
    seat: i64 = 0
    while seat < state.players:
        if seat != state.turn and not (with_tiles and hands.is_empty(state, seat)):
            moves = append(moves, pack(verb, seat, 0))
        seat += 1
    return moves


def seat_refusal(state: InfiniteCity, move: i64, rule: str) -> IllegalMove:
    """Why this player cannot be chosen."""
    other = int(number_of(move))
    if other >= state.players:
        return IllegalMove(rule, case="nobody", other_seat=other)
    return IllegalMove(rule, case="self" if other == state.turn else "empty", other_seat=other)


def placement_refusal(state: InfiniteCity, cell: i64, lifted: i64) -> IllegalMove:
    """Why no tile may be placed here (IC-10, IC-H12, IC-H15); `lifted` is the cell of a tile to be moved, or 0."""
    at = cell_name(cell)
    if cell == lifted:
        return IllegalMove("IC-H15", at=at)
    if find(state.cells, cell) >= 0:
        return IllegalMove("IC-10", case="taken", at=at)
    if not touches_other_tile(state, cell, lifted):
        return IllegalMove("IC-10", case="apart", at=at)
    return IllegalMove("IC-H12", at=at, other_at=cell_name(free_plaza_sides(state, lifted)[0]))


def own_play_refusal(state: InfiniteCity, move: i64) -> IllegalMove:
    """Why this tile of one's own hand cannot be played there."""
    tile, held = played_name(state.tileset, move), hands.hand_names(state, state.turn)
    if not held:
        return IllegalMove("IC-10", case="empty")
    if tile not in held:
        return IllegalMove("IC-10", case="hand", tile=tile, tiles=held)
    return placement_refusal(state, cell_of(move), 0)


def protection_refusal(state: InfiniteCity, cell: i64, rule: str) -> IllegalMove:
    """The refusal of a protected tile, which names its power station: the tile itself or one beside it."""
    stations = landmark_cells(state, POWER_STATION)
    protector = next(station for station in stations if station == cell or are_adjacent(station, cell))
    return IllegalMove(rule, at=cell_name(cell), other_at=cell_name(protector))
