"""Keys that work once and for a short time; only their digests are stored."""

from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select

from tricity.table.principal import PersonId
from tricity.table.storage.schema import one_time_keys

Purpose = Literal["sign-in", "email", "passkey"]
"""A link by which somebody signs in; one that confirms an e-mail address of who asked for it; the challenge that a
passkey answers, to be added or to sign in."""


class OneTimeKey(NamedTuple):
    """Whose it is ("": nobody's in particular), and what it is about."""

    person: PersonId
    detail: str


def add(
    connection: Connection, digest: str, purpose: Purpose, person: PersonId, now: int, until: int, detail: str = ""
) -> None:
    """Those that have expired go."""
    connection.execute(delete(one_time_keys).where(one_time_keys.c.until <= now))
    row = {"digest": digest, "purpose": purpose, "person_id": person, "detail": detail, "until": until}
    connection.execute(insert(one_time_keys).values(row))


def is_recent(connection: Connection, detail: str, until: int) -> bool:
    """Whether there is a key about the same that works longer than that: it was made a moment ago."""
    wanted = select(one_time_keys.c.digest).where(one_time_keys.c.detail == detail, one_time_keys.c.until > until)
    return connection.execute(wanted.limit(1)).first() is not None


def find(connection: Connection, digest: str, purpose: Purpose, now: int) -> OneTimeKey | None:
    """The key with that digest, as long as it works."""
    wanted = select(one_time_keys.c.person_id, one_time_keys.c.detail).where(_valid(digest, purpose, now))
    row = connection.execute(wanted).first()
    return None if row is None else OneTimeKey(*row)


def take(connection: Connection, digest: str, purpose: Purpose, now: int) -> OneTimeKey | None:
    """The same; it does not work a second time."""
    columns = (one_time_keys.c.person_id, one_time_keys.c.detail)
    row = connection.execute(delete(one_time_keys).where(_valid(digest, purpose, now)).returning(*columns)).first()
    return None if row is None else OneTimeKey(*row)


def _valid(digest: str, purpose: Purpose, now: int) -> ColumnElement[bool]:
    return and_(one_time_keys.c.digest == digest, one_time_keys.c.purpose == purpose, one_time_keys.c.until > now)
