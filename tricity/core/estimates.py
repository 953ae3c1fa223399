"""Estimates with their 95 % intervals."""

import math
from collections.abc import Sequence
from typing import Final

from tricity.core.frozen import Frozen

Z: Final = 1.959964
"""Standard errors on either side of an estimate in a 95 % interval; not a digit more, so that stored tournaments keep
every byte.
"""


class Estimate(Frozen):
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


def around(value: float, error: float) -> Estimate:
    """An estimate from its standard error."""
    return Estimate(value, value - Z * error, value + Z * error)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    count = len(values)
    if not count:
        return Estimate(0.0, 0.0, 0.0)
    middle = math.fsum(values) / count
    variance = math.fsum((value - middle) ** 2 for value in values) / max(count - 1, 1)
    return around(middle, math.sqrt(variance / count))


def mean_share(values: Sequence[float]) -> Estimate:
    """The same for shares: the interval stays between 0 and 1."""
    estimate = mean(values)
    return Estimate(estimate.value, max(estimate.low, 0.0), min(estimate.high, 1.0))
