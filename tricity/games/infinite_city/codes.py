# mypyc: compile
"""The layout that moves and pending steps share: a cell, a number, and which verb or step it is, in one integer.

A cell (or the pile of a library) is in bits 0–47 · a number in bits 48–57 · a verb or a step in bits 58–62, below the
sign bit. In a move the number is a tile (its kind in five bits and, where copies of the kind are printed differently,
one more than 2 × bonus + silver above them) or a seat. Without a cell it is 0 there: that is a cell beyond
`MAX_COORDINATE`, which has no name.
"""

from typing import Final

from tricity.core.native import i64
from tricity.games.infinite_city.state import CELL_MASK

MAX_CODES: Final = 31
"""The number of kinds, verbs and steps that there may be: five bits, of which the last is `frames.STEP_WAITING`."""
EVERYBODY: Final[i64] = 7
"""A number in place of a seat: everybody's tokens."""


def pack(code: i64, number: i64, cell: i64) -> i64:
    """A move or a pending step; number and cell are 0 where it has none."""
    return (code << 58) | (number << 48) | cell


def code_of(packed: i64) -> i64:
    """The verb of a move, the step of a frame."""
    return packed >> 58


def number_of(packed: i64) -> i64:
    return (packed >> 48) & 1023


def cell_of(packed: i64) -> i64:
    return packed & CELL_MASK
