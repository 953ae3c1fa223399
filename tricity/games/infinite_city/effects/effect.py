# mypyc: compile
"""What every text is made of: the answers that it leaves, and what an answer does."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city.city import find, neighbour_offset
from tricity.games.infinite_city.frames import frame_cell, push_frame
from tricity.games.infinite_city.kinds import KIND_NAMES
from tricity.games.infinite_city.moves import cell_name, pack_move
from tricity.games.infinite_city.state import PROTECTED, InfiniteCity


class Effect:
    """One text, or one step of a text, by the code of its frames.

    `apply` asks for the choices: with none it drops the frame and lets the text `finish`, with one it makes it, with
    more the player is asked (IC-14). `choose` takes care of its frame itself.
    """

    def __init__(self, code: i64) -> None:
        self.code = code

    def start(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        """The tile on that cell has come into play."""
        push_frame(state, self.code, cell, 0)

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return vec[i64]()

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        raise AssertionError("a text without choices")

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        """There is nothing to choose."""
        log_idle(self.code, frame_cell(frame), log)


def log_idle(kind: i64, cell: i64, log: EventLog | None) -> None:
    """A text that finds nothing to act on says so (IC-14)."""
    if log is not None:
        log.emit("ic-idle", {"tile": KIND_NAMES[kind], "at": cell_name(cell)})


def cell_moves(cells: vec[i64], verb: i64) -> vec[i64]:
    """A choice for every one of the cells."""
    moves = cells[:]
    base = pack_move(verb, 0, 0)
    index: i64 = 0
    while index < len(moves):
        moves[index] = base | moves[index]
        index += 1
    return moves


def unprotected_tiles(state: InfiniteCity, verb: i64, except_cell: i64) -> vec[i64]:
    """A choice for every unprotected tile of the city but the one on that cell (0: none)."""
    moves = state.cells[:]
    base = pack_move(verb, 0, 0)
    tiles = state.tiles
    index: i64 = 0
    end: i64 = 0
    while index < len(tiles):
        if not tiles[index] & PROTECTED and moves[index] != except_cell:
            moves[end] = base | moves[index]
            end += 1
        index += 1
    return moves if end == index else moves[:end]


def unprotected_tiles_with(state: InfiniteCity, verb: i64, tokens: i64) -> vec[i64]:
    """A choice for every unprotected tile with any of those tokens on it."""
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
