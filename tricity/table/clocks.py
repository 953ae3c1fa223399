"""Clocks. Times are in milliseconds; entries carry wall-clock time, and clocks run in playing time.

Playing time is wall-clock time without the outages of the server: nobody loses time while it is down. In games with
days per decision, the vacations of the person who decides do not count either.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Final, assert_never

from tricity.core.frozen import Frozen
from tricity.table.errors import BadRequest
from tricity.table.principal import PersonId, Principal

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


Periods = tuple[tuple[int, int], ...]
"""The start and the end of each."""


class Calendar:
    """The outages of the server, and the playing time that they leave. All tables of a server share one.

    It also knows the vacations of people; to each of them these are outages too, see `of_person`.
    """

    def __init__(
        self, outages: Iterable[tuple[int, int]] = (), vacations: Mapping[PersonId, Periods] | None = None
    ) -> None:
        self.vacations: Mapping[PersonId, Periods] = vacations or {}
        self._of_people: dict[PersonId, Calendar] = {}
        self.replace(outages)

    @property
    def outages(self) -> list[tuple[int, int]]:
        return self._index[0]

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
        starts = [start for start, _ in merged]
        # At index n: the length of the first n outages.
        lengths = list(accumulate((end - start for start, end in merged), initial=0))
        playing_starts = [start - length for start, length in zip(starts, lengths, strict=False)]
        # Assigned in one step: other threads read these lists.
        self._index = (merged, starts, lengths, playing_starts)
        self._of_people = {}

    def replace_vacations(self, vacations: Mapping[PersonId, Periods]) -> set[PersonId]:
        """From now on these are all the vacations; returns whose have changed."""
        before, self.vacations = self.vacations, vacations
        self._of_people = {}
        return {person for person in before.keys() | vacations.keys() if before.get(person) != vacations.get(person)}

    def of_person(self, person: Principal) -> "Calendar":
        """The calendar by which that person's days run out: outages and their vacations."""
        vacations = self.vacations.get(person) if person is not None else None
        if person is None or vacations is None:
            return self
        calendars = self._of_people
        own = calendars.get(person)
        if own is None:
            own = calendars[person] = Calendar([*self.outages, *vacations])
        return own

    def vacation_end(self, person: Principal, after: int) -> int | None:
        """When the person's last vacation ends, if that is after the given time."""
        ends = [end for _, end in self.vacations.get(person, ())] if person is not None else []
        return max((end for end in ends if end > after), default=None)

    def after(self, start: int, amount: int) -> int:
        """The wall-clock time at which that much playing time has passed since `start`."""
        return self.wall_time(self.playing_time(start) + amount)

    def playing_time(self, wall: int) -> int:
        outages, starts, lengths, _ = self._index
        begun = bisect_left(starts, wall)
        if not begun:
            return wall
        start, end = outages[begun - 1]
        return wall - lengths[begun - 1] - (min(end, wall) - start)

    def wall_time(self, playing: int) -> int:
        """The first wall-clock time with that playing time, if there are no more outages."""
        _, _, lengths, playing_starts = self._index
        return playing + lengths[bisect_right(playing_starts, playing)]


NO_OUTAGES: Final = Calendar()
"""The calendar of a server that never stopped, with people who are never away."""


class Clocks:
    """Which seats' time is running, since when, and what is left of their reserves."""

    def __init__(
        self, clock: Clock, players: int, calendar: Calendar, owner_of: Callable[[int], Principal] = lambda _: None
    ) -> None:
        self.calendar = calendar
        self._owner_of = owner_of
        self._counts_days = isinstance(clock, DaysClock)
        self._per_decision, reserve = _amounts(clock)
        # In wall-clock time, so that a deadline is right whenever an outage or a vacation becomes known.
        self._since: list[int | None] = [None] * players
        self.reserves = [reserve] * players

    @property
    def running(self) -> bool:
        return self._per_decision is not None

    def shown(self, at: int) -> tuple[tuple[int | None, int | None], ...]:
        """For each seat its deadline and the end of its vacation, as they are shown since that time."""
        if not self.running:
            return ()
        return tuple((self.deadline(seat), self.vacation_end(seat, at)) for seat in range(len(self._since)))

    def run_for(self, seats: Sequence[int], wall: int, *, new_decisions: Sequence[int] = ()) -> None:
        """From now on the clocks of these seats run, and no others.

        A clock that was running goes on, except for seats in `new_decisions`, whose time starts over.
        """
        for seat, since in enumerate(self._since):
            if since is not None and (seat in new_decisions or seat not in seats):
                self._charge(seat, self.calendar.playing_time(wall) - self.calendar.playing_time(since))
                self._since[seat] = None
            if seat in seats and self._since[seat] is None:
                self._since[seat] = wall

    def deadline(self, seat: int) -> int | None:
        """The wall-clock time at which that seat's time is up; None while it is not running."""
        since = self._since[seat]
        if self._per_decision is None or since is None:
            return None
        calendar = self.calendar.of_person(self._owner_of(seat)) if self._counts_days else self.calendar
        return calendar.after(since, self._per_decision + self.reserves[seat])

    def vacation_end(self, seat: int, after: int) -> int | None:
        """When the vacation of the seat's owner ends, if it is after that time and moves the deadlines here."""
        return self.calendar.vacation_end(self._owner_of(seat), after) if self._counts_days else None

    def timers(self) -> tuple[tuple[int, int, int], ...]:
        """Of each seat whose time is running: the seat, since when, and how much playing time it has."""
        if self._per_decision is None:
            return ()
        return tuple(
            (seat, since, self._per_decision + self.reserves[seat])
            for seat, since in enumerate(self._since)
            if since is not None
        )

    def reading(self) -> tuple[tuple[int | None, int], ...]:
        """For each seat the time since which its time runs, and what is left of its reserve."""
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
