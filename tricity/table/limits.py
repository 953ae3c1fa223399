"""How much may happen at a table: per person and hour, and in all.

Without a limit somebody could fill a log for ever, with chat or by taking a move back again and again. A game that
people play comes nowhere near any of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tricity.table.activity import HOUR, Activity, activity_of
from tricity.table.clocks import SECOND
from tricity.table.errors import TooOften, WrongState
from tricity.table.events import AnyTableEvent, Left, Moved
from tricity.table.principal import PersonId
from tricity.table.table import Table

MOST_MOVES: Final = 1000
"""Of one match, also of one that comes in a record. A match of three hundred moves is a long one."""


@dataclass(frozen=True, slots=True)
class TableLimits:
    """What one person may do at one table within an hour, and how many entries a log may have in all."""

    per_hour: Mapping[Activity, int]
    entries: int


def check(limits: TableLimits, table: Table, person: PersonId, event: AnyTableEvent, now: int) -> None:
    """Raises `TooOften` or `WrongState` where a person's event is one too many. Moves are never too many."""
    # A match ends by itself, and everybody can leave it once.
    if table.number >= limits.entries and not isinstance(event, (Moved, Left)):
        raise WrongState("table-log-full", limit=limits.entries)
    activity = activity_of(event)
    if activity is not None and table.hourly.count(now, person, activity) >= limits.per_hour[activity]:
        raise TooOften(activity, limits.per_hour[activity], (HOUR - now % HOUR) // SECOND + 1)
