"""Persons who play: an id, a name, and the digest of a recovery key that works once and for a while."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, insert, select, update

from tricity.table.principal import PersonId
from tricity.table.storage import emails, one_time_keys
from tricity.table.storage.schema import participants, persons


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


def set_recovery(connection: Connection, person: PersonId, digest: str, until: int) -> None:
    """Store the digest of a new recovery key, which replaces the one before."""
    connection.execute(update(persons).where(persons.c.id == person).values(recovery=digest, recovery_until=until))


def find_by_key(connection: Connection, digest: str, now: int) -> Person | None:
    """The person who signs in with the key of that digest, as long as it works: a recovery link, or one by e-mail."""
    valid = (persons.c.recovery == digest) & (persons.c.recovery_until > now)
    row = connection.execute(select(persons.c.id, persons.c.name).where(valid, _stays())).first()
    if row is not None:
        return Person(*row)
    key = one_time_keys.find(connection, digest, "sign-in", now)
    return None if key is None else find_staying(connection, key.person)


def recover(connection: Connection, digest: str, now: int) -> Person | None:
    """The same; the key does not work a second time."""
    holder = find_by_key(connection, digest, now)
    if holder is None:
        return None
    used = update(persons).where(persons.c.id == holder.person, persons.c.recovery == digest).values(recovery=None)
    if connection.execute(used).rowcount == 1:
        return holder
    return holder if one_time_keys.take(connection, digest, "sign-in", now) else None


def confirm_email(connection: Connection, digest: str, person: PersonId, now: int) -> bool:
    """Whether the key of that digest confirmed an address of this person, who asked for it; it works once.

    Nobody else can use it: an address that was mistyped lets no stranger in.
    """
    key = one_time_keys.find(connection, digest, "email", now)
    if key is None or key.person != person or one_time_keys.take(connection, digest, "email", now) is None:
        return False
    emails.link(connection, key.detail, person, now)
    return True


def find_staying(connection: Connection, person: PersonId) -> Person | None:
    """The person, unless they are being erased or merged into another one."""
    row = connection.execute(select(persons.c.id, persons.c.name).where(persons.c.id == person, _stays())).first()
    return None if row is None else Person(*row)


def count_tables(connection: Connection, person: PersonId) -> int:
    """How many tables the person sits at."""
    return connection.execute(select(func.count()).where(participants.c.person_id == person)).scalar_one()


def _stays() -> ColumnElement[bool]:
    return and_(persons.c.erased.is_(None), persons.c.merged_into.is_(None))
