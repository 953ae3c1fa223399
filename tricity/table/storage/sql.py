"""The SQL of the changes. Many appends go in few statements."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Insert, Update, bindparam, delete, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from tricity.table.errors import Conflict
from tricity.table.storage.commands import AppendEntry, Change, OpenTable, Row, Transaction, entry_row
from tricity.table.storage.schema import entries, participants, tables

CHANNEL: Final = "tricity"

_encode = msgspec.json.Encoder().encode
_insert_entry = insert(entries)
_insert_table = insert(tables)
_update_table = update(tables).where(tables.c.id == bindparam("table"))
_forget_sitter = delete(participants).where(
    participants.c.person_id == bindparam("person"), participants.c.table_id == bindparam("table")
)
_notify = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")


def write(connection: Connection, changes: Sequence[Change]) -> list[Any]:
    """All of them; raises `Conflict` when one of the logs has gone on without us."""
    appends = [change for change in changes if isinstance(change, AppendEntry)]
    openings = [change for change in changes if isinstance(change, OpenTable)]
    openings += [append.opens for append in appends if append.opens is not None]
    try:
        if openings:
            connection.execute(_insert_table, [_table_row(it) for it in openings])
        logged: list[OpenTable | AppendEntry] = [*openings, *appends]
        if logged:
            _many(connection, _insert_entry, [entry_row(it.table, it.entry) for it in logged])
    except IntegrityError as fault:
        raise Conflict from fault
    # Statements of one kind have the same columns.
    for rows in ([it for it in appends if it.row.card is None], [it for it in appends if it.row.card is not None]):
        if rows:
            _many(connection, _update_table, [{"table": it.table, **_columns(it.row)} for it in rows])
    came = [(person, it.table) for it in openings for person in it.participants]
    came += [(person, it.table) for it in appends for person in it.came]
    if came:
        connection.execute(_sit(connection), [{"person_id": who, "table_id": it, "seen": 0} for who, it in came])
    if went := [{"person": person, "table": it.table} for it in appends for person in it.went]:
        connection.execute(_forget_sitter, went)
    if appends and connection.dialect.name == "postgresql":
        news = [f"{it.table} {it.entry.number}" for it in appends]
        connection.execute(_notify, {"channel": CHANNEL, "news": news})
    return [change.run(connection) if isinstance(change, Transaction) else None for change in changes]


def _many(connection: Connection, statement: Insert | Update, rows: list[dict[str, Any]]) -> None:
    """Many rows of one of the two statements that are written for every move."""
    if connection.dialect.name == "sqlite":
        # In one step: Python's sqlite3 gives the interpreter away at every step and waits to get it back, and behind a
        # busy event loop it waits long.
        packed = _encode([tuple(row.values()) for row in rows]).decode()
        connection.exec_driver_sql(_in_one_step(isinstance(statement, Insert), tuple(rows[0])), (packed,))
    else:
        connection.execute(statement, rows)


@cache
def _in_one_step(inserts: bool, columns: tuple[str, ...]) -> str:
    """The statement for rows that come as one JSON array of arrays."""
    values = ", ".join(f"json_extract(value, '$[{place}]') AS c{place}" for place in range(len(columns)))
    rows = f"SELECT {values} FROM json_each(?)"
    if inserts:
        return f"INSERT INTO entries ({', '.join(map(_quoted, columns))}) {rows}"
    sets = ", ".join(f"{_quoted(it)} = r.c{place}" for place, it in enumerate(columns) if it != "table")
    return f"UPDATE tables SET {sets} FROM ({rows}) AS r WHERE tables.id = r.c{columns.index('table')}"


def _quoted(column: str) -> str:
    return f'"{column}"'


def upsert(connection: Connection) -> Any:
    """The dialect's `insert` that knows `on_conflict`."""
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert


def _sit(connection: Connection) -> Any:
    return upsert(connection)(participants).on_conflict_do_nothing()


def _table_row(it: OpenTable) -> dict[str, Any]:
    return {
        "id": it.table,
        "opener": it.entry.by,
        "key": it.entry.key,
        "game": it.game,
        "public": it.public,
        "created": it.entry.at,
        **_columns(it.row),
    }


def _columns(row: Row) -> dict[str, Any]:
    columns = {
        "updated": row.updated,
        "status": row.status,
        "number": row.number,
        "to_act": row.acting,
        "due_at": row.wake_at,
    }
    return columns if row.card is None else {**columns, "summary": row.card}
