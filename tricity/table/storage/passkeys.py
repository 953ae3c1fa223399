"""Passkeys: the public keys by which people sign in on their devices."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from tricity.core.frozen import Frozen
from tricity.table.principal import PersonId
from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.schema import passkeys


class Passkey(NamedTuple):
    """`sign_count` grows with every use, where the authenticator counts."""

    person: PersonId
    public_key: bytes
    sign_count: int


class PasskeyInfo(Frozen):
    """A passkey as its owner sees it; times in milliseconds."""

    id: str
    name: str
    created: int
    used: int


def add(
    connection: Connection, key_id: str, person: PersonId, public_key: bytes, sign_count: int, name: str, now: int
) -> bool:
    """Whether it is new: a passkey belongs to one person."""
    row = {
        "id": key_id,
        "person_id": person,
        "public_key": public_key,
        "sign_count": sign_count,
        "name": name,
        "created": now,
        "used": now,
    }
    added = adapter_of(connection).insert(passkeys).values(row).on_conflict_do_nothing()
    return bool(connection.execute(added).rowcount == 1)


def find(connection: Connection, key_id: str) -> Passkey | None:
    columns = (passkeys.c.person_id, passkeys.c.public_key, passkeys.c.sign_count)
    row = connection.execute(select(*columns).where(passkeys.c.id == key_id)).first()
    return None if row is None else Passkey(*row)


def record_use(connection: Connection, key_id: str, sign_count: int, now: int) -> None:
    connection.execute(update(passkeys).where(passkeys.c.id == key_id).values(sign_count=sign_count, used=now))


def remove(connection: Connection, key_id: str, person: PersonId) -> bool:
    """Whether the person had it."""
    own = (passkeys.c.id == key_id) & (passkeys.c.person_id == person)
    return connection.execute(delete(passkeys).where(own)).rowcount == 1


def count(connection: Connection, person: PersonId) -> int:
    return connection.execute(select(func.count()).where(passkeys.c.person_id == person)).scalar_one()


def all_of(connection: Connection, person: PersonId) -> tuple[PasskeyInfo, ...]:
    """The oldest first."""
    columns = (passkeys.c.id, passkeys.c.name, passkeys.c.created, passkeys.c.used)
    wanted = select(*columns).where(passkeys.c.person_id == person).order_by(passkeys.c.created)
    return tuple(PasskeyInfo(*row) for row in connection.execute(wanted))
