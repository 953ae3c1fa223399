"""Rate limiting by token buckets, kept in the memory of this process."""

import time
from collections import OrderedDict
from typing import Final

_MOST_BUCKETS: Final = 50_000
ADDRESS_SHARE: Final = 6
"""Guests behind one address share its bucket: it holds this many times what one identity may take."""


class RateLimiter:
    """A token bucket per identity: `per_second` tokens flow in, at most `burst` are saved up."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, identity: str, cost: float = 1.0) -> float:
        """Take `cost` tokens and return 0; take nothing and return the seconds to wait if there are too few."""
        now = time.monotonic()
        tokens, filled_at = self._buckets.pop(identity, (self._burst, now))
        tokens = min(self._burst, tokens + (now - filled_at) * self._per_second)
        refused = tokens < cost
        self._buckets[identity] = (tokens if refused else tokens - cost, now)
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return (cost - tokens) / self._per_second if refused else 0.0
