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

from tricity.games.infinite_city.state import CELL_MASK, InfiniteCity

STEP_MOVE_TO: Final[i64] = 21
"""Post office: where to, on top of which tile; the cell is that tile's."""
STEP_SWAP_WITH: Final[i64] = 22
"""Transit station: with which other tile."""
STEP_FROM_HAND: Final[i64] = 23
"""Temple: which tile of the hand looked at; the extra is its owner."""
STEP_WAITING: Final[i64] = 24
"""A tile whose text is to be followed. Extra 1: the lowest of those turned together, among which one may choose."""
STEP_UNDER_DECK: Final[i64] = 25
"""Library: the tiles that go under the deck."""
STEP_DRAW: Final[i64] = 26
"""Temple: the owner of the hand draws; the extra is the seat."""


def pack_frame(step: i64, cell: i64, extra: i64) -> i64:
    return (step << 58) | (extra << 48) | cell


def frame_step(frame: i64) -> i64:
    return frame >> 58


def frame_extra(frame: i64) -> i64:
    return (frame >> 48) & 1023


def frame_cell(frame: i64) -> i64:
    return frame & CELL_MASK


def push_frame(state: InfiniteCity, step: i64, cell: i64, extra: i64) -> None:
    state.pending = append(state.pending, pack_frame(step, cell, extra))


def pop_frame(state: InfiniteCity) -> None:
    """Take the innermost frame off."""
    state.pending, gone = pop(state.pending)  # noqa: RUF059


def push_waiting_tile(state: InfiniteCity, cell: i64) -> None:
    """The text of this tile is followed next."""
    push_frame(state, STEP_WAITING, cell, 1)


def is_only_waiting_tile(frame: i64) -> bool:
    """Whether a frame on top of the stack is a waiting tile and the only one of those turned with it."""
    return frame_step(frame) == STEP_WAITING and frame_extra(frame) != 0


def waiting_group_size(state: InfiniteCity) -> i64:
    """How many tiles wait on top of the stack, turned by one text: the order is free among them (IC-H3)."""
    index: i64 = i64(len(state.pending)) - 1
    while not frame_extra(state.pending[index]):
        index -= 1
    return i64(len(state.pending)) - index


def remove_waiting_tile(state: InfiniteCity, index: i64) -> None:
    """Take a waiting tile out of the stack, wherever it is."""
    pending = state.pending
    if frame_extra(pending[index]) and index + 1 < len(pending):
        above = pending[index + 1]
        if frame_step(above) == STEP_WAITING:
            pending[index + 1] = pack_frame(STEP_WAITING, frame_cell(above), 1)
    state.pending, gone = pop(pending, index)  # noqa: RUF059


def on_tile_removed(state: InfiniteCity, cell: i64) -> None:
    """A tile has left the city: if its text was waiting, it is lost (IC-13)."""
    index: i64 = i64(len(state.pending)) - 1
    while index >= 0:
        frame = state.pending[index]
        if frame_step(frame) == STEP_WAITING and frame_cell(frame) == cell:
            remove_waiting_tile(state, index)
            return
        index -= 1


def on_tile_moved(state: InfiniteCity, old: i64, new: i64) -> None:
    """A tile has moved, or two have swapped places: those waiting act from where they lie (IC-13)."""
    pending = state.pending
    index: i64 = i64(len(pending)) - 1
    while index >= 0:
        frame = pending[index]
        if frame_step(frame) == STEP_WAITING:
            if frame_cell(frame) == old:
                pending[index] = pack_frame(STEP_WAITING, new, frame_extra(frame))
            elif frame_cell(frame) == new:
                pending[index] = pack_frame(STEP_WAITING, old, frame_extra(frame))
        index -= 1
