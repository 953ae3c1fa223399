"""Administrators: who may look after the server in its page. They can be appointed only at the terminal."""

from sqlalchemy import Connection, select, update

from tricity.table.errors import NotFound
from tricity.table.principal import PersonId
from tricity.table.storage.persons import Person
from tricity.table.storage.schema import persons


def is_administrator(connection: Connection, person: PersonId) -> bool:
    """Whether a person is an administrator. Being erased or merged ends that: the right is lost with the identity and
    does not pass on.
    """
    stays = persons.c.erased.is_(None) & persons.c.merged_into.is_(None)
    wanted = select(persons.c.administrator).where(persons.c.id == person, stays)
    return bool(connection.execute(wanted).scalar())


def appoint(connection: Connection, person: PersonId, *, on: bool) -> bool:
    """Make somebody an administrator, or dismiss them, and return whether that changed anything. Raises `NotFound`."""
    before = connection.execute(select(persons.c.administrator).where(persons.c.id == person)).scalar()
    if before is None:
        raise NotFound("no-such-person")
    connection.execute(update(persons).where(persons.c.id == person).values(administrator=on))
    return bool(before) != on


def everyone(connection: Connection) -> list[Person]:
    wanted = select(persons.c.id, persons.c.name).where(persons.c.administrator).order_by(persons.c.created)
    return [Person(*row) for row in connection.execute(wanted)]
