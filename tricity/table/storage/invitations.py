"""Invitations of friends to tables that wait for players."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from tricity.table.principal import PersonId
from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.schema import invitations, persons, tables


class Invitation(NamedTuple):
    table: str
    game: str
    name: str
    created: int


def add(connection: Connection, table: str, person: PersonId, by: PersonId, now: int) -> bool:
    """Store an invitation, and return whether it is new."""
    row = {"table_id": table, "person_id": person, "by": by, "created": now}
    added = adapter_of(connection).insert(invitations).values(row).on_conflict_do_nothing()
    return bool(connection.execute(added).rowcount == 1)


def remove(connection: Connection, table: str, person: PersonId) -> None:
    """Remove an invitation that the person has accepted or declined."""
    mine = (invitations.c.table_id == table) & (invitations.c.person_id == person)
    connection.execute(delete(invitations).where(mine))


def all_of(connection: Connection, person: PersonId, limit: int) -> list[Invitation]:
    """A person's invitations to tables that still wait for players, the newest first."""
    wanted = (
        select(tables.c.id, tables.c.game, persons.c.name, invitations.c.created)
        .where(invitations.c.person_id == person, tables.c.id == invitations.c.table_id)
        .where(tables.c.status == "gathering", persons.c.id == invitations.c.by)
        .order_by(invitations.c.created.desc())
        .limit(limit)
    )
    return [Invitation(*row) for row in connection.execute(wanted)]
