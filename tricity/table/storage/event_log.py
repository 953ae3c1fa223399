"""Reading the logs of tables."""

from sqlalchemy import Connection, bindparam, select

from tricity.table.event_format import StoredEntry, read_entry
from tricity.table.events import LogEntry
from tricity.table.storage.schema import entries, tables

_log = (
    select(entries.c.number, entries.c.at, entries.c.by, entries.c.key, entries.c.format, entries.c.event)
    .where(entries.c.table_id == bindparam("table"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
_by_key = select(tables.c.id).where(tables.c.opener == bindparam("opener"), tables.c.key == bindparam("key"))


def read_log(connection: Connection, table: str, after: int = 0) -> list[LogEntry]:
    """The entries of a table after that number, none for an unknown table; raises `UnreadableLog`."""
    rows = connection.execute(_log, {"table": table, "after": after})
    return [read_entry(table, StoredEntry(*row)) for row in rows]


def table_by_key(connection: Connection, opener: str, key: str) -> str | None:
    """The table that this person opened with that idempotency key."""
    table = connection.execute(_by_key, {"opener": opener, "key": key}).scalar()
    return None if table is None else str(table)
