"""SQLite: one file for one server process."""

import sqlite3
from collections.abc import Collection, Sequence
from contextlib import closing
from errno import ENOENT
from functools import cache, partial
from itertools import chain
from os import strerror
from pathlib import Path
from typing import Any, Final

import structlog
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, Insert, Table, Update, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from tricity.table.errors import BadDatabaseUrl, StorageError
from tricity.table.storage import files
from tricity.table.storage.adapter import Adapter, Columns, Row
from tricity.table.storage.leases import Leases
from tricity.table.storage.rows import Progress, ignore_progress

_BELONGINGS: Final = ("", "-wal", "-shm", ".lock")
"""The endings of a database's file and of those that lie beside it."""
_PAGES_AT_ONCE: Final = 1024
_NONE: Final = ""
"""Stands for None in updates. Python's sqlite3 would look for an adapter of None, which takes longer than all else; no
column that is updated is ever empty."""


class SqliteAdapter(Adapter):
    is_shared = False

    def __init__(self, url: URL, *, read_only: bool = False) -> None:
        self.path = _path(url)
        """The file itself, whatever names lead to it; None for a database in memory."""
        super().__init__(url if self.path is None else url.set(database=str(self.path)), read_only=read_only)
        self._lock: FileLock | None = None

    def _create_engine(self, url: URL, *, read_only: bool) -> Engine:
        if read_only and self.path is not None:
            return create_engine(url, creator=partial(_read_only, self.path), hide_parameters=True)
        engine = create_engine(url, hide_parameters=True)

        @event.listens_for(engine, "connect")
        def set_up(connection: Any, _: object) -> None:
            cursor = connection.cursor()
            # An acknowledged move survives a power cut, not only a crash.
            for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "cache_size=-16000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        return engine

    @property
    def file(self) -> Path | None:
        return self.path

    def acquire(self) -> None:
        """A file is used by one server at a time: two would not learn of each other's entries."""
        if self.path is None or self._lock is not None:
            return
        if not self.path.parent.is_dir():
            # Else the lock would create the folder, with permissions for everybody.
            raise FileNotFoundError(ENOENT, strerror(ENOENT), str(self.path.parent))
        lock = FileLock(f"{self.path}.lock", timeout=0, mode=files.PRIVATE, thread_local=False, fallback_to_soft=False)
        try:
            lock.acquire()
        except Timeout:
            raise StorageError("database-in-use", path=str(self.path)) from None
        self._lock = lock
        try:
            self._check_file(self.path)
        except BaseException:
            self.release()
            raise

    def acquire_alone(self) -> None:
        self.acquire()

    def release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _check_file(self, path: Path) -> None:
        files.create_private(path)
        # Two names have two locks and two write-ahead logs, and SQLite would ruin the file.
        if path.stat().st_nlink > 1:
            raise StorageError("database-linked", path=str(path))
        for file in belongings(path):
            if not files.is_private(file):
                log = structlog.get_logger()
                if files.make_private(file):
                    log.warning("file made private: others could read it", file=file.name)
                else:
                    log.warning("file not private: others can read it, and it is not ours to change", file=file.name)

    def lock_for_migration(self, connection: Connection) -> None:
        """By hand: Python's sqlite3 begins a transaction only before rows change, not before tables do."""
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    def back_up_before_migration(self, revision: str) -> None:
        """A copy beside the file, which stays as it is meanwhile: the caller holds the lock."""
        if self.path is not None:
            target = self.path.with_name(f"{self.path.name}.before-{revision}")
            with files.replacing(target) as copy:
                copy_file(self.path, copy)

    def begin_writing(self, connection: Connection) -> None:
        """At once: SQLite refuses to write after a read that others have overtaken."""
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    def overwrite_deleted(self, connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA secure_delete=ON")

    def begin_snapshot(self, connection: Connection) -> None:
        """By hand: Python's sqlite3 begins no transaction before a read."""
        connection.exec_driver_sql("BEGIN")

    def vacuum(self) -> None:
        """Nobody can write meanwhile, so that a server would refuse moves."""
        self.acquire_alone()
        with self.engine.connect() as connection:
            connection.exec_driver_sql("VACUUM")

    def integrity_problems(self, connection: Connection) -> list[str]:
        try:
            messages = connection.exec_driver_sql("PRAGMA integrity_check(20)").scalars().all()
        except DBAPIError as fault:
            return [str(fault.orig)]
        return [] if messages == ["ok"] else [str(problem) for problem in messages]

    def export(self, target: Path, progress: Progress) -> None:
        if self.path is None:
            raise StorageError("database-in-memory")
        copy_file(self.path, target, progress)

    def replace_all(self, backup: Path, progress: Progress) -> None:
        if self.path is None:
            raise StorageError("database-in-memory")
        self.engine.dispose()
        # Without this, what is still in the old file's write-ahead log would be written into the new file.
        with closing(sqlite3.connect(self.path)) as old:
            try:
                old.execute("PRAGMA journal_mode=DELETE")
            except sqlite3.OperationalError:
                raise StorageError("database-in-use", path=str(self.path)) from None
        files.sync(backup)
        backup.replace(self.path)
        files.sync_folder(self.path.parent)

    def insert(self, table: Table) -> Any:
        return sqlite.insert(table)

    def execute_many(
        self, connection: Connection, statement: Insert | Update, columns: Columns, rows: Sequence[Row]
    ) -> None:
        # Past SQLAlchemy, whose own work would be a third of the commit's, and many rows in one step of the virtual
        # machine: Python's sqlite3 releases the interpreter lock at every step and has to get it back, which takes long
        # beside a busy event loop.
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        first = 0
        while remaining := len(rows) - first:
            # In powers of two, so that there are few statements and each stays prepared.
            count = 1 << (remaining.bit_length() - 1)
            sql = _statement(isinstance(statement, Insert), columns, count)
            values = list(chain.from_iterable(rows[first : first + count]))
            if None in values:
                values = [_NONE if value is None else value for value in values]
            try:
                raw.execute(sql, values)
            except sqlite3.Error as fault:
                raise DBAPIError.instance(sql, None, fault, sqlite3.Error, hide_parameters=True) from fault
            first += count

    def reachable(self, connection: Connection, persons: Collection[str]) -> Collection[str]:
        # Past SQLAlchemy, as above: most people have no channels.
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        marks = ", ".join("?" * len(persons))
        sql = f"SELECT person_id FROM channels WHERE person_id IN ({marks})"
        return {person for (person,) in raw.execute(sql, tuple(persons))}

    def announce(self, connection: Connection, messages: Sequence[str]) -> None:
        """There is nobody to hear them."""

    def leases(self) -> Leases:
        return Leases()


@cache
def _statement(inserts: bool, columns: Columns, count: int) -> str:
    """The statement that writes `count` rows; its parameters are their values, row by row."""
    row = f"({', '.join('?' * len(columns))})"
    names, values = ", ".join(map(_quoted, columns)), ", ".join([row] * count)
    if inserts:
        return f"INSERT INTO entries ({names}) VALUES {values}"
    sets = ", ".join(f"{_quoted(name)} = nullif(new.{_quoted(name)}, '{_NONE}')" for name in columns if name != "table")
    return f'WITH new ({names}) AS (VALUES {values}) UPDATE tables SET {sets} FROM new WHERE tables.id = new."table"'


def _quoted(column: str) -> str:
    return f'"{column}"'


def belongings(path: Path) -> list[Path]:
    """A database's file and those that belong to it, if they exist."""
    beside = (path.with_name(path.name + ending) for ending in _BELONGINGS)
    return [file for file in beside if file.exists()]


def copy_file(source: Path, target: Path, progress: Progress = ignore_progress) -> None:
    """Copy a database as it is at one moment, into one file; servers go on with it meanwhile."""
    with closing(_read_only(source)) as old, closing(sqlite3.connect(target)) as new:
        # Inside a transaction the copy sees one state: else it would start over with every change.
        old.execute("BEGIN")
        old.execute("SELECT 1 FROM sqlite_master").fetchone()
        old.backup(new, pages=_PAGES_AT_ONCE, progress=lambda _, left, of: progress(of - left, of), sleep=0)
        new.execute("PRAGMA journal_mode=DELETE")


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def _path(url: URL) -> Path | None:
    name = url.database
    if not name or name == ":memory:":
        return None
    # In whatever way a file is named, it has one lock.
    if name.startswith("file:"):
        raise BadDatabaseUrl()
    return Path(name).resolve()
