"""The SQL of the storage commands. Many appended entries take few statements."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Insert, Update, bindparam, delete, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from tricity.table.errors import Conflict
from tricity.table.event_format import FORMAT, encode
from tricity.table.events import LogEntry
from tricity.table.storage.commands import AppendEntry, OpenTable, StorageCommand, Transaction
from tricity.table.storage.schema import entries, participants, tables
from tricity.table.storage.table_summary import Projection

CHANNEL: Final = "tricity"
"""PostgreSQL's channel on which the other processes hear of new entries: `table number`."""

_encode = msgspec.json.Encoder().encode
_insert_entry = insert(entries)
_insert_table = insert(tables)
_update_table = update(tables).where(tables.c.id == bindparam("table"))
_delete_participant = delete(participants).where(
    participants.c.person_id == bindparam("person"), participants.c.table_id == bindparam("table")
)
_notify = text("SELECT pg_notify(:channel, message) FROM unnest(CAST(:messages AS text[])) AS message")


def write(connection: Connection, commands: Sequence[StorageCommand]) -> list[Any]:
    """Carry out all commands and return their results; raises `Conflict` when another process was first with one."""
    appends = [command for command in commands if isinstance(command, AppendEntry)]
    opens = [command for command in commands if isinstance(command, OpenTable)]
    opens += [append.opens for append in appends if append.opens is not None]
    _write_logs(connection, opens, appends)
    _update_tables(connection, appends)
    _update_participants(connection, opens, appends)
    if appends and connection.dialect.name == "postgresql":
        messages = [f"{append.table} {append.entry.number}" for append in appends]
        connection.execute(_notify, {"channel": CHANNEL, "messages": messages})
    return [command.run(connection) if isinstance(command, Transaction) else None for command in commands]


def _write_logs(connection: Connection, opens: Sequence[OpenTable], appends: Sequence[AppendEntry]) -> None:
    try:
        if opens:
            connection.execute(_insert_table, [_table_row(command) for command in opens])
        commands: list[OpenTable | AppendEntry] = [*opens, *appends]
        if commands:
            _execute_many(connection, _insert_entry, [_entry_row(command.table, command.entry) for command in commands])
    except IntegrityError as fault:
        raise Conflict from fault


def _update_tables(connection: Connection, appends: Sequence[AppendEntry]) -> None:
    # All rows of one statement have the same columns, so that those with a summary take a second one.
    for with_summary in (False, True):
        rows = [
            {"table": append.table, **_projection_columns(append.projection)}
            for append in appends
            if (append.projection.summary is not None) == with_summary
        ]
        if rows:
            _execute_many(connection, _update_table, rows)


def _update_participants(connection: Connection, opens: Sequence[OpenTable], appends: Sequence[AppendEntry]) -> None:
    joined = [(person, command.table) for command in opens for person in command.participants]
    joined += [(person, command.table) for command in appends for person in command.joined]
    if joined:
        insert_new = upsert(connection)(participants).on_conflict_do_nothing()
        rows = [{"person_id": person, "table_id": table, "seen": 0} for person, table in joined]
        connection.execute(insert_new, rows)
    left = [{"person": person, "table": command.table} for command in appends for person in command.left]
    if left:
        connection.execute(_delete_participant, left)


def _execute_many(connection: Connection, statement: Insert | Update, rows: list[dict[str, Any]]) -> None:
    """One of the two statements that are executed for every move, for many rows."""
    if connection.dialect.name == "sqlite":
        # In one step of the virtual machine: Python's sqlite3 releases the interpreter lock at every step and has to
        # get it back, which takes long beside a busy event loop.
        packed = _encode([tuple(row.values()) for row in rows]).decode()
        connection.exec_driver_sql(_single_statement(isinstance(statement, Insert), tuple(rows[0])), (packed,))
    else:
        connection.execute(statement, rows)


@cache
def _single_statement(inserts: bool, columns: tuple[str, ...]) -> str:
    """SQLite's statement for rows that come as one JSON array of arrays."""
    values = ", ".join(f"json_extract(value, '$[{index}]') AS c{index}" for index in range(len(columns)))
    rows = f"SELECT {values} FROM json_each(?)"
    if inserts:
        return f"INSERT INTO entries ({', '.join(map(_quoted, columns))}) {rows}"
    sets = ", ".join(f"{_quoted(name)} = r.c{index}" for index, name in enumerate(columns) if name != "table")
    return f"UPDATE tables SET {sets} FROM ({rows}) AS r WHERE tables.id = r.c{columns.index('table')}"


def _quoted(column: str) -> str:
    return f'"{column}"'


def upsert(connection: Connection) -> Any:
    """The dialect's `insert` that has `on_conflict`."""
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert


def _entry_row(table: str, entry: LogEntry) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "at": entry.at,
        "by": entry.by,
        "key": entry.key,
        "event": encode(entry.event),
        "format": FORMAT,
    }


def _table_row(command: OpenTable) -> dict[str, Any]:
    return {
        "id": command.table,
        "opener": command.entry.by,
        "key": command.entry.key,
        "game": command.game,
        "public": command.public,
        "created": command.entry.at,
        **_projection_columns(command.projection),
    }


def _projection_columns(projection: Projection) -> dict[str, Any]:
    columns = msgspec.structs.asdict(projection)
    if projection.summary is None:
        del columns["summary"]
    return columns
