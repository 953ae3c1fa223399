"""Verifiable randomness for deals: SHA-256 in counter mode over (seed, label). docs/deals.md specifies the method."""

import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

from tricity.core.errors import BadOption

T = TypeVar("T")

_WORD = 1 << 64
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
        words = _words(self.seed, label)
        dealt = list(items)
        for last in range(len(dealt) - 1, 0, -1):
            other = _below(words, last + 1)
            dealt[last], dealt[other] = dealt[other], dealt[last]
        return dealt

    def below(self, label: str, bound: int) -> int:
        """One number from 0 to bound − 1."""
        return _below(_words(self.seed, label), bound)


def _words(seed: str, label: str) -> Iterator[int]:
    """An endless stream: each SHA-256(seed, 0, label, 0, counter as 8 bytes) gives four 64-bit big-endian words."""
    prefix = seed.encode() + b"\0" + label.encode() + b"\0"
    counter = 0
    while True:
        block = sha256(prefix + counter.to_bytes(8, "big")).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(block[start : start + 8], "big")
        counter += 1


def _below(words: Iterator[int], bound: int) -> int:
    """Rejection sampling: words of the last, incomplete run of `bound` are skipped, so no remainder is favoured."""
    limit = _WORD - _WORD % bound
    return next(word for word in words if word < limit) % bound
