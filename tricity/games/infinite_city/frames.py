# mypyc: compile
"""The stack of pending effects: one frame for each that is not finished, the innermost last (IC-13).

A frame is packed into one integer: a cell (or the pile of a library) in bits 0–47 · an extra number in bits 48–57 · the
step in bits 58–62, below the sign bit. Steps below `STEP_MOVE_TO` are kinds of tiles: the first decision of their
effect. Only the frame on top asks for a decision. Below it lie frames that can wait: a tile whose effect has not begun,
the pile of a library, the draw after a temple, and the first half of a choice in two parts.
"""

from typing import Final

from tricity.core.native import append, i64, pop
from tricity.games.infinite_city.state import CELL_MASK, InfiniteCity

STEP_MOVE_TO: Final[i64] = 21
"""Post office: where the tile on the frame's cell goes."""
STEP_SWAP_WITH: Final[i64] = 22
"""Transit station: which tile swaps places with the one on the frame's cell."""
STEP_FROM_HAND: Final[i64] = 23
"""Temple: which tile of the revealed hand is played, and where; the extra is the owner of the hand."""
STEP_WAITING: Final[i64] = 24
"""The tile on the frame's cell, whose effect has not begun. Tiles that were turned face up together form a group of
such frames, among which the player chooses; the lowest frame of a group has the extra 1, the others 0."""
STEP_UNDER_DECK: Final[i64] = 25
"""Library: the pile of tiles that go under the deck, in place of a cell."""
STEP_DRAW: Final[i64] = 26
"""Temple: the owner of the hand draws a tile; the extra is the seat."""


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
    """Remove the innermost frame."""
    state.pending, gone = pop(state.pending)  # noqa: RUF059


def push_waiting_tile(state: InfiniteCity, cell: i64) -> None:
    """Resolve the effect of the tile on this cell next."""
    push_frame(state, STEP_WAITING, cell, 1)


def is_only_waiting_tile(frame: i64) -> bool:
    """Whether a frame on top of the stack is a group of one waiting tile, which leaves nothing to choose."""
    return frame_step(frame) == STEP_WAITING and frame_extra(frame) != 0


def waiting_group_size(state: InfiniteCity) -> i64:
    """The number of waiting tiles in the group on top of the stack; the player chooses their order (IC-H3)."""
    index: i64 = i64(len(state.pending)) - 1
    while not frame_extra(state.pending[index]):
        index -= 1
    return i64(len(state.pending)) - index


def remove_waiting_tile(state: InfiniteCity, index: i64) -> None:
    """Remove a waiting tile from anywhere in the stack. If it closed its group, the next tile of the group does now."""
    pending = state.pending
    if frame_extra(pending[index]) and index + 1 < len(pending):
        above = pending[index + 1]
        if frame_step(above) == STEP_WAITING:
            pending[index + 1] = pack_frame(STEP_WAITING, frame_cell(above), 1)
    state.pending, gone = pop(pending, index)  # noqa: RUF059


def on_tile_removed(state: InfiniteCity, cell: i64) -> None:
    """A tile that leaves the city loses its waiting effect (IC-13)."""
    index: i64 = i64(len(state.pending)) - 1
    while index >= 0:
        frame = state.pending[index]
        if frame_step(frame) == STEP_WAITING and frame_cell(frame) == cell:
            remove_waiting_tile(state, index)
            return
        index -= 1


def on_tile_moved(state: InfiniteCity, old: i64, new: i64) -> None:
    """A tile was moved, or two swapped places: waiting tiles act from where they lie now (IC-13)."""
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
