"""Reading the logs of tables."""

from typing import Final

from sqlalchemy import Connection, bindparam, select

from tricity.table.event_format import StoredEntry, read_entry
from tricity.table.events import LogEntry
from tricity.table.storage.schema import entries, tables

_ALL: Final = (1 << 31) - 1

_page = (
    select(entries.c.number, entries.c.at, entries.c.by, entries.c.key, entries.c.format, entries.c.event)
    .where(entries.c.table_id == bindparam("table"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
    .limit(bindparam("limit"))
)
_number_of_key = (
    select(entries.c.number)
    .where(entries.c.table_id == bindparam("table"), entries.c.by == bindparam("by"), entries.c.key == bindparam("key"))
    .limit(1)
)
_by_key = select(tables.c.id).where(tables.c.opener == bindparam("opener"), tables.c.key == bindparam("key"))


def read_log(connection: Connection, table: str, after: int = 0, limit: int = _ALL) -> list[LogEntry]:
    """The entries of a table after that number, none for an unknown table; raises `UnreadableLog`."""
    return [read_entry(table, row) for row in read_rows(connection, table, after, limit)]


def read_rows(connection: Connection, table: str, after: int, limit: int) -> list[StoredEntry]:
    """Some entries of a table after that number, as they are stored."""
    rows = connection.execute(_page, {"table": table, "after": after, "limit": limit})
    return [StoredEntry(*row) for row in rows]


def number_of_key(connection: Connection, table: str, person: str, key: str) -> int | None:
    """The number of the entry that this person's command with that idempotency key led to.

    It looks at every entry of the table. An index would cost every move a write, and this is asked for rarely.
    """
    number = connection.execute(_number_of_key, {"table": table, "by": person, "key": key}).scalar()
    return None if number is None else int(number)


def table_by_key(connection: Connection, opener: str, key: str) -> str | None:
    """The table that this person opened with that idempotency key."""
    table = connection.execute(_by_key, {"opener": opener, "key": key}).scalar()
    return None if table is None else str(table)
