"""Least squares over running sums, so that any number of samples fits into a small file. Needs NumPy."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tricity.arena.self_play import Judged, Studied

Array = NDArray[np.float64]

_FULL_VISITS: Final = 200
"""A move with this many simulations counts as much as any other; one with fewer counts less."""
_VALUE_SHARE: Final = 0.3
"""The weight of the value of a position, compared with the differences between the moves."""
_SIBLING_SHARE: Final = 5.0
_RESULT_SHARE: Final = 0.3
"""The share of the game's result in a position's value; the rest is what the search expects."""
_RIDGE: Final = 20.0
"""The penalty on the distance from the weights before: it counts as much as this many decisions in their favour."""
_SMOOTHNESS: Final = 20.0
"""The penalty on the bend of a feature's weights over the steps of a game."""
_STAGE_LIKENESS: Final = 6.0
"""The penalty on the difference between the weights of one stage and the next."""


class SquaredErrors:
    """The sum of weighted squared differences between targets and a linear function: of any weights, at any time."""

    def __init__(self, size: int) -> None:
        self.products: Array = np.zeros((size, size))
        """XᵀX."""
        self.targets: Array = np.zeros(size)
        """Xᵀy."""
        self.totals: Array = np.zeros(2)
        """yᵀy and the number of samples, by weight."""

    def add(self, x: Array, y: Array, weights: Array) -> None:
        weighted = x * weights[:, None]
        self.products += x.T @ weighted
        self.targets += weighted.T @ y
        self.totals += (float(weights @ (y * y)), float(weights.sum()))

    def fade(self, share: float) -> None:
        """From now on, everything added so far counts only this share of its weight."""
        self.products *= share
        self.targets *= share
        self.totals *= share

    def error(self, weights: Array) -> float:
        """The root mean square error of these weights."""
        squares = float(self.totals[0] - 2 * weights @ self.targets + weights @ self.products @ weights)
        return float(np.sqrt(max(squares, 0.0) / max(float(self.totals[1]), 1e-9)))


class StudiedErrors:
    """How far the leads of an evaluation are from what was found in studied decisions.

    `moves`: the differences between the moves of a decision, which are what play needs. `values`: the positions.
    """

    def __init__(self, rows: int, features: int) -> None:
        self.rows, self.features = rows, features
        self.moves = SquaredErrors(rows * features)
        self.values = SquaredErrors(rows * features)

    def add(self, decisions: Sequence[Studied]) -> None:
        """Add decisions, of a whole game at best."""
        compared = [self._differences(decision.after) for decision in decisions if len(decision.after) > 1]
        if compared:
            x, leads, counts = (np.concatenate(arrays) for arrays in zip(*compared))
            self.moves.add(x, leads, counts)
        if decisions:
            x, leads, _ = self._matrix([decision.before for decision in decisions])
            results = np.array([decision.result for decision in decisions])
            self.values.add(x, (1 - _RESULT_SHARE) * leads + _RESULT_SHARE * results, np.ones(len(leads)))

    def _differences(self, siblings: Sequence[Judged]) -> tuple[Array, Array, Array]:
        """The same as `_matrix`, less the mean over the moves."""
        x, leads, counts = self._matrix(siblings)
        return x - counts @ x / counts.sum(), leads - counts @ leads / counts.sum(), counts

    def _matrix(self, judged: Sequence[Judged]) -> tuple[Array, Array, Array]:
        """A row for each position: own features minus those of the rival, each where its weights are in the table."""
        x = np.zeros((len(judged), self.rows, self.features))
        for line, each in zip(x, judged):
            line[each.own.row] += each.own.features
            line[each.rival.row] -= each.rival.features
        visits = np.array([min(each.visits, _FULL_VISITS) / _FULL_VISITS for each in judged])
        return x.reshape(len(judged), -1), np.array([each.lead for each in judged]), visits


def fitted(errors: StudiedErrors, prior: Array, stages: int) -> Array:
    """The weights with the least errors; where the decisions say little, they stay near the prior ones and smooth."""
    products = _SIBLING_SHARE * errors.moves.products + _VALUE_SHARE * errors.values.products
    targets = _SIBLING_SHARE * errors.moves.targets + _VALUE_SHARE * errors.values.targets
    scale = _mean_squares(errors)
    ridge = _RIDGE * np.tile(scale, errors.rows)
    penalty = np.kron(_bend(errors.rows, stages), np.diag(scale))
    return np.linalg.solve(products + np.diag(ridge) + penalty, targets + ridge * prior).astype(np.float64)


def _mean_squares(errors: StudiedErrors) -> Array:
    """Of each feature's difference between the seats, so that penalties do not depend on its unit."""
    diagonal = errors.values.products.diagonal().reshape(errors.rows, errors.features)
    squares: Array = diagonal.sum(0) / max(float(errors.values.totals[1]), 1.0)
    return np.maximum(squares, 1e-3)


def _bend(rows: int, stages: int) -> Array:
    """The quadratic form of the penalties between rows of the table."""
    form = np.zeros((rows, rows))
    for row in range(stages, rows - stages):
        bend = np.zeros(rows)
        bend[[row - stages, row, row + stages]] = 1, -2, 1
        form += _SMOOTHNESS * np.outer(bend, bend)
    for row in range(rows):
        if row % stages:
            step = np.zeros(rows)
            step[[row - 1, row]] = -1, 1
            form += _STAGE_LIKENESS * np.outer(step, step)
    return form
