# mypyc: compile
"""Multisets as integers: how many things of each kind there are, in bit fields of equal width, kind 0 in the lowest.

Multisets are added and subtracted as integers, as long as no field overflows. The functions are for fields of four bits
(at most 15 kinds, and 15 things of each), where a constant width is faster; `PackedCounts` is for any width.
"""

from collections.abc import Iterable, Mapping, Sequence

from tricity.core.bits import shifted
from tricity.core.native import i64


def count_of(packed: i64, kind: i64) -> i64:
    """How many things of a kind are in packed counts."""
    return (packed >> (4 * kind)) & 15


def one_of(kind: i64) -> i64:
    """Packed counts of one thing of that kind, to be added or subtracted."""
    return shifted(1, 4 * kind)


def total(packed: i64) -> i64:
    """How many things packed counts hold."""
    things: i64 = 0
    while packed > 0:
        things += packed & 15
        packed >>= 4
    return things


def nonzero_counts(packed: i64) -> i64:
    """How many kinds packed counts hold."""
    # The multiplication adds all fields into the highest one.
    return ((nonzero_fields(packed) * 0x1111111111111111) >> 60) & 15


def nonzero_fields(packed: i64) -> i64:
    """The lowest bit of each field that is not zero: its four bits are folded into it."""
    packed |= packed >> 2
    return (packed | (packed >> 1)) & 0x1111111111111111


def minus(packed: i64, taken: i64) -> i64:
    """The difference of packed counts, kind by kind and never below zero."""
    left: i64 = 0
    shift: i64 = 0
    while packed >> shift > 0:
        have = (packed >> shift) & 15
        lose = (taken >> shift) & 15
        if have > lose:
            left |= (have - lose) << shift
        shift += 4
    return left


class PackedCounts:
    """The layout of packed counts: the names of the kinds, and the width of their fields in bits.

    The last kind has all the remaining bits: there may be more things of it than the width allows.
    """

    def __init__(self, names: Sequence[str], width: i64 = 4) -> None:
        self.kinds = tuple(names)
        self.width = width
        self._index = {name: kind for kind, name in enumerate(names)}

    def pack(self, counts: Mapping[str, int]) -> i64:
        """Packed counts from counts by name; raises `KeyError` for an unknown name."""
        packed: i64 = 0
        for name, count in counts.items():
            packed += i64(count) << (self.width * i64(self._index[name]))
        return packed

    def pack_names(self, names: Iterable[str]) -> i64:
        """Packed counts from one name for each thing; raises `KeyError` for an unknown name."""
        packed: i64 = 0
        for name in names:
            packed += shifted(1, self.width * i64(self._index[name]))
        return packed

    def counts(self, packed: i64) -> dict[str, int]:
        """The counts by name, where there are any, in the order of the kinds."""
        counts: dict[str, int] = {}
        mask = shifted(1, self.width) - 1
        last = len(self.kinds) - 1
        for kind, name in enumerate(self.kinds):
            count = packed if kind == last else packed & mask
            if count:
                counts[name] = int(count)
            packed >>= self.width
        return counts

    def names(self, packed: i64) -> list[str]:
        """One name for each thing, in the order of the kinds."""
        names: list[str] = []
        for name, count in self.counts(packed).items():
            names += [name] * count
        return names
