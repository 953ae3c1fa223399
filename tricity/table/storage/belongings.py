"""What is stored about a person besides the logs: exported, merged and deleted with them.

A test finds tables with a column for a person that nothing here knows of.
"""

from typing import Any, Final

from sqlalchemy import Column, Connection, delete, or_, select, update

from tricity.table.principal import PersonId
from tricity.table.storage import vacations as vacation_rows
from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.schema import (
    audit,
    bans,
    channels,
    emails,
    friends,
    invitations,
    notice_settings,
    notices,
    one_time_keys,
    participants,
    passkeys,
    persons,
    plans,
    ratings,
    reports,
    results,
    tables,
    vacations,
)

_OWN: Final[tuple[Column[str], ...]] = (
    passkeys.c.person_id,
    emails.c.person_id,
    one_time_keys.c.person_id,
    ratings.c.person_id,
    friends.c.person_id,
    friends.c.other_id,
    invitations.c.person_id,
    invitations.c.by,
    bans.c.subject,
    notice_settings.c.person_id,
    channels.c.person_id,
    notices.c.person_id,
    vacations.c.person_id,
    plans.c.person_id,
)
"""Rows that are deleted with the person."""
_SHARED: Final[tuple[Column[str], ...]] = (
    results.c.person_id,
    reports.c.by,
    reports.c.person_id,
    audit.c.by,
    audit.c.subject,
)
"""Rows that others need: the person's id in them is blanked."""
# Reports about a person are not exported to them, and the audit log is the server's own record.
_EXPORTED: Final = tuple(
    column for column in (*_OWN, *_SHARED) if column is not reports.c.person_id and column.table is not audit
)
_OF_PEOPLE: Final = frozenset({"person_id", "other_id", "by"})
"""Columns with the identity of a person."""
_SECRETS: Final = frozenset({"recovery", "public_key", "digest", "secret", "unsubscribe"})
"""Columns that are never exported: with them somebody could sign in, write to the person or unsubscribe them."""


def has_any(connection: Connection, person: PersonId) -> bool:
    """Whether the person has a seat, a history, or anything else that would be missed."""
    return any(
        connection.execute(select(column).where(column == person).limit(1)).first() is not None
        for column in (participants.c.person_id, tables.c.opener, *_OWN, results.c.person_id)
    )


def export(connection: Connection, person: PersonId) -> dict[str, Any]:
    """All these rows as JSON values, by table; others are named by the handles of their profiles."""
    exported: dict[str, Any] = {}
    for column in _EXPORTED:
        rows = connection.execute(select(column.table).where(column == person)).mappings()
        kept = [_exported(connection, dict(row), person) for row in rows]
        exported.setdefault(column.table.name, []).extend(kept)
    return {name: rows for name, rows in exported.items() if rows}


def _exported(connection: Connection, row: dict[str, Any], person: PersonId) -> dict[str, Any]:
    """A row without secrets, and without the identities of others."""
    for name in _OF_PEOPLE & row.keys():
        if row[name] not in ("", person):
            handle = select(persons.c.handle).where(persons.c.id == row[name])
            row[name] = connection.execute(handle).scalar() or ""
    return {name: value for name, value in row.items() if name not in _SECRETS}


def delete_all(connection: Connection, person: PersonId) -> None:
    """Delete all these rows, and the person's own."""
    for column in _OWN:
        connection.execute(delete(column.table).where(column == person))
    for column in _SHARED:
        connection.execute(update(column.table).where(column == person).values({column.name: ""}))
    connection.execute(delete(persons).where(persons.c.id == person))


def merge(connection: Connection, person: PersonId, into: PersonId) -> None:
    """Everything becomes the other person's; where both have a row, the other's stays. The person is deleted."""
    between = or_(
        (friends.c.person_id == person) & (friends.c.other_id == into),
        (friends.c.person_id == into) & (friends.c.other_id == person),
    )
    connection.execute(delete(friends).where(between))
    for column in (*_OWN, *_SHARED):
        rows = connection.execute(delete(column.table).where(column == person).returning(column.table)).mappings().all()
        if rows:
            moved = adapter_of(connection).insert(column.table).on_conflict_do_nothing()
            connection.execute(moved, [{**row, column.name: into} for row in rows])
    # A mute cannot be shed by merging into another identity.
    is_muted = select(persons.c.muted).where(persons.c.id == person)
    if connection.execute(is_muted).scalar():
        connection.execute(update(persons).where(persons.c.id == into).values(muted=True))
    connection.execute(delete(persons).where(persons.c.id == person))
    vacation_rows.mark_changed(connection)
