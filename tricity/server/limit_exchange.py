"""Server processes that share a database share their limits: each tells the others what was taken.

Each request is decided by what this process knows; about a second later, all processes know. A client of several
processes gets at most the burst of each, once, and then the same rate as at one.
"""

import asyncio
import secrets
from typing import Final

import msgspec

from tricity.core.frozen import Frozen
from tricity.server.outbox import Outbox
from tricity.server.rate_limits import Limiters

_SECONDS: Final = 0.5
_MOST: Final = 100
"""The most entries of one kind in a report, the largest first: a message has to be shorter than 8,000 bytes."""


class _Report(Frozen, array_like=True):
    process: str
    kind: str
    """The name of the limiter."""
    used: dict[str, float]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Report).decode


class LimitExchange:
    def __init__(self, limiters: Limiters, outbox: Outbox) -> None:
        self._rates, self._counts = limiters.rates, limiters.counts
        self._outbox = outbox
        self._process = secrets.token_hex(4)

    async def run(self) -> None:
        """Report to the others, until cancelled."""
        while True:
            await asyncio.sleep(_SECONDS)
            for kind, rate in self._rates.items():
                self._report(kind, rate.report())
            for kind, count in self._counts.items():
                self._report(kind, count.report())

    def _report(self, kind: str, used: dict[str, float]) -> None:
        largest = sorted(used.items(), key=lambda each: -each[1])[:_MOST]
        if largest:
            self._outbox.limits_used(_encode(_Report(self._process, kind, dict(largest))).decode())

    def on_remote(self, message: str) -> None:
        """What another process reports; raises `ValueError` if it cannot be read."""
        report = _decode(message)
        if report.process == self._process:
            return
        if report.kind in self._rates:
            self._rates[report.kind].on_remote(report.used)
        elif report.kind in self._counts:
            self._counts[report.kind].on_remote(report.process, report.used)
