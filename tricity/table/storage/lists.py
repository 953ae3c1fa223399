"""Lists of tables from their projections, and what each participant has seen."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, func, literal, select, update

from tricity.table.principal import PersonId, Principal
from tricity.table.storage.schema import participants, tables
from tricity.table.storage.table_summary import ListedTable, Projection


class TableList(msgspec.Struct, frozen=True):
    """Most recently changed first; `more` is the `before` of the next page, if there may be one."""

    tables: tuple[ListedTable, ...]
    more: int | None


_PROJECTION = (
    tables.c.updated,
    tables.c.status,
    tables.c.number,
    tables.c.to_act,
    tables.c.due_at,
    tables.c.summary,
)


def public_tables(
    connection: Connection, person: Principal, statuses: Sequence[str], limit: int, before: int | None = None
) -> TableList:
    """Public tables, as that person sees them in the lobby."""
    wanted = select(tables.c.id, literal(0), *_PROJECTION).where(tables.c.public, tables.c.status.in_(statuses))
    return _page(connection, wanted, person, limit, before)


def tables_of(connection: Connection, person: PersonId, limit: int, before: int | None = None) -> TableList:
    """The tables where that person sits."""
    wanted = select(tables.c.id, participants.c.seen, *_PROJECTION).where(
        participants.c.person_id == person, participants.c.table_id == tables.c.id
    )
    return _page(connection, wanted, person, limit, before)


def count_open_tables(connection: Connection, person: PersonId) -> int:
    """How many tables that have not ended this person opened."""
    unended = tables.c.status.in_(("gathering", "playing"))
    return connection.execute(select(func.count()).where(tables.c.opener == person, unended)).scalar_one()


def game_of(connection: Connection, table: str) -> str:
    """The game at a table; "" when there is no such table."""
    return str(connection.execute(select(tables.c.game).where(tables.c.id == table)).scalar() or "")


def due_tables(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables at which the server has something to do by then, the longest due first."""
    wanted = select(tables.c.id).where(tables.c.due_at <= now).order_by(tables.c.due_at).limit(limit)
    return [str(name) for name in connection.execute(wanted).scalars()]


def set_due(connection: Connection, table: str, number: int, due_at: int | None) -> None:
    """When the table is due next, unless it has entries after `number`, which have set that themselves."""
    connection.execute(update(tables).where(tables.c.id == table, tables.c.number == number).values(due_at=due_at))


def postpone(connection: Connection, table: str, due_at: int) -> None:
    """Make the table due at that time, whatever its log holds."""
    connection.execute(update(tables).where(tables.c.id == table).values(due_at=due_at))


def last_seen(connection: Connection, person: PersonId, table: str) -> int:
    """The number of the last entry that the person has seen; 0 for somebody who does not sit there."""
    return int(connection.execute(select(participants.c.seen).where(_participant(person, table))).scalar() or 0)


def mark_seen(connection: Connection, person: PersonId, table: str, number: int) -> None:
    """The person has seen the table up to that entry. It never goes back."""
    where = and_(_participant(person, table), participants.c.seen < number)
    connection.execute(update(participants).where(where).values(seen=number))


def _participant(person: PersonId, table: str) -> ColumnElement[bool]:
    return and_(participants.c.person_id == person, participants.c.table_id == table)


def _page(connection: Connection, wanted: Select[Any], person: Principal, limit: int, before: int | None) -> TableList:
    if before is not None:
        wanted = wanted.where(tables.c.updated < before)
    rows = [
        (str(name), seen, Projection(*columns))
        for name, seen, *columns in connection.execute(wanted.order_by(tables.c.updated.desc()).limit(limit))
    ]
    more = rows[-1][2].updated if len(rows) == limit else None
    listed = [_listed(name, projection, person, seen) for name, seen, projection in rows]
    return TableList(tuple(table for table in listed if table is not None), more)


def _listed(name: str, projection: Projection, person: Principal, seen: int) -> ListedTable | None:
    """None for a table of a newer program: the others are listed all the same."""
    try:
        return ListedTable.of(name, projection, person, seen)
    except ValueError:
        return None
