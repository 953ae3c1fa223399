"""SQLite: one file for one server process."""

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine, Insert, Table, Update, create_engine, event
from sqlalchemy.dialects import sqlite

from tricity.table.errors import StorageError
from tricity.table.storage.adapter import Adapter

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

_encode = msgspec.json.Encoder().encode


class SqliteAdapter(Adapter):
    is_shared = False

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self._lock: FileLock | None = None

    def _create_engine(self, url: URL) -> Engine:
        engine = create_engine(url)

        @event.listens_for(engine, "connect")
        def set_up(connection: Any, _: object) -> None:
            cursor = connection.cursor()
            # An acknowledged move survives a power cut, not only a crash.
            for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "cache_size=-16000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        return engine

    def acquire(self) -> None:
        """A file is used by one server at a time: two would not learn of each other's entries."""
        name = self.url.database
        if name and name != ":memory:":
            self._lock = FileLock(Path(f"{name}.lock"))

    def release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def lock_for_migration(self, connection: Connection) -> None:
        """Nothing to do: the file has one server."""

    def insert(self, table: Table) -> Any:
        return sqlite.insert(table)

    def execute_many(self, connection: Connection, statement: Insert | Update, rows: Sequence[dict[str, Any]]) -> None:
        # In one step of the virtual machine: Python's sqlite3 releases the interpreter lock at every step and has to
        # get it back, which takes long beside a busy event loop.
        packed = _encode([tuple(row.values()) for row in rows]).decode()
        connection.exec_driver_sql(_single_statement(isinstance(statement, Insert), tuple(rows[0])), (packed,))

    def announce(self, connection: Connection, messages: Sequence[str]) -> None:
        """There is nobody to hear them."""


class FileLock:
    """Held until `release`, or until the process ends in whatever way."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(self._file)
                raise StorageError("database-in-use", path=str(path.with_suffix(""))) from None

    def release(self) -> None:
        os.close(self._file)


@cache
def _single_statement(inserts: bool, columns: tuple[str, ...]) -> str:
    """The statement for rows that come as one JSON array of arrays."""
    values = ", ".join(f"json_extract(value, '$[{index}]') AS c{index}" for index in range(len(columns)))
    rows = f"SELECT {values} FROM json_each(?)"
    if inserts:
        return f"INSERT INTO entries ({', '.join(map(_quoted, columns))}) {rows}"
    sets = ", ".join(f"{_quoted(name)} = r.c{index}" for index, name in enumerate(columns) if name != "table")
    return f"UPDATE tables SET {sets} FROM ({rows}) AS r WHERE tables.id = r.c{columns.index('table')}"


def _quoted(column: str) -> str:
    return f'"{column}"'
