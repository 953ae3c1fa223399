"""Ridge regression whose samples are summed up as they come, so that it can be kept in a small file. Needs numpy."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

_RIDGE: Final = 3.0
_RIDGE_RELATIVE: Final = 1e-4

Row = list[float]
Array = NDArray[np.float64]


class RidgeRegression:
    """Least squares with a penalty on the distance from prior weights; samples are summed up as they are added."""

    def __init__(self, size: int) -> None:
        self.games = 0
        """Games that were added: the next one to be played has this number."""
        self.samples = 0
        self.products: Array = np.zeros((size, size))
        """XᵀX."""
        self.targets: Array = np.zeros(size)
        """Xᵀy."""
        self.target_sum = self.target_squares = 0.0

    def add(self, rows: Sequence[Row], targets: Sequence[float]) -> None:
        """Add a sample for each row of features and its target."""
        if not rows:
            return
        x, y = np.array(rows), np.array(targets)
        self.products += x.T @ x
        self.targets += x.T @ y
        self.samples += len(rows)
        self.target_sum += float(y.sum())
        self.target_squares += float(y @ y)

    def fit(self, prior: Row) -> Row:
        """The best weights; those that the samples say little about stay near the prior ones."""
        penalty = _RIDGE + _RIDGE_RELATIVE * self.products.diagonal()
        weights: Row = np.linalg.solve(self.products + np.diag(penalty), self.targets + penalty * prior).tolist()
        return weights

    def r_squared(self, weights: Row) -> float:
        """R²: the share of the variance of the targets that these weights explain."""
        w = np.array(weights)
        residual_squares = self.target_squares - 2 * float(w @ self.targets) + float(w @ self.products @ w)
        variance = self.target_squares - self.target_sum * self.target_sum / self.samples
        return 1 - residual_squares / variance

    def save(self, path: Path) -> None:
        """Write the sums to a file that `load` reads; atomically."""
        totals = np.array([self.games, self.samples, self.target_sum, self.target_squares])
        unfinished = path.with_name(path.name + ".new")
        with unfinished.open("wb") as file:
            np.savez(file, products=self.products, targets=self.targets, totals=totals)
        unfinished.replace(path)

    @classmethod
    def load(cls, path: Path) -> "RidgeRegression":
        """Raises OSError or ValueError."""
        with np.load(path) as file:
            regression = cls(len(file["targets"]))
            regression.products, regression.targets = file["products"], file["targets"]
            games, samples, regression.target_sum, regression.target_squares = file["totals"].tolist()
        regression.games, regression.samples = int(games), int(samples)
        return regression
