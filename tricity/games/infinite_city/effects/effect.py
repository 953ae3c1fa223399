# mypyc: compile
"""What every text is made of: the answers that it leaves, and what an answer does."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city.city import beside, find
from tricity.games.infinite_city.frames import cell_of, push
from tricity.games.infinite_city.moves import cell_text, saying
from tricity.games.infinite_city.state import NAMES, SAFE, InfiniteCity


class Effect:
    """One text, or one step of a text, by the code of its frames.

    `apply` asks for the choices: with none it drops the frame and lets the text `finish`, with one it makes it, with
    more the player is asked (IC-14). `choose` takes care of its frame itself.
    """

    def __init__(self, code: i64) -> None:
        self.code = code

    def follow(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        """The tile on that cell has come into play."""
        push(state, self.code, cell, 0)

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return vec[i64]()

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        raise AssertionError("a text without choices")

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        """There is nothing to choose."""
        tell_idle(self.code, cell_of(frame), log)


def tell_idle(kind: i64, cell: i64, log: EventLog | None) -> None:
    """A text that finds nothing to act on says so (IC-14)."""
    if log is not None:
        log.emit("ic-idle", {"tile": NAMES[kind], "at": cell_text(cell)})


def each_of(cells: vec[i64], verb: i64) -> vec[i64]:
    """A choice for every one of the cells."""
    moves = cells[:]
    base = saying(verb, 0, 0)
    at: i64 = 0
    while at < len(moves):
        moves[at] = base | moves[at]
        at += 1
    return moves


def tiles_in_reach(state: InfiniteCity, verb: i64, but: i64) -> vec[i64]:
    """A choice for every unprotected tile of the city but the one on that cell (0: none)."""
    moves = state.cells[:]
    base = saying(verb, 0, 0)
    tiles = state.tiles
    at: i64 = 0
    end: i64 = 0
    while at < len(tiles):
        if not tiles[at] & SAFE and moves[at] != but:
            moves[end] = base | moves[at]
            end += 1
        at += 1
    return moves if end == at else moves[:end]


def tiles_held_by(state: InfiniteCity, verb: i64, tokens: i64) -> vec[i64]:
    """A choice for every unprotected tile with any of those tokens on it."""
    moves = vec[i64](capacity=len(state.cells))
    base = saying(verb, 0, 0)
    tiles = state.tiles
    at: i64 = 0
    while at < len(tiles):
        if tiles[at] & tokens and not tiles[at] & SAFE:
            moves = append(moves, base | state.cells[at])
        at += 1
    return moves


def tiles_beside(state: InfiniteCity, verb: i64, cell: i64) -> vec[i64]:
    """A choice for every unprotected tile that shares a side with the cell."""
    moves = vec[i64](capacity=4)
    direction: i64 = 0
    while direction < 4:
        at = find(state.cells, cell + beside(direction))
        if at >= 0 and not state.tiles[at] & SAFE:
            moves = append(moves, saying(verb, 0, state.cells[at]))
        direction += 1
    return moves
