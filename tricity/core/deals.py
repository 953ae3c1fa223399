# mypyc: compile
"""Verifiable randomness for deals: SHA-256 in counter mode over (seed, label). docs/deals.md specifies the method."""

import secrets
from collections.abc import Sequence
from typing import Final, TypeVar

from tricity.core.errors import BadOption
from tricity.core.hashing import sha256
from tricity.core.native import i64

T = TypeVar("T")

_WORD: Final = 1 << 64
_HALF: Final[i64] = 1 << 32
_LONGEST_SEED = 128


def fresh_seed() -> str:
    """128 random bits as hexadecimal text."""
    return secrets.token_hex(16)


def seed_text(seed: object) -> str:
    """The canonical text of a seed given as an int or as a string."""
    if isinstance(seed, int) and not isinstance(seed, bool):
        seed = str(seed)
    if (
        not isinstance(seed, str)
        or not 1 <= len(seed) <= _LONGEST_SEED
        or not seed.isprintable()
        or seed != seed.strip()
    ):
        raise BadOption("bad-seed", seed=str(seed)[:40])
    return seed


def commitment(seed: str) -> str:
    """The SHA-256 of a seed, in hexadecimal: it may be published before the game without giving the seed away."""
    return sha256(seed.encode()).hexdigest()


class Deal:
    """The random numbers of one seed: an independent stream per label.

    >>> Deal("7").shuffled("example", "abcdef")
    ['e', 'd', 'a', 'b', 'c', 'f']
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def shuffled(self, label: str, items: Sequence[T]) -> list[T]:
        """The items in random order: Fisher–Yates from the last place down."""
        words = _Words(self.seed, label)
        dealt = list(items)
        for last in range(len(dealt) - 1, 0, -1):
            other = int(words.below(last + 1))
            dealt[last], dealt[other] = dealt[other], dealt[last]
        return dealt

    def below(self, label: str, bound: int) -> int:
        """One number from 0 to bound − 1."""
        return _below(_Words(self.seed, label), bound)


class _Words:
    """An endless stream of 64-bit words, as 32-bit halves, with which compiled code can calculate.

    Each SHA-256(seed, 0, label, 0, counter as 8 bytes) gives four words, big-endian.
    """

    def __init__(self, seed: str, label: str) -> None:
        self.prefix = seed.encode() + b"\0" + label.encode() + b"\0"
        self.counter = 0
        self.block = b""
        self.at: i64 = 32

    def next_half(self) -> i64:
        """The higher half of the next word, then its lower half."""
        if self.at == 32:
            self.block = sha256(self.prefix + self.counter.to_bytes(8, "big")).digest()
            self.counter += 1
            self.at = 0
        # Byte by byte: every way of reading several at once makes an object of each number.
        block = self.block
        at = self.at
        self.at = at + 4
        half: i64 = block[at]
        half = (half << 8) | i64(block[at + 1])
        half = (half << 8) | i64(block[at + 2])
        return (half << 8) | i64(block[at + 3])

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound − 1, of at most 30 bits; see `_below`."""
        factor = _HALF % bound
        rest = factor * factor % bound
        high = self.next_half()
        low = self.next_half()
        # Only a word with the highest possible upper half can be in the incomplete run at the end.
        while high == _HALF - 1 and _HALF - low <= rest:
            high = self.next_half()
            low = self.next_half()
        return (high * factor + low) % bound


def _below(words: _Words, bound: int) -> int:
    """Rejection sampling: words of the last, incomplete run of `bound` are skipped, so no remainder is favoured."""
    if bound < 1 << 30:
        return int(words.below(bound))
    limit = _WORD - _WORD % bound
    while True:
        word = int(words.next_half()) << 32 | int(words.next_half())
        if word < limit:
            return word % bound
