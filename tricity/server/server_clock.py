"""The time by which the server judges: the wall clock, without what no player can help.

It never goes back, and it notices when this process stood still: stopped (SIGSTOP), suspended with its machine, or
skipped by a wall clock that was set forward. Such a pause is an outage: it costs nobody time.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

from tricity.table.clocks import Calendar

TOLERANCE: Final = 1000
"""Milliseconds between two readings after which the process counts as paused. Four ticks fit in."""
_TICK_SECONDS: Final = 0.25


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def monotonic_clock() -> int:
    return time.monotonic_ns() // 1_000_000


class ServerClock:
    """Milliseconds since the epoch, when called. Pauses are in `calendar` before anybody is told a time after them."""

    def __init__(self, wall: Callable[[], int] = wall_clock, monotonic: Callable[[], int] = monotonic_clock) -> None:
        self.calendar = Calendar()
        self.pauses: list[tuple[int, int]] = []
        """The start and the end of each pause that is not stored yet."""
        self._wall = wall
        self._monotonic = monotonic
        self._last: tuple[int, int] | None = None
        """The last reading: the time that was told, and the monotonic clock."""

    def __call__(self) -> int:
        wall, monotonic = self._wall(), self._monotonic()
        if self._last is None:
            now = wall
        else:
            before, monotonic_before = self._last
            # From a wall clock that was set back, time goes on at its usual speed.
            now = max(wall, before + monotonic - monotonic_before)
            if now - before > TOLERANCE:
                self.pauses.append((before, now))
                self.calendar.add(before, now)
        self._last = (now, monotonic)
        return now

    async def run(self) -> None:
        """Reads the clock regularly until it is cancelled: a long time between two readings is a pause."""
        while True:
            self()
            await asyncio.sleep(_TICK_SECONDS)

    def set_outages(self, outages: Iterable[tuple[int, int]]) -> None:
        """All that are stored; pauses that are not stored yet stay in the calendar."""
        self.calendar.replace([*outages, *self.pauses])
