"""How much one identity or one address may ask for: buckets that fill with time, in the memory of the process."""

import time
from collections import OrderedDict
from typing import Final

_MOST_BUCKETS: Final = 50_000
HOUSE: Final = 6
"""Guests of one house share an address: it may ask for so many times what one identity may."""


class RateLimiter:
    """`per_second` on average, `burst` at once."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str, cost: float = 1.0) -> float:
        """Takes so much; 0, or the seconds until there is so much again."""
        now = time.monotonic()
        left, since = self._buckets.pop(who, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._per_second)
        refused = left < cost
        self._buckets[who] = (left if refused else left - cost, now)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return (cost - left) / self._per_second if refused else 0.0
