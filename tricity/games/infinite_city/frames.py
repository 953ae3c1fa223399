# mypyc: compile
"""The pending stack: what is left of the texts being followed, a word each, the innermost last (IC-13).

A frame: a cell (or the tiles that a library looked at) in bits 0–47 · what else it needs in bits 48–57 · its code in
bits 58–62. The codes below `TO` are the kinds of tiles: the first decision of their text. The frames under the top one
are only those that can wait: a tile whose text has not begun, the library's other tiles, the temple's draw, and the
first half of a choice in two parts.
"""

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from tricity.games.infinite_city.state import CELL, InfiniteCity

TO: Final[i64] = 21
"""Post office: where to, on top of which tile; the cell is that tile's."""
WITH: Final[i64] = 22
"""Transit station: with which other tile."""
FROM_HAND: Final[i64] = 23
"""Temple: which tile of the hand looked at; the extra is its owner."""
WAITING: Final[i64] = 24
"""A tile whose text is to be followed. Extra 1: the lowest of those turned together, among which one may choose."""
UNDER: Final[i64] = 25
"""Library: the tiles that go under the deck."""
DRAW: Final[i64] = 26
"""Temple: the owner of the hand draws; the extra is the seat."""


def frame(code: i64, cell: i64, extra: i64) -> i64:
    return (code << 58) | (extra << 48) | cell


def code_of(it: i64) -> i64:
    return it >> 58


def extra_of(it: i64) -> i64:
    return (it >> 48) & 1023


def cell_of(it: i64) -> i64:
    return it & CELL


def push(state: InfiniteCity, code: i64, cell: i64, extra: i64) -> None:
    state.pending = append(state.pending, frame(code, cell, extra))


def drop(state: InfiniteCity) -> None:
    """Take the innermost frame off."""
    state.pending, gone = pop(state.pending)  # noqa: RUF059


def wait(state: InfiniteCity, cell: i64) -> None:
    """The text of this tile is followed next."""
    push(state, WAITING, cell, 1)


def is_alone(it: i64) -> bool:
    """Whether a frame on top of the stack is a waiting tile and the only one of those turned with it."""
    return code_of(it) == WAITING and extra_of(it) != 0


def waiting_together(state: InfiniteCity) -> i64:
    """How many tiles wait on top of the stack, turned by one text: the order is free among them (IC-H3)."""
    at: i64 = i64(len(state.pending)) - 1
    while not extra_of(state.pending[at]):
        at -= 1
    return i64(len(state.pending)) - at


def drop_waiting(state: InfiniteCity, at: i64) -> None:
    """Take a waiting tile out of the stack, wherever it is."""
    pending = state.pending
    if extra_of(pending[at]) and at + 1 < len(pending):
        above = pending[at + 1]
        if code_of(above) == WAITING:
            pending[at + 1] = frame(WAITING, cell_of(above), 1)
    state.pending, gone = pop(pending, at)  # noqa: RUF059


def tile_left(state: InfiniteCity, cell: i64) -> None:
    """A tile has left the city: if its text was waiting, it is lost (IC-13)."""
    at: i64 = i64(len(state.pending)) - 1
    while at >= 0:
        it = state.pending[at]
        if code_of(it) == WAITING and cell_of(it) == cell:
            drop_waiting(state, at)
            return
        at -= 1


def tile_moved(state: InfiniteCity, old: i64, new: i64) -> None:
    """A tile has moved, or two have swapped places: those waiting act from where they lie (IC-13)."""
    pending = state.pending
    at: i64 = i64(len(pending)) - 1
    while at >= 0:
        it = pending[at]
        if code_of(it) == WAITING:
            if cell_of(it) == old:
                pending[at] = frame(WAITING, new, extra_of(it))
            elif cell_of(it) == new:
                pending[at] = frame(WAITING, old, extra_of(it))
        at -= 1
