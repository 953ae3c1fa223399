# mypyc: compile
"""Bit arithmetic on non-negative i64: bitboards."""

from typing import Final

from tricity.core.native import i64, vec

_DE_BRUIJN: Final[i64] = 0x022FDD63CC95386D
"""A sequence in which every six bits in a row are different: shifted by n, its highest six bits identify n."""


def _shifts_by_bits() -> vec[i64]:
    """The number of places by which the sequence was shifted, indexed by its highest six bits."""
    table = vec[i64]([i64(0)] * 64)
    for shift in range(64):
        table[(int(_DE_BRUIJN) << shift >> 58) & 63] = shift
    return table


_BIT_INDEX: Final = _shifts_by_bits()


def shifted(board: i64, places: i64) -> i64:
    """`board << places`, for a board that is a literal.

    mypyc copies a literal, or a local that only ever holds one, into the C source as it is, and there `1 << 31`
    overflows a C int. A parameter has 64 bits.
    """
    return board << places


def popcount(board: i64) -> i64:
    """The number of bits that are set: sums of 2, 4 and 8 bits side by side, then all bytes added up at once."""
    # Bit 63 is never set, so the mask can end at bit 60: compiled, a literal of 63 bits would be a Python int object.
    board = board - ((board >> 1) & 0x1555555555555555)
    board = (board & 0x3333333333333333) + ((board >> 2) & 0x3333333333333333)
    board = (board + (board >> 4)) & 0x0F0F0F0F0F0F0F0F
    # The multiplication adds every byte into the highest one. Python's product goes on above it, the compiled one wraps
    # around.
    return ((board * 0x0101010101010101) >> 56) & 0x7F


def nth_bit(board: i64, number: i64) -> i64:
    """The index of a bit of a board, counted from 0 at the lowest one that is set."""
    return lowest_bit(without_lowest(board, number))


def without_lowest(board: i64, number: i64) -> i64:
    """A board without that many of its lowest bits."""
    while number > 0:
        board &= board - 1
        number -= 1
    return board


def lowest_bit(board: i64) -> i64:
    """The index of the lowest bit of a board; 0 for a board without any.

    Compiled, it is a single instruction of the processor: see `hatch_build.py`.
    """
    return _BIT_INDEX[((board & -board) * _DE_BRUIJN >> 58) & 63]
