"""Stored snapshots of tables, and the rows of a log that are to be folded after them."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, bindparam, delete, select

from tricity.table.event_format import StoredEntry
from tricity.table.snapshots import StoredSnapshot, made_by
from tricity.table.storage.adapter import adapter_of
from tricity.table.storage.event_log import read_rows
from tricity.table.storage.schema import snapshots, tables


class StoredTable(NamedTuple):
    """A part of a table's log: `rows` follow the snapshot, or are the first ones.

    The whole log has `number` rows, and viewers are told of `shown` of them.
    """

    number: int
    shown: int
    snapshot: StoredSnapshot | None
    rows: list[StoredEntry]


_numbers = select(tables.c.number, tables.c.shown).where(tables.c.id == bindparam("table"))
_newest = (
    select(snapshots.c.number, snapshots.c.shown, snapshots.c.body)
    .where(snapshots.c.table_id == bindparam("table"), snapshots.c.made_by == bindparam("made_by"))
    .order_by(snapshots.c.number.desc())
    .limit(1)
)


def read_table(
    connection: Connection,
    table: str,
    limit: int,
    *,
    newest: int | None = None,
    shown: int | None = None,
    number: int | None = None,
) -> StoredTable | None:
    """At most `limit` rows of a table's log, after its last snapshot; None for an unknown table.

    It is the last one that leaves out the `newest` entries, or that is not beyond entry `shown` as viewers count them,
    or not beyond entry `number` of the log. Without any of these the rows are the first ones.
    """
    numbers = connection.execute(_numbers, {"table": table}).first()
    if numbers is None:
        return None
    snapshot: StoredSnapshot | None = None
    if newest is not None:
        shown = numbers.shown - newest
    if shown is not None:
        snapshot = _read_snapshot(connection, table, snapshots.c.shown <= shown)
    elif number is not None:
        snapshot = _read_snapshot(connection, table, snapshots.c.number <= number)
    rows = read_rows(connection, table, snapshot.number if snapshot else 0, limit)
    return StoredTable(numbers.number, numbers.shown, snapshot, rows)


def write(connection: Connection, table: str, new: Sequence[StoredSnapshot]) -> None:
    """Store snapshots, in the place of those that another version of the program has taken."""
    insert = adapter_of(connection).insert(snapshots)
    replaced = {name: insert.excluded[name] for name in ("shown", "made_by", "body")}
    statement = insert.on_conflict_do_update(index_elements=["table_id", "number"], set_=replaced)
    rows = [{"table_id": table, "made_by": made_by(), **snapshot._asdict()} for snapshot in new]
    connection.execute(statement, rows)


def delete_all(connection: Connection, table: str) -> None:
    """Delete the snapshots of a table: its log is folded when it is loaded next."""
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table))


def _read_snapshot(connection: Connection, table: str, which: ColumnElement[bool]) -> StoredSnapshot | None:
    row = connection.execute(_newest.where(which), {"table": table, "made_by": made_by()}).first()
    return None if row is None else StoredSnapshot(row.number, row.shown, bytes(row.body))
