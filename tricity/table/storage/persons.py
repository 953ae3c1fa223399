"""Persons who play as guests: an id, a name, and the digest of a recovery key that works once."""

from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from tricity.table.principal import PersonId
from tricity.table.storage.schema import persons


class Person(NamedTuple):
    person: PersonId
    name: str


def add(connection: Connection, person: PersonId, name: str, now: int) -> None:
    connection.execute(insert(persons).values(id=person, name=name, created=now))


def find(connection: Connection, person: PersonId) -> Person | None:
    row = connection.execute(select(persons.c.id, persons.c.name).where(persons.c.id == person)).first()
    return None if row is None else Person(*row)


def rename(connection: Connection, person: PersonId, name: str) -> None:
    connection.execute(update(persons).where(persons.c.id == person).values(name=name))


def is_muted(connection: Connection, person: PersonId) -> bool:
    """Whether an administrator has taken the chat away from this person."""
    return bool(connection.execute(select(persons.c.muted).where(persons.c.id == person)).scalar())


def set_recovery(connection: Connection, person: PersonId, digest: str) -> None:
    """Store the digest of a new recovery key, which replaces the one before."""
    connection.execute(update(persons).where(persons.c.id == person).values(recovery=digest))


def recover(connection: Connection, digest: str) -> Person | None:
    """The person whose recovery key has that digest; the key does not work a second time."""
    row = connection.execute(select(persons.c.id, persons.c.name).where(persons.c.recovery == digest)).first()
    if row is None:
        return None
    used = update(persons).where(persons.c.id == row.id, persons.c.recovery == digest).values(recovery=None)
    return Person(*row) if connection.execute(used).rowcount == 1 else None
