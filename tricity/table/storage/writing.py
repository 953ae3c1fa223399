"""The SQL of the changes. Many appends go in few statements."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Connection, Dialect, Insert, Update, bindparam, delete, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.compiler import SQLCompiler

from tricity.table.storage.changes import Append, Change, Conflict, Errand, Opening, Row, entry_row
from tricity.table.storage.schema import entries, sitters, tables

CHANNEL: Final = "tricity"

_insert_entry = insert(entries)
_insert_table = insert(tables)
_update_table = update(tables).where(tables.c.id == bindparam("table"))
_forget_sitter = delete(sitters).where(
    sitters.c.person_id == bindparam("person"), sitters.c.table_id == bindparam("table")
)
_notify = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")


def write(connection: Connection, changes: Sequence[Change]) -> list[Any]:
    """All of them; raises `Conflict` when one of the logs has gone on without us."""
    appends = [change for change in changes if isinstance(change, Append)]
    openings = [change for change in changes if isinstance(change, Opening)]
    openings += [append.opens for append in appends if append.opens is not None]
    try:
        if openings:
            connection.execute(_insert_table, [_table_row(it) for it in openings])
        logged: list[Opening | Append] = [*openings, *appends]
        if logged:
            _many(connection, _insert_entry, [entry_row(it.table, it.entry) for it in logged])
    except IntegrityError as fault:
        raise Conflict from fault
    # Statements of one kind have the same columns.
    for rows in ([it for it in appends if it.row.card is None], [it for it in appends if it.row.card is not None]):
        if rows:
            _many(connection, _update_table, [{"table": it.table, **_columns(it.row)} for it in rows])
    came = [(person, it.table) for it in openings for person in it.sitters]
    came += [(person, it.table) for it in appends for person in it.came]
    if came:
        connection.execute(_sit(connection), [{"person_id": who, "table_id": it, "seen": 0} for who, it in came])
    if went := [{"person": person, "table": it.table} for it in appends for person in it.went]:
        connection.execute(_forget_sitter, went)
    if appends and connection.dialect.name == "postgresql":
        news = [f"{it.table} {it.entry.number}" for it in appends]
        connection.execute(_notify, {"channel": CHANNEL, "news": news})
    return [change.run(connection) if isinstance(change, Errand) else None for change in changes]


def _many(connection: Connection, statement: Insert | Update, rows: list[dict[str, Any]]) -> None:
    """As `connection.execute`, without looking at every value of every row: these two are written for every move."""
    compiled = _compiled(connection.dialect, statement, tuple(rows[0]))
    order = compiled.positiontup
    if order is None:
        connection.exec_driver_sql(compiled.string, rows)
    else:
        connection.exec_driver_sql(compiled.string, [tuple(map(row.__getitem__, order)) for row in rows])


@lru_cache(16)
def _compiled(dialect: Dialect, statement: Insert | Update, columns: tuple[str, ...]) -> SQLCompiler:
    compiled = statement.compile(dialect=dialect, column_keys=list(columns))
    assert isinstance(compiled, SQLCompiler)
    return compiled


def upsert(connection: Connection) -> Any:
    """The dialect's `insert` that knows `on_conflict`."""
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert


def _sit(connection: Connection) -> Any:
    return upsert(connection)(sitters).on_conflict_do_nothing()


def _table_row(it: Opening) -> dict[str, Any]:
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
        "acting": row.acting,
        "wake_at": row.wake_at,
    }
    return columns if row.card is None else {**columns, "card": row.card}
