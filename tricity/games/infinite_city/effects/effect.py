# mypyc: compile
"""The base of all effects, and the choices that several of them share."""

from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.cells import find, neighbour_offset
from tricity.games.infinite_city.events import NoEffect
from tricity.games.infinite_city.frames import frame_cell, pop_frame, push_frame, push_waiting_tile
from tricity.games.infinite_city.kinds import KIND_NAMES
from tricity.games.infinite_city.moves import cell_name, move_cell, pack_move
from tricity.games.infinite_city.state import PROTECTED, InfiniteCity
from tricity.games.infinite_city.tokens import place_token


class Effect:
    """The effect of a kind of tile, or one step of an effect.

    `apply.resolve` asks for the choices of the innermost frame. With none, it removes the frame and calls `finish`;
    with one, it calls `choose` without asking; with more, the player is asked (IC-14).
    """

    def __init__(self, step: i64) -> None:
        self.step = step
        """The step in the frames of this effect: for the first decision of a kind, the kind."""

    def start(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        """Begin the effect of the tile on this cell, which was played or turned face up."""
        push_frame(state, self.step, cell, 0)

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        """The legal moves while this frame is on top of the stack."""
        return vec[i64]()

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        """Carry out one of the choices. The frame is still on the stack, and this removes or replaces it."""
        raise AssertionError("an effect without choices")

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        """Called when there is nothing to choose, with the frame already removed."""
        log_idle(self.step, frame_cell(frame), log)


class PassiveEffect(Effect):
    """Hotel and plaza, which do nothing when they come into play.

    What hotels allow is in `legal` and `apply` (IC-H8), what plazas demand in `legal.placements` (IC-H12).
    """

    def start(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        pass


class TokenEffect(Effect):
    """An effect that places one token of the player on a chosen tile; it needs a token in supply (IC-18)."""

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        if place_token(state, find(state.cells, move_cell(move)), log):
            push_waiting_tile(state, move_cell(move))


def log_idle(kind: i64, cell: i64, log: EventLog | None) -> None:
    """Report an effect that finds nothing to act on (IC-14)."""
    if log is not None:
        log.emit(NoEffect(tile=KIND_NAMES[kind], at=cell_name(cell)))


def cell_moves(cells: vec[i64], verb: i64) -> vec[i64]:
    """A choice for each of the cells."""
    moves = cells[:]
    base = pack_move(verb, 0, 0)
    index: i64 = 0
    while index < len(moves):
        moves[index] = base | moves[index]
        index += 1
    return moves


def unprotected_tiles(state: InfiniteCity, verb: i64, except_cell: i64) -> vec[i64]:
    """A choice for every unprotected tile of the city, except the one on a cell (0: no exception)."""
    moves = state.cells[:]
    base = pack_move(verb, 0, 0)
    tiles = state.tiles
    # Compacted in place: `end` never overtakes `index`.
    index: i64 = 0
    end: i64 = 0
    while index < len(tiles):
        if not tiles[index] & PROTECTED and moves[index] != except_cell:
            moves[end] = base | moves[index]
            end += 1
        index += 1
    return moves if end == index else moves[:end]


def unprotected_tiles_with(state: InfiniteCity, verb: i64, tokens: i64) -> vec[i64]:
    """A choice for every unprotected tile that has any token in the mask `tokens`."""
    moves = vec[i64](capacity=len(state.cells))
    base = pack_move(verb, 0, 0)
    tiles = state.tiles
    index: i64 = 0
    while index < len(tiles):
        if tiles[index] & tokens and not tiles[index] & PROTECTED:
            moves = append(moves, base | state.cells[index])
        index += 1
    return moves


def unprotected_neighbours(state: InfiniteCity, verb: i64, cell: i64) -> vec[i64]:
    """A choice for every unprotected tile that shares a side with the cell."""
    moves = vec[i64](capacity=4)
    direction: i64 = 0
    while direction < 4:
        index = find(state.cells, cell + neighbour_offset(direction))
        if index >= 0 and not state.tiles[index] & PROTECTED:
            moves = append(moves, pack_move(verb, 0, state.cells[index]))
        direction += 1
    return moves
