"""Lists of tables, without reading their logs."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, select, update

from tricity.table.storage.schema import participants, tables


class Listed(NamedTuple):
    """A row of a list; `seen` is the last entry that the person it was made for has seen."""

    table: str
    updated: int
    status: str
    number: int
    acting: int
    card: str
    seen: int


_COLUMNS = (tables.c.id, tables.c.updated, tables.c.status, tables.c.number, tables.c.to_act, tables.c.summary)


def in_lobby(connection: Connection, statuses: Sequence[str], limit: int, before: int | None = None) -> list[Listed]:
    """Public tables, those with the newest deed first."""
    wanted = select(*_COLUMNS).where(tables.c.public, tables.c.status.in_(statuses))
    if before is not None:
        wanted = wanted.where(tables.c.updated < before)
    return [Listed(*row, 0) for row in connection.execute(wanted.order_by(tables.c.updated.desc()).limit(limit))]


def of_person(connection: Connection, person: str, limit: int, before: int | None = None) -> list[Listed]:
    """The tables where somebody sits, those with the newest deed first."""
    wanted = select(*_COLUMNS, participants.c.seen).where(_sits(person))
    if before is not None:
        wanted = wanted.where(tables.c.updated < before)
    return [Listed(*row) for row in connection.execute(wanted.order_by(tables.c.updated.desc()).limit(limit))]


def open_count(connection: Connection, person: str) -> int:
    """How many tables that have not ended this person opened."""
    on = tables.c.status.in_(("gathering", "playing"))
    return connection.execute(select(func.count()).where(tables.c.opener == person, on)).scalar_one()


def game_of(connection: Connection, table: str) -> str:
    """The game at a table; "" when there is no such table."""
    return str(connection.execute(select(tables.c.game).where(tables.c.id == table)).scalar() or "")


def to_wake(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables at which something is due."""
    wanted = select(tables.c.id).where(tables.c.due_at <= now).order_by(tables.c.due_at).limit(limit)
    return [str(name) for name in connection.execute(wanted).scalars()]


def set_wake(connection: Connection, table: str, number: int, wake_at: int | None) -> None:
    """Unless the table went on since entry `number`."""
    connection.execute(update(tables).where(tables.c.id == table, tables.c.number == number).values(due_at=wake_at))


def postpone(connection: Connection, table: str, wake_at: int) -> None:
    """Look at that table again at `wake_at`, wherever its log stands."""
    connection.execute(update(tables).where(tables.c.id == table).values(due_at=wake_at))


def seen(connection: Connection, person: str, table: str) -> int:
    wanted = select(participants.c.seen).where(participants.c.person_id == person, participants.c.table_id == table)
    return int(connection.execute(wanted).scalar() or 0)


def mark_seen(connection: Connection, person: str, table: str, number: int) -> None:
    """Never backwards."""
    where = and_(participants.c.person_id == person, participants.c.table_id == table, participants.c.seen < number)
    connection.execute(update(participants).where(where).values(seen=number))


def _sits(person: str) -> ColumnElement[bool]:
    return and_(participants.c.person_id == person, participants.c.table_id == tables.c.id)
