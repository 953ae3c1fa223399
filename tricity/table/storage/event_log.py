"""Reading logs."""

from sqlalchemy import Connection, bindparam, select

from tricity.table.events import LogEntry, decode
from tricity.table.storage.schema import entries, tables

_log = (
    select(entries.c.number, entries.c.at, entries.c.by, entries.c.key, entries.c.deed)
    .where(entries.c.table_id == bindparam("table"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
_by_key = select(tables.c.id).where(tables.c.opener == bindparam("opener"), tables.c.key == bindparam("key"))


def read_log(connection: Connection, table: str, after: int = 0) -> list[LogEntry]:
    """The entries of a table after that number; none for a table that there is not."""
    rows = connection.execute(_log, {"table": table, "after": after})
    return [LogEntry(number, at, by, key, decode(deed)) for number, at, by, key, deed in rows]


def table_by_key(connection: Connection, opener: str, key: str) -> str | None:
    """The table that this person opened with that key."""
    found = connection.execute(_by_key, {"opener": opener, "key": key}).scalar()
    return None if found is None else str(found)
