# mypyc: compile
"""The stack of pending effects: one frame for each step that is not finished, the innermost last (IC-13).

A frame is packed as in `codes`: a step, a number and a cell, of which the `Step` says what they hold. The first step of
a kind of tile has the number of the kind. Only the frame on top asks for a decision. Below it lie frames that can wait:
a tile whose effect has not begun, the pile of a library, the draw after a temple, and the first half of a choice in two
parts.
"""

from typing import Final

from tricity.core.native import append, i64, pop
from tricity.games.infinite_city.codes import cell_of, code_of, number_of, pack
from tricity.games.infinite_city.state import InfiniteCity

STEP_WAITING: Final[i64] = 31
"""The tile on the frame's cell, whose effect has not begun. Tiles that were turned face up together form a group of
such frames, among which the player chooses; the lowest frame of a group has the number 1, the others 0. The step has
the highest number, whatever kinds of tiles there are."""


def push_frame(state: InfiniteCity, step: i64, cell: i64, number: i64) -> None:
    state.pending = append(state.pending, pack(step, number, cell))


def pop_frame(state: InfiniteCity) -> None:
    """Remove the innermost frame."""
    state.pending, gone = pop(state.pending)  # noqa: RUF059


def push_waiting_tile(state: InfiniteCity, cell: i64) -> None:
    """Resolve the effect of the tile on this cell next."""
    push_frame(state, STEP_WAITING, cell, 1)


def is_only_waiting_tile(frame: i64) -> bool:
    """Whether a frame on top of the stack is a group of one waiting tile, which leaves nothing to choose."""
    return code_of(frame) == STEP_WAITING and number_of(frame) != 0


def waiting_group_size(state: InfiniteCity) -> i64:
    """The number of waiting tiles in the group on top of the stack; the player chooses their order (IC-H3)."""
    index: i64 = i64(len(state.pending)) - 1
    while not number_of(state.pending[index]):
        index -= 1
    return i64(len(state.pending)) - index


def remove_waiting_tile(state: InfiniteCity, index: i64) -> None:
    """Remove a waiting tile from anywhere in the stack. If it closed its group, the next tile of the group does now."""
    pending = state.pending
    if number_of(pending[index]) and index + 1 < len(pending):
        above = pending[index + 1]
        if code_of(above) == STEP_WAITING:
            pending[index + 1] = pack(STEP_WAITING, 1, cell_of(above))
    state.pending, gone = pop(pending, index)  # noqa: RUF059


def on_tile_removed(state: InfiniteCity, cell: i64) -> None:
    """A tile that leaves the city loses its waiting effect (IC-13)."""
    index: i64 = i64(len(state.pending)) - 1
    while index >= 0:
        frame = state.pending[index]
        if code_of(frame) == STEP_WAITING and cell_of(frame) == cell:
            remove_waiting_tile(state, index)
            return
        index -= 1


def on_tile_moved(state: InfiniteCity, old: i64, new: i64) -> None:
    """A tile was moved, or two swapped places: waiting tiles act from where they lie now (IC-13)."""
    pending = state.pending
    index: i64 = i64(len(pending)) - 1
    while index >= 0:
        frame = pending[index]
        if code_of(frame) == STEP_WAITING:
            if cell_of(frame) == old:
                pending[index] = pack(STEP_WAITING, number_of(frame), new)
            elif cell_of(frame) == new:
                pending[index] = pack(STEP_WAITING, number_of(frame), old)
        index -= 1
