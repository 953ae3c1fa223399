# mypyc: compile
"""Legal moves, fast. `refusals` names the rule that forbids any other move.

While an effect is pending, its legal moves are in `state.choices`. Here are those that begin a turn, and what effects
use as well: the moves that play a tile, and where a tile may be placed.
"""

from typing import Final

from tricity.core.native import append, extend, i64, vec
from tricity.games.infinite_city.cells import are_adjacent, contains, find, neighbour_offset
from tricity.games.infinite_city.city import free_plaza_sides
from tricity.games.infinite_city.kinds import HOTEL
from tricity.games.infinite_city.moves import VERB_HOTEL, VERB_PASS, pack_move
from tricity.games.infinite_city.state import (
    CELL_MASK,
    LANDMARK_SHIFT,
    PROTECTED,
    InfiniteCity,
    seat_tokens,
    token_count,
)

_USUAL_TYPES_IN_HAND: Final[i64] = 5
"""Memory for the moves of this many types is reserved at once."""


def actors(state: InfiniteCity) -> i64:
    """The mask of the seat that may act: whoever's turn it is makes every decision of that turn."""
    if state.over:
        return 0
    return 1 << state.turn


def legal(state: InfiniteCity, seat: i64) -> vec[i64]:
    """The legal moves of a seat, each once; none when it may not act."""
    if state.over or seat != state.turn:
        return vec[i64]()
    if len(state.pending):
        return state.choices
    return _turn_moves(state)


def _turn_moves(state: InfiniteCity) -> vec[i64]:
    """A tile from hand (IC-10) or a hotel (IC-11); with an empty hand also a pass, without tokens only that (IC-16)."""
    if token_count(state.supply, state.turn) == 0:
        return vec[i64]([pack_move(VERB_PASS, 0, 0)])
    moves = hand_play_moves(state, state.turn)
    if len(moves) == 0:
        moves = append(moves, pack_move(VERB_PASS, 0, 0))
    return _with_hotel_moves(state, moves)


def _with_hotel_moves(state: InfiniteCity, moves: vec[i64]) -> vec[i64]:
    """The moves and those that take a hotel: face up, unprotected, and without a token of the player (IC-H8, IC-31)."""
    own = seat_tokens(state.turn)
    for landmark in state.landmarks:
        if landmark >> LANDMARK_SHIFT == HOTEL:
            cell = landmark & CELL_MASK
            if not state.tiles[find(state.cells, cell)] & (PROTECTED | own):
                moves = append(moves, pack_move(VERB_HOTEL, 0, cell))
    return moves


def hand_play_moves(state: InfiniteCity, owner: i64) -> vec[i64]:
    """The moves that play a tile from a seat's hand: every type in it, on every cell where a tile may be placed."""
    cells = placements(state)
    moves = vec[i64](capacity=_USUAL_TYPES_IN_HAND * i64(len(cells)))
    stride = state.tileset.hand_words
    word: i64 = 0
    while word < stride:
        rest = state.hands[owner * stride + word]
        tile_type = 15 * word
        while rest:
            if rest & 15:
                moves = with_play_moves(moves, state.tileset.play_codes[tile_type], cells)
                rest >>= 4
                tile_type += 1
            elif rest & 0xFFFF:
                rest >>= 4
                tile_type += 1
            else:
                # Hands are sparse: four types without a tile are skipped at once.
                rest >>= 16
                tile_type += 4
        word += 1
    return moves


def with_play_moves(moves: vec[i64], play_code: i64, cells: vec[i64]) -> vec[i64]:
    """The moves and those that play a tile of one type on each of the cells."""
    index: i64 = len(moves)
    moves = extend(moves, cells)
    for cell in cells:
        moves[index] = play_code | cell
        index += 1
    return moves


def placements(state: InfiniteCity) -> vec[i64]:
    """The cells where a tile may be placed now, in reading order. Shared with the state: never write to it."""
    return state.plaza_sides if len(state.plaza_sides) else state.frontier


def placements_elsewhere(state: InfiniteCity, cell: i64) -> vec[i64]:
    """The cells where the tile on this cell may be moved: it is lifted first, and its old place is not among them."""
    sides = free_plaza_sides(state, cell)
    if len(sides):
        return sides
    cells = vec[i64](capacity=len(state.frontier))
    for other in state.frontier:
        if not are_adjacent(other, cell) or touches_other_tile(state, other, cell):
            cells = append(cells, other)
    return cells


def touches_other_tile(state: InfiniteCity, cell: i64, lifted: i64) -> bool:
    """Whether the cell shares a side with a tile other than the one on the cell `lifted` (0: any tile)."""
    direction: i64 = 0
    while direction < 4:
        other = cell + neighbour_offset(direction)
        if other != lifted and contains(state.cells, other):
            return True
        direction += 1
    return False
