# mypyc: compile
"""Linear guesses: features, each a whole number, with a weight each that may depend on how long the game goes on."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64


def table(weights: Iterable[tuple[int, int]]) -> vec[i64]:
    """Pairs in the order of the features: the weight at the end, and what each step that is left adds to it."""
    return vec[i64]([i64(weight) for pair in weights for weight in pair])


def weighed(features: vec[i64], weights: vec[i64], left: i64) -> i64:
    """Each feature times its weight with so many steps left, added up."""
    worth: i64 = 0
    at: i64 = 0
    count: i64 = len(features)
    while at < count:
        worth += features[at] * (weights[2 * at] + left * weights[2 * at + 1])
        at += 1
    return worth
