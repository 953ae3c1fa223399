"""E-mail addresses by which people sign in. An address belongs to one person, who may have several."""

from sqlalchemy import Connection, delete, select

from tricity.table.principal import PersonId
from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.schema import emails


def person_with(connection: Connection, address: str) -> PersonId | None:
    person = connection.execute(select(emails.c.person_id).where(emails.c.address == address.lower())).scalar()
    return None if person is None else PersonId(person)


def link(connection: Connection, address: str, person: PersonId, now: int) -> None:
    """Give the address to this person. Nobody else keeps it: it belongs to whoever receives its mail."""
    row = {"address": address.lower(), "person_id": person, "created": now}
    statement = adapter_of(connection).insert(emails).values(row)
    connection.execute(statement.on_conflict_do_update(index_elements=["address"], set_={"person_id": person}))


def unlink(connection: Connection, address: str, person: PersonId) -> bool:
    """Remove the address, and return whether the person had it."""
    own = (emails.c.address == address.lower()) & (emails.c.person_id == person)
    return connection.execute(delete(emails).where(own)).rowcount == 1


def all_of(connection: Connection, person: PersonId) -> tuple[str, ...]:
    wanted = select(emails.c.address).where(emails.c.person_id == person).order_by(emails.c.created)
    return tuple(map(str, connection.execute(wanted).scalars()))
