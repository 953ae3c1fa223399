"""What is counted of a log: how often each person did each kind of thing at the table in the current hour."""

from typing import Final, Literal

import msgspec

from tricity.table import events
from tricity.table.clocks import SECOND
from tricity.table.events import AnyTableEvent, TableEvent
from tricity.table.principal import PersonId

Activity = Literal["chat", "hints", "mutes", "seats", "stand-ins", "undo", "votes"]
"""The kinds of commands that a game does not need, and that could fill a log for ever."""

HOUR: Final = 60 * 60 * SECOND

_ACTIVITIES: Final[dict[type[TableEvent], Activity]] = {
    events.Said: "chat",
    events.Hinted: "hints",
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
