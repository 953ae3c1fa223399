# mypyc: compile
"""Verifiable randomness for deals: SHA-256 in counter mode over (seed, label). docs/deals.md specifies the method."""

import secrets
from collections.abc import Sequence
from typing import Final, TypeVar

from tricity.core.errors import BadOption
from tricity.core.hashing import sha256
from tricity.core.native import i64, read_i64_be, vec

T = TypeVar("T")

_WORD: Final = 1 << 64
_HALF: Final[i64] = 1 << 32
_LOW_BITS: Final[i64] = (1 << 32) - 1
_LONGEST_SEED = 128
_WORDS_AT_ONCE: Final[i64] = 16


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
    """An endless stream of 64-bit words: above 2⁶³ − 1 they are negative numbers here.

    Each SHA-256(seed, 0, label, 0, counter as 8 bytes) gives four words, big-endian. Four of them are hashed at a time.
    """

    def __init__(self, seed: str, label: str) -> None:
        self.prefix = seed.encode() + b"\0" + label.encode() + b"\0"
        self.counter: i64 = 0
        self.words = vec[i64]([i64(0)] * _WORDS_AT_ONCE)
        self.at: i64 = _WORDS_AT_ONCE

    def next_word(self) -> i64:
        if self.at == _WORDS_AT_ONCE:
            _write_blocks(self.prefix, self.counter, self.words)
            self.counter += 4
            self.at = 0
        at = self.at
        self.at = at + 1
        return self.words[at]

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound − 1, of at most 30 bits; see `_below`."""
        factor = _HALF % bound
        rest = factor * factor % bound
        word = self.next_word()
        # Only a word that begins with 32 ones can be so near to the end: as a signed number, -1 is the last one.
        while -rest <= word < 0:
            word = self.next_word()
        # By halves, so that no product is too large.
        return (((word >> 32) & _LOW_BITS) * factor + (word & _LOW_BITS)) % bound


def _write_blocks(prefix: bytes, counter: i64, words: vec[i64]) -> None:
    """Write the words of four blocks, that of a counter and those after it, to a vec that has room for just those.

    Compiled, this is done for all four at once if the prefix is not long: see `HASHES` in `hatch_build.py`.
    """
    at: i64 = 0
    while at < _WORDS_AT_ONCE:
        block = sha256(prefix + int(counter).to_bytes(8, "big")).digest()
        start: i64 = 0
        while start < 32:
            words[at] = read_i64_be(block, start)
            at += 1
            start += 8
        counter += 1


def _below(words: _Words, bound: int) -> int:
    """Rejection sampling: words of the last, incomplete run of `bound` are skipped, so no remainder is favoured."""
    if bound < 1 << 30:
        return int(words.below(bound))
    limit = _WORD - _WORD % bound
    while True:
        word = int(words.next_word()) % _WORD
        if word < limit:
            return word % bound
