"""Relations, quantiles and shares of variance, for the reports of the lab."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tricity.core.estimates import Estimate, around
from tricity.core.native import Random

_SAMPLES: Final = 200


@dataclass
class Relation:
    """How often seats win with and without something, from sums over seats: x is how many they have, y their win."""

    n: int = 0
    x: float = 0.0
    xx: float = 0.0
    y: float = 0.0
    yy: float = 0.0
    xy: float = 0.0
    holders: int = 0
    holders_y: float = 0.0

    def add(self, count: int, win: float) -> None:
        """Add a seat that has at least one."""
        self.holders += 1
        self.holders_y += win
        self.x += count
        self.xx += count * count
        self.xy += count * win

    def slope(self) -> Estimate | None:
        """By how much the chance of winning differs with each additional one, by regression; None if all seats have the
        same number.
        """
        spread = self.xx - self.x * self.x / self.n
        if self.n < 3 or spread < 1e-9:
            return None
        common = self.xy - self.x * self.y / self.n
        slope = common / spread
        residual = max(self.yy - self.y * self.y / self.n - slope * common, 0.0)
        return around(slope, math.sqrt(residual / (self.n - 2) / spread))


def quantile(ordered: Sequence[float], share: float) -> float:
    """A quantile of sorted values; 0 if there are none."""
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


def between_share(groups: Sequence[Sequence[Sequence[float]]]) -> Estimate:
    """The share of the variance that lies between the groups, with an interval by resampling the groups.

    A group has one row of equally many values per series, such as the points of each seat. It is the intraclass
    correlation of a one-way analysis of variance: 0 if groups do not differ, 1 if only they do.
    """
    if len(groups) < 2:
        return Estimate(0.0, 0.0, 1.0)
    size = len(groups[0][0])
    parts = [[_part(row) for row in group] for group in groups]
    value = _correlation(parts, size)
    rng = Random(1)
    samples = sorted(_correlation([parts[rng.randrange(len(parts))] for _ in parts], size) for _ in range(_SAMPLES))
    return Estimate(value, min(quantile(samples, 0.025), value), max(quantile(samples, 0.975), value))


def _part(row: Sequence[float]) -> tuple[float, float]:
    """The mean of a row, and the squares around it."""
    middle = math.fsum(row) / len(row)
    return middle, math.fsum((value - middle) ** 2 for value in row)


def _correlation(parts: Sequence[Sequence[tuple[float, float]]], size: int) -> float:
    between = within = 0.0
    for series in zip(*parts):
        middle = math.fsum(each for each, _ in series) / len(series)
        between += size * math.fsum((each - middle) ** 2 for each, _ in series) / (len(series) - 1)
        within += math.fsum(squares for _, squares in series) / (len(series) * (size - 1))
    total = between + (size - 1) * within
    return max((between - within) / total, 0.0) if total > 0 else 0.0
