# mypyc: compile
"""Linear evaluation functions: whole-number features, with weights that may depend on how much of the game is left.

`tricity.arena.tuning` fits the weights.
"""

from collections.abc import Iterable, Mapping

from tricity.core.native import i64, vec


def weight_table(weights: Iterable[tuple[int, int]], most_steps: int) -> vec[i64]:
    """The weights with no step left, with one, and so on, each time in the order of the features.

    Given are pairs in that order: the weight at the end, and what each step that is left adds to it.
    """
    pairs = list(weights)
    return vec[i64]([i64(at_end + left * per_step) for left in range(most_steps + 1) for at_end, per_step in pairs])


def unit_weights(count: int) -> vec[i64]:
    """As many rows of weights as there are features: in each row 1 for one of them and 0 for the others.

    A weighted sum with such a row is the feature itself.
    """
    return vec[i64]([i64(row == column) for row in range(count) for column in range(count)])


def by_theme(
    themes: Mapping[str, tuple[str, ...]], weights: Mapping[str, tuple[int, int]], features: vec[i64], steps_left: int
) -> dict[str, int]:
    """What the features of each theme, given in the order of the weights, add to the estimate, in thousandths."""
    parts = {
        name: (at_end + steps_left * per_step) * int(feature)
        for (name, (at_end, per_step)), feature in zip(weights.items(), features)
    }
    return {theme: sum(parts[name] for name in names) for theme, names in themes.items()}
