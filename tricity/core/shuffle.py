# mypyc: compile
"""Fisher–Yates with search's fast generator. Deals have their own, in `deals`."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64


def shuffle(items: vec[i64], rng: Random) -> None:
    """In place."""
    draw(items, i64(len(items)) - 1, rng)


def draw(items: vec[i64], count: i64, rng: Random) -> None:
    """In place, as far as so many places from the first: what comes to lie there is drawn from all items."""
    left: i64 = len(items)
    at: i64 = 0
    while at < count:
        other = at + rng.randrange(left)
        items[at], items[other] = items[other], items[at]
        at += 1
        left -= 1
