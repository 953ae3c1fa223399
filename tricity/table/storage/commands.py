"""What can be written to the database. Each command is carried out entirely or not at all."""

from collections.abc import Callable
from typing import Any, assert_never

from sqlalchemy import Connection

from tricity.core.frozen import Frozen
from tricity.table import events
from tricity.table.events import LogEntry
from tricity.table.notices import Awaited, Notice, notices_of
from tricity.table.principal import PersonId
from tricity.table.results import GameResult, result_of
from tricity.table.storage.table_summary import Projection
from tricity.table.table import Table


class OpenTable(Frozen):
    """A new table with the first entry of its log; `participants` are the persons who sit there.

    A table that its opener has opened before with the key of the entry makes it a `Conflict`.
    """

    table: str
    game: str
    public: bool
    entry: LogEntry
    projection: Projection
    participants: tuple[str, ...] = ()

    @classmethod
    def of(cls, table: Table) -> "OpenTable":
        """A table that has no entry but its first."""
        participants = {seat.owner: None for seat in table.seats if seat.owner}
        return cls(
            table=table.name,
            game=table.opened.game,
            public=table.opened.public,
            entry=table.first,
            projection=Projection.of(table),
            participants=tuple(participants),
        )


class AppendEntry(Frozen):
    """The next entry of a log, and a table that is opened with it.

    Another process's entry of the same number makes it a `Conflict`. `joined` and `left` are persons who began and
    ceased to be participants, `hidden_from` those who cannot see the entry, `unread_by` those for whom it is
    a line of chat to read, `notices` what people are to be told. The move that ends a game brings its `result`.
    """

    table: str
    entry: LogEntry
    projection: Projection
    joined: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    hidden_from: tuple[str, ...] = ()
    unread_by: tuple[str, ...] = ()
    opens: OpenTable | None = None
    result: GameResult | None = None
    notices: tuple[Notice, ...] = ()

    @classmethod
    def of(cls, table: Table, opens: OpenTable | None = None, before: Awaited | None = None) -> "AppendEntry":
        """The entry that the table applied last. `before`: who it was waiting for until then, if they are notified."""
        entry = table.newest
        event = entry.event
        notices = () if before is None else notices_of(table, before, *_rematch(opens))
        # By far the most frequent event, and it changes nobody's participation.
        if type(event) is events.Moved:
            projection = Projection.of(table, with_summary=False)
            result = result_of(table) if table.ended else None
            return cls(table.name, entry, projection, opens=opens, result=result, notices=notices)
        hidden_from = table.muters_of(event.seat) if isinstance(event, events.Said) else ()
        return cls(
            table=table.name,
            entry=entry,
            projection=Projection.of(table, with_summary=_changes_seats(event)),
            joined=(entry.by,) if isinstance(event, events.Joined) else (),
            left=_left(table, entry),
            hidden_from=hidden_from,
            unread_by=_readers(table, entry, hidden_from) if isinstance(event, events.Said) else (),
            opens=opens,
            notices=notices,
        )


# Not only data: what is to be run may refer to anything.
class Transaction(Frozen, gc=True):
    """Any other statements, in the same database transaction as the commands that are written at that moment."""

    run: Callable[[Connection], Any]


StorageCommand = OpenTable | AppendEntry | Transaction


def _rematch(opens: OpenTable | None) -> tuple[str, tuple[PersonId, ...]]:
    """A table that is opened with an entry, and for whom seats are kept there."""
    if opens is None or not isinstance(opens.entry.event, events.Opened):
        return "", ()
    return opens.table, tuple(dict.fromkeys(plan.kept_for for plan in opens.entry.event.seats if plan.kept_for))


def _left(table: Table, entry: LogEntry) -> tuple[str, ...]:
    """Persons who have no seat any more."""
    if isinstance(entry.event, events.Removed):
        return tuple(table.removed)
    return (entry.by,) if isinstance(entry.event, events.Left) and not table.seats_of(entry.by) else ()


def _readers(table: Table, entry: LogEntry, hidden_from: tuple[str, ...]) -> tuple[str, ...]:
    """Everybody else at the table who gets to see what the newest entry says."""
    owners = dict.fromkeys(seat.owner for seat in table.seats if seat.owner)
    return tuple(person for person in owners if person != entry.by and person not in hidden_from)


def _changes_seats(event: events.AnyTableEvent) -> bool:
    match event:
        case (
            events.Moved()
            | events.Undone()
            | events.UndoRequested()
            | events.UndoAnswered()
            | events.UndoExpired()
            | events.Voted()
            | events.Hinted()
            | events.AdviceChosen()
            | events.Warned()
            | events.Said()
            | events.Muted()
            | events.Rematched()
            | events.LinkRenewed()
            | events.Closed()
        ):
            return False
        case (
            events.Opened()
            | events.Joined()
            | events.SeatAssigned()
            | events.SeatsSwapped()
            | events.Removed()
            | events.Started()
            | events.Left()
            | events.HandedOver()
            | events.TimedOut()
            | events.TookBack()
        ):
            return True
        case _:
            assert_never(event)
