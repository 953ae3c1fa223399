# mypyc: compile
"""Linear guesses: features, each a whole number, with a named weight each."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64


def table(weights: Mapping[str, int]) -> vec[i64]:
    """The weights in their order, for `weighed`."""
    return vec[i64]([i64(weight) for weight in weights.values()])


def weighed(features: vec[i64], weights: vec[i64]) -> i64:
    """Each feature times its weight, added up."""
    worth: i64 = 0
    at: i64 = 0
    count: i64 = len(weights)
    while at < count:
        worth += features[at] * weights[at]
        at += 1
    return worth
