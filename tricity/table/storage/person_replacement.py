"""Renaming and erasing a person in the logs, the only change that is ever made to entries that were written.

A name is no fact of the game: numbers, times, moves and everything else that a table is made of stay as they are.
"""

import secrets
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from tricity.table import events
from tricity.table.event_format import FORMAT, encode
from tricity.table.events import AnyTableEvent, LogEntry
from tricity.table.principal import PersonId
from tricity.table.storage.event_log import read_log
from tricity.table.storage.schema import entries, metadata, participants, tables
from tricity.table.storage.table_summary import Projection
from tricity.table.table import Table

DERIVED = tuple(
    table for table in metadata.tables.values() if "table_id" in table.c and table not in (entries, participants)
)
"""What is stored beside a log and follows from it."""


class Replacement(NamedTuple):
    """A person, and what stands in their place: who they are now and what they are called.

    A replacement with another id is for good: chat goes with it.
    """

    person: PersonId
    by: PersonId
    name: str

    @classmethod
    def erasing(cls, person: PersonId) -> "Replacement":
        """By somebody without a name of whom nothing else is known, another one at each table."""
        return cls(person, PersonId(secrets.token_urlsafe(15)), "")

    def entry(self, entry: LogEntry) -> LogEntry:
        is_theirs = entry.by == self.person
        return msgspec.structs.replace(
            entry, by=self.by if is_theirs else entry.by, event=self._event(entry.event, is_theirs=is_theirs)
        )

    def _event(self, event: AnyTableEvent, *, is_theirs: bool) -> AnyTableEvent:
        match event:
            case events.Opened():
                return msgspec.structs.replace(event, seats=tuple(map(self._plan, event.seats)))
            case events.Joined(seat) if is_theirs:
                return events.Joined(seat, self.name)
            case events.Said(seat) if is_theirs and self.by != self.person:
                return events.Said(seat)
        return event

    def _plan(self, plan: events.SeatPlan) -> events.SeatPlan:
        if plan.owner == self.person:
            return msgspec.structs.replace(plan, owner=self.by, name=self.name)
        return msgspec.structs.replace(plan, kept_for=self.by) if plan.kept_for == self.person else plan


def tables_with(connection: Connection, person: PersonId) -> list[str]:
    """All tables that know of the person, whether or not they still sit there. Reads all logs."""
    mentioned = entries.c.event.contains(person, autoescape=True)
    logs = select(entries.c.table_id).where(or_(entries.c.by == person, mentioned))
    rows = select(tables.c.id).where(or_(tables.c.opener == person, tables.c.summary.contains(person, autoescape=True)))
    seats = select(participants.c.table_id).where(participants.c.person_id == person)
    return [str(name) for name in connection.execute(logs.union(rows, seats)).scalars()]


def rewrite(connection: Connection, table: str, replacement: Replacement) -> None:
    """Replace the person in the table's log and in all that follows from it; raises `UnreadableLog`."""
    log = read_log(connection, table)
    rewritten = [replacement.entry(entry) for entry in log]
    for old, new in zip(log, rewritten, strict=True):
        if new != old:
            connection.execute(
                update(entries)
                .where(entries.c.table_id == table, entries.c.number == new.number)
                .values(by=new.by, event=encode(new.event), format=FORMAT)
            )
    summary = Projection.of(Table.load(table, rewritten)).summary
    connection.execute(update(tables).where(tables.c.id == table).values(summary=summary, edition=tables.c.edition + 1))
    if replacement.by != replacement.person:
        is_opener = (tables.c.id == table) & (tables.c.opener == replacement.person)
        connection.execute(update(tables).where(is_opener).values(opener=replacement.by))
        is_seated = (participants.c.table_id == table) & (participants.c.person_id == replacement.person)
        connection.execute(delete(participants).where(is_seated))
    for derived in DERIVED:
        connection.execute(delete(derived).where(derived.c.table_id == table))
