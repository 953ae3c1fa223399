# mypyc: compile
"""Bit arithmetic on non-negative i64: bitboards."""

from tricity.core.native import i64


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


def lowest_bit(board: i64) -> i64:
    """The index of the lowest bit of a board with at least one: `(board & -board) - 1` has ones below it only."""
    return popcount((board & -board) - 1)
