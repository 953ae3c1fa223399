"""Clocks. Times are in milliseconds; entries carry wall-clock time, and clocks run in playing time.

Playing time is wall-clock time without the outages of the server: nobody loses time while it is down.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final, assert_never

from tricity.core.frozen import Frozen
from tricity.table.errors import BadRequest

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * 60 * SECOND

_SHORTEST_MOVE: Final = 5
_LONGEST_MOVE: Final = 60 * 60
_LONGEST_RESERVE: Final = 24 * 60 * 60
_LONGEST_DAYS: Final = 30


class NoClock(Frozen, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """No limit."""


class LiveClock(Frozen, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """Seconds for each decision; time beyond that is taken from a reserve for the whole game."""

    move: int
    reserve: int = 0


class DaysClock(Frozen, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """Days for each decision."""

    days: int


Clock = NoClock | LiveClock | DaysClock


def checked(clock: Clock) -> Clock:
    """The clock, if its times are within the limits; else raises `BadRequest`."""
    match clock:
        case NoClock():
            pass
        case LiveClock(move, reserve):
            if not _SHORTEST_MOVE <= move <= _LONGEST_MOVE or not 0 <= reserve <= _LONGEST_RESERVE:
                raise BadRequest("bad-clock-live", shortest=_SHORTEST_MOVE, longest=_LONGEST_MOVE)
        case DaysClock(days):
            if not 1 <= days <= _LONGEST_DAYS:
                raise BadRequest("bad-clock-days", longest=_LONGEST_DAYS)
        case _:
            assert_never(clock)
    return clock


class Calendar:
    """The outages of the server, and the playing time that they leave. All tables of a server share one."""

    def __init__(self, outages: Iterable[tuple[int, int]] = ()) -> None:
        self.outages: list[tuple[int, int]] = []
        self.changes = 0
        """How often it has changed: deadlines may have moved."""
        self.replace(outages)

    def add(self, start: int, end: int) -> None:
        """One more outage, which may overlap with others."""
        self.replace([*self.outages, (start, end)])

    def replace(self, outages: Iterable[tuple[int, int]]) -> None:
        """From now on these are all the outages."""
        merged: list[tuple[int, int]] = []
        for start, end in sorted(outages):
            if merged and start <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
            else:
                merged.append((start, end))
        self.changes += merged != self.outages
        self.outages = merged
        self._starts = [start for start, _ in merged]
        # At index n: the length of the first n outages.
        self._lengths = list(accumulate((end - start for start, end in merged), initial=0))
        self._playing_starts = [start - length for start, length in zip(self._starts, self._lengths, strict=False)]

    def playing_time(self, wall: int) -> int:
        begun = bisect_left(self._starts, wall)
        if not begun:
            return wall
        start, end = self.outages[begun - 1]
        return wall - self._lengths[begun - 1] - (min(end, wall) - start)

    def wall_time(self, playing: int) -> int:
        """The first wall-clock time with that playing time, if there are no more outages."""
        return playing + self._lengths[bisect_right(self._playing_starts, playing)]


class Clocks:
    """Which seats' time is running, since when, and what is left of their reserves."""

    def __init__(self, clock: Clock, players: int, calendar: Calendar) -> None:
        self.calendar = calendar
        self._per_decision, reserve = _amounts(clock)
        self._since: list[int | None] = [None] * players
        self.reserves = [reserve] * players

    @property
    def running(self) -> bool:
        return self._per_decision is not None

    @property
    def shifts(self) -> int:
        """How often outages may have moved the deadlines: never where there are none."""
        return self.calendar.changes if self.running else 0

    def run_for(self, seats: Sequence[int], wall: int, *, new_decisions: Sequence[int] = ()) -> None:
        """The time of these seats runs from now on, and of no others.

        Where it was running it goes on, except for those in `new_decisions`, whose time starts over.
        """
        now = self.calendar.playing_time(wall)
        for seat, since in enumerate(self._since):
            if since is not None and (seat in new_decisions or seat not in seats):
                self._charge(seat, now - since)
                self._since[seat] = None
            if seat in seats and self._since[seat] is None:
                self._since[seat] = now

    def deadline(self, seat: int) -> int | None:
        """The wall-clock time at which that seat's time is up; None while it is not running."""
        since = self._since[seat]
        if self._per_decision is None or since is None:
            return None
        return self.calendar.wall_time(since + self._per_decision + self.reserves[seat])

    def reading(self) -> tuple[tuple[int | None, int], ...]:
        """For each seat the playing time since which its time runs, and what is left of its reserve."""
        return tuple(zip(self._since, self.reserves, strict=True))

    def set(self, reading: Iterable[tuple[int | None, int]]) -> None:
        """Go on from a `reading`."""
        self._since, self.reserves = map(list, zip(*reading, strict=True))

    def _charge(self, seat: int, used: int) -> None:
        if self._per_decision is not None:
            self.reserves[seat] -= min(self.reserves[seat], max(0, used - self._per_decision))


def _amounts(clock: Clock) -> tuple[int | None, int]:
    """The time for each decision (None: no limit) and the reserve."""
    match clock:
        case NoClock():
            return None, 0
        case LiveClock(move, reserve):
            return move * SECOND, reserve * SECOND
        case DaysClock(days):
            return days * DAY, 0
        case _:
            assert_never(clock)
