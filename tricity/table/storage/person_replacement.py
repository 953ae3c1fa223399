"""Renaming, merging and erasing people in the logs, the only change that is ever made to entries that were written.

A name is not a fact of the game: numbers, times, moves and everything else that a table is made of stay as they are.
"""

import secrets
from typing import NamedTuple, assert_never

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from tricity.table import events
from tricity.table.event_format import FORMAT, encode
from tricity.table.events import AnyTableEvent, LogEntry
from tricity.table.principal import PersonId
from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.event_log import read_log
from tricity.table.storage.schema import (
    entries,
    invitations,
    metadata,
    notices,
    participants,
    plans,
    puzzles,
    reports,
    results,
    tables,
)
from tricity.table.storage.table_summary import Projection
from tricity.table.table import Table

_OWN = (entries, participants, results, invitations, reports, notices, plans, puzzles)
"""What belongs to tables and does not follow from their logs, or outlives them."""
DERIVED = tuple(table for table in metadata.tables.values() if "table_id" in table.c and table not in _OWN)
"""What is stored beside a log and follows from it."""


class Replacement(NamedTuple):
    """A person, and what stands in their place: who they are now and what they are called (None: as before).

    Nothing is left of the chat of somebody who is erased.
    """

    person: PersonId
    by: PersonId
    name: str | None
    is_erasure: bool = False

    @classmethod
    def erasing(cls, person: PersonId) -> "Replacement":
        """Replace the person by a nameless one of whom nothing else is known, a different one at each table."""
        return cls(person, PersonId(secrets.token_urlsafe(15)), "", is_erasure=True)

    @classmethod
    def merging(cls, person: PersonId, into: PersonId) -> "Replacement":
        """By another identity of the same human being, who keeps everything, also the name at each table."""
        return cls(person, into, None)

    def entry(self, entry: LogEntry) -> LogEntry:
        is_theirs = entry.by == self.person
        return msgspec.structs.replace(
            entry, by=self.by if is_theirs else entry.by, event=self._event(entry.event, is_theirs=is_theirs)
        )

    def _event(self, event: AnyTableEvent, *, is_theirs: bool) -> AnyTableEvent:
        if isinstance(event, events.NamelessEvent):
            return event
        match event:
            case events.Opened():
                return msgspec.structs.replace(event, seats=tuple(map(self._plan, event.seats)))
            case events.Joined(seat):
                return events.Joined(seat, self.name) if is_theirs and self.name is not None else event
            case events.Said(seat):
                return events.Said(seat) if is_theirs and self.is_erasure else event
            case _:
                assert_never(event)

    def _plan(self, plan: events.SeatPlan) -> events.SeatPlan:
        if plan.owner == self.person:
            name = plan.name if self.name is None else self.name
            return msgspec.structs.replace(plan, owner=self.by, name=name)
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
        _replace_participant(connection, table, replacement)
        # The person who agreed to them is no longer the one who played here.
        connection.execute(delete(puzzles).where(puzzles.c.table_id == table))
    for derived in DERIVED:
        connection.execute(delete(derived).where(derived.c.table_id == table))


def _replace_participant(connection: Connection, table: str, replacement: Replacement) -> None:
    is_seated = (participants.c.table_id == table) & (participants.c.person_id == replacement.person)
    row = connection.execute(delete(participants).where(is_seated).returning(participants)).mappings().first()
    if row is not None and not replacement.is_erasure:
        # Who is a participant in their other name too has seen what they have seen there.
        moved = adapter_of(connection).insert(participants).values({**row, "person_id": replacement.by})
        connection.execute(moved.on_conflict_do_nothing())
