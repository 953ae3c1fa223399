# mypyc: compile
"""Fisher–Yates with search's fast generator. Deals have their own, in `deals`."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64


def shuffle(items: vec[i64], rng: Random) -> None:
    """In place."""
    last: i64 = i64(len(items)) - 1
    while last > 0:
        other = rng.randrange(last + 1)
        items[last], items[other] = items[other], items[last]
        last -= 1
