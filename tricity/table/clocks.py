"""Time to think. Times are milliseconds; a deed carries the wall clock's time, and clocks run in playing time.

Playing time is wall time without the outages of the server: nobody loses a second while it was down.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from tricity.table.errors import BadRequest

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND

_SHORTEST_MOVE: Final = 5
_LONGEST_MOVE: Final = 60 * 60
_LONGEST_RESERVE: Final = 24 * 60 * 60
_LONGEST_DAYS: Final = 30


class NoClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """As long as one likes."""


class LiveClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """Seconds for each decision; what one takes longer comes off a reserve for the whole game."""

    move: int
    reserve: int = 0


class DaysClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """Days for each decision."""

    days: int


Clock = NoClock | LiveClock | DaysClock


def checked(clock: Clock) -> Clock:
    """Raises `BadRequest` for a clock that nobody could play by."""
    match clock:
        case LiveClock(move, reserve):
            if not _SHORTEST_MOVE <= move <= _LONGEST_MOVE or not 0 <= reserve <= _LONGEST_RESERVE:
                raise BadRequest("bad-clock-live", shortest=_SHORTEST_MOVE, longest=_LONGEST_MOVE)
        case DaysClock(days):
            if not 1 <= days <= _LONGEST_DAYS:
                raise BadRequest("bad-clock-days", longest=_LONGEST_DAYS)
    return clock


class Calendar:
    """The outages of the server, each from its last sign of life to its return."""

    def __init__(self, outages: Iterable[tuple[int, int]] = ()) -> None:
        self._outages = tuple(sorted(outages))

    def playing_time(self, wall: int) -> int:
        return wall - sum(min(end, wall) - start for start, end in self._outages if start < wall)

    def wall_time(self, playing: int) -> int:
        """The first wall time with that playing time, outages to come being unknown."""
        wall = playing
        for start, end in self._outages:
            if start <= wall:
                wall += end - start
        return wall


class Clocks:
    """Whose time is running since when, and what is left of the reserves."""

    def __init__(self, clock: Clock, players: int, calendar: Calendar) -> None:
        self.calendar = calendar
        self._each, reserve = _amounts(clock)
        self._since: list[int | None] = [None] * players
        self.reserves = [reserve] * players

    @property
    def running(self) -> bool:
        return self._each is not None

    def run_for(self, seats: Sequence[int], wall: int, *, afresh: Sequence[int] = ()) -> None:
        """From now on these seats think. Those that did already go on; those in `afresh` have a new decision."""
        now = self.calendar.playing_time(wall)
        for seat, since in enumerate(self._since):
            if since is not None and (seat in afresh or seat not in seats):
                self._charge(seat, now - since)
                self._since[seat] = None
            if seat in seats and self._since[seat] is None:
                self._since[seat] = now

    def deadline(self, seat: int) -> int | None:
        """When that seat's time is up, by the wall clock; None when it is not running."""
        since = self._since[seat]
        if self._each is None or since is None:
            return None
        return self.calendar.wall_time(since + self._each + self.reserves[seat])

    def _charge(self, seat: int, used: int) -> None:
        if self._each is not None:
            self.reserves[seat] -= min(self.reserves[seat], max(0, used - self._each))


def _amounts(clock: Clock) -> tuple[int | None, int]:
    match clock:
        case LiveClock(move, reserve):
            return move * SECOND, reserve * SECOND
        case DaysClock(days):
            return days * DAY, 0
    return None, 0
