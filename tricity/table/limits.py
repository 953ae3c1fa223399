"""Limits on what may happen at a table: what is counted per person and hour, and how much is too much.

Without limits a person could keep filling a log, with chat or by taking a move back again and again. Normal games
come nowhere near these limits.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from tricity.table import events
from tricity.table.clocks import SECOND
from tricity.table.errors import TooOften, WrongState
from tricity.table.events import AnyTableEvent, Left, Moved, TableEvent
from tricity.table.principal import PersonId

if TYPE_CHECKING:
    from tricity.table.table import Table

Activity = Literal["advice", "chat", "hints", "mutes", "seats", "stand-ins", "undo", "votes"]
"""The kinds of commands that a game does not need, and that could fill a log for ever."""

HOUR: Final = 60 * 60 * SECOND
MOST_MOVES: Final = 1000
"""The most moves of a match, including an imported one. Even long matches have about three hundred."""

_ACTIVITIES: Final[dict[type[TableEvent], Activity]] = {
    events.Said: "chat",
    events.Hinted: "hints",
    events.AdviceChosen: "advice",
    events.Warned: "advice",
    events.Muted: "mutes",
    events.Joined: "seats",
    events.SeatAssigned: "seats",
    events.SeatsSwapped: "seats",
    events.Removed: "seats",
    events.Left: "seats",
    events.LinkRenewed: "seats",
    events.HandedOver: "stand-ins",
    events.TookBack: "stand-ins",
    events.Undone: "undo",
    events.UndoRequested: "undo",
    events.UndoAnswered: "undo",
    events.Voted: "votes",
}


def activity_of(event: AnyTableEvent) -> Activity | None:
    """The activity that an event belongs to; None for moves, and for what can happen only a few times at a table."""
    return _ACTIVITIES.get(type(event))


class HourlyCounts(msgspec.Struct):
    """The counts of one hour of the wall clock, which begin at zero in the next one. They follow from the log."""

    hour: int = 0
    counts: dict[PersonId, dict[Activity, int]] = {}

    def add(self, at: int, person: PersonId, event: AnyTableEvent) -> None:
        """Count an entry of the log. Its time is never before that of the entry before it."""
        activity = activity_of(event)
        if activity is None:
            return
        if at // HOUR != self.hour:
            self.hour, self.counts = at // HOUR, {}
        counts = self.counts.setdefault(person, {})
        counts[activity] = counts.get(activity, 0) + 1

    def count(self, at: int, person: PersonId, activity: Activity) -> int:
        """How often that person did that in the hour of that time."""
        return self.counts.get(person, {}).get(activity, 0) if at // HOUR == self.hour else 0


@dataclass(frozen=True, slots=True)
class TableLimits:
    """What one person may do at one table within an hour, and how many entries a log may have in all."""

    per_hour: Mapping[Activity, int]
    entries: int


def check(limits: TableLimits, table: "Table", person: PersonId, event: AnyTableEvent, now: int) -> None:
    """Raises `TooOften` or `WrongState` if a person's event is one too many. Moves are never limited."""
    # A match ends by itself, and everybody can leave it once.
    if table.number >= limits.entries and not isinstance(event, (Moved, Left)):
        raise WrongState("table-log-full", limit=limits.entries)
    activity = activity_of(event)
    if activity is not None and table.hourly.count(now, person, activity) >= limits.per_hour[activity]:
        raise TooOften(activity, limits.per_hour[activity], (HOUR - now % HOUR) // SECOND + 1)
