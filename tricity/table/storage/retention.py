"""Deleting what nobody needs any more, in small transactions, so that running servers hardly notice."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, select

from tricity.table.principal import PersonId
from tricity.table.storage import belongings
from tricity.table.storage.adapter import Adapter
from tricity.table.storage.administration import mark_changed
from tricity.table.storage.person_replacement import DERIVED
from tricity.table.storage.rows import Progress, ignore_progress
from tricity.table.storage.schema import (
    bans,
    entries,
    invitations,
    notices,
    participants,
    passkeys,
    persons,
    plans,
    puzzles,
    results,
    tables,
)

_AT_ONCE: Final = 20
_OF_TABLES: Final = (entries, participants, invitations, plans, puzzles, *DERIVED)
"""What goes with a table. Results stay: they are people's history."""


class Rules(NamedTuple):
    """What is old: tables by their status, last used before that time; guests who came before it and sit nowhere."""

    tables: Mapping[str, int]
    guests: int | None = None


class Prunable(NamedTuple):
    """What the rules say can go. `leftovers` are tables without a row, of which only pieces exist."""

    tables: dict[str, list[str]]
    guests: list[str]
    leftovers: list[str]

    @property
    def total(self) -> int:
        return sum(map(len, self.tables.values())) + len(self.guests) + len(self.leftovers)


def find(connection: Connection, rules: Rules) -> Prunable:
    """Guests whose last tables are pruned at the same time are found the next time."""
    old = {status: _values(connection, select(tables.c.id).where(_old(status, rules))) for status in rules.tables}
    guests = [] if rules.guests is None else _values(connection, select(persons.c.id).where(_idle(rules.guests)))
    return Prunable(old, guests, find_leftovers(connection))


def find_leftovers(connection: Connection) -> list[str]:
    """Tables without a row of which something else is stored, and which nobody can open."""
    pieces = [select(table.c.table_id).where(~exists().where(tables.c.id == table.c.table_id)) for table in _OF_TABLES]
    return _values(connection, pieces[0].union(*pieces[1:]))


def prune(adapter: Adapter, rules: Rules, prunable: Prunable, progress: Progress = ignore_progress) -> int:
    """Delete what was found if the rules still apply to it; returns how many tables and guests were deleted."""
    done = deleted = 0
    for delete_batch, names in _steps(rules, prunable):
        for first in range(0, len(names), _AT_ONCE):
            batch = names[first : first + _AT_ONCE]
            with adapter.engine.begin() as connection:
                adapter.begin_writing(connection)
                deleted += delete_batch(connection, batch)
                mark_changed(connection)
            done += len(batch)
            progress(done, prunable.total)
    return deleted


DeleteBatch = Callable[[Connection, Sequence[str]], int]


def _steps(rules: Rules, prunable: Prunable) -> list[tuple[DeleteBatch, list[str]]]:
    def delete_old(status: str) -> DeleteBatch:
        def delete_batch(connection: Connection, names: Sequence[str]) -> int:
            still = select(tables.c.id).where(tables.c.id.in_(names), _old(status, rules))
            return _delete_tables(connection, _values(connection, still))

        return delete_batch

    def delete_guests(connection: Connection, names: Sequence[str]) -> int:
        still_idle = _values(connection, select(persons.c.id).where(persons.c.id.in_(names), _idle(rules.guests or 0)))
        for person in still_idle:
            belongings.delete_all(connection, PersonId(person))
        return len(still_idle)

    return [
        *((delete_old(status), names) for status, names in prunable.tables.items()),
        (_delete_tables, prunable.leftovers),
        (delete_guests, prunable.guests),
    ]


def _delete_tables(connection: Connection, names: Sequence[str]) -> int:
    for table in (*_OF_TABLES, notices):
        connection.execute(delete(table).where(table.c.table_id.in_(names)))
    connection.execute(delete(tables).where(tables.c.id.in_(names)))
    return len(names)


def _old(status: str, rules: Rules) -> ColumnElement[bool]:
    return and_(tables.c.status == status, tables.c.updated < rules.tables[status])


def _idle(before: int) -> ColumnElement[bool]:
    """Guests from before that time at no table; those who are banned are kept, so that they stay banned.

    People with a passkey or a history are not guests who came and went.
    """
    return and_(
        persons.c.created < before,
        ~exists().where(participants.c.person_id == persons.c.id),
        ~exists().where(tables.c.opener == persons.c.id),
        ~exists().where(bans.c.subject == persons.c.id),
        ~exists().where(passkeys.c.person_id == persons.c.id),
        ~exists().where(results.c.person_id == persons.c.id),
    )


def _values(connection: Connection, wanted: Any) -> list[str]:
    return [str(value) for value in connection.execute(wanted).scalars()]
