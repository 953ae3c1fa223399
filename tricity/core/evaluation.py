# mypyc: compile
"""Linear evaluation functions: whole-number features, with weights that depend on how much of the game is left.

A table of weights has a row for each number of steps left and, within a step, for each stage: what a stage is, such as
a phase of a round, is up to the game. `tricity.arena.training` fits the rows.
"""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from tricity.core.native import i64, vec

WEIGHTS_FILE: Final = "weights.json"
"""In the folder `data` of a game that was trained: by feature, its weight in each row, in thousandths of a point."""


def weight_table(package: str, weights: Mapping[str, tuple[int, int]], most_steps: int, stages: int) -> vec[i64]:
    """The rows of weights, each in the order of the features: all stages with no step left, then with one, and so on.

    They are read from the data of the game's package. A game that was not trained has the given weights: the weight at
    the end, and what each step that is left adds to it, in all stages the same.
    """
    file = files(package).joinpath("data", WEIGHTS_FILE)
    rows = (most_steps + 1) * stages
    columns = {
        name: [at_end + row // stages * per_step for row in range(rows)] for name, (at_end, per_step) in weights.items()
    }
    if file.is_file():
        trained = json.loads(file.read_text(encoding="utf-8"))
        if {name: len(column) for name, column in trained.items()} != dict.fromkeys(weights, rows):
            raise ValueError(f"{WEIGHTS_FILE} of {package} does not have {rows} weights for each of its features")
        columns = trained
    return vec[i64]([i64(columns[name][row]) for row in range(rows) for name in weights])


def unit_weights(count: int) -> vec[i64]:
    """As many rows of weights as there are features: in each row 1 for one of them and 0 for the others.

    A weighted sum with such a row is the feature itself.
    """
    return vec[i64]([i64(row == column) for row in range(count) for column in range(count)])


def by_theme(
    themes: Mapping[str, tuple[str, ...]],
    names: Mapping[str, tuple[int, int]],
    features: vec[i64],
    table: vec[i64],
    start: i64,
) -> dict[str, int]:
    """What the features of each theme, given in the order of their names, add to the estimate, in thousandths.

    Their weights begin at the index `start` of the table.
    """
    parts = {name: int(table[start + i64(index)] * features[i64(index)]) for index, name in enumerate(names)}
    return {theme: sum(parts[name] for name in members) for theme, members in themes.items()}
