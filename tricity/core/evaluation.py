# mypyc: compile
"""Linear evaluation functions: whole-number features, with weights that may depend on how much of the game is left.

`tricity.arena.tuning` fits the weights.
"""

from collections.abc import Iterable

from tricity.core.native import i64, vec


def weight_table(weights: Iterable[tuple[int, int]]) -> vec[i64]:
    """Pairs in the order of the features: the weight at the end, and what each step that is left adds to it."""
    return vec[i64]([i64(weight) for pair in weights for weight in pair])


def weighted_sum(features: vec[i64], weights: vec[i64], steps_left: i64) -> i64:
    """The features, each times its weight with that many steps left, added up."""
    total: i64 = 0
    at: i64 = 0
    count: i64 = len(features)
    while at < count:
        total += features[at] * (weights[2 * at] + steps_left * weights[2 * at + 1])
        at += 1
    return total
