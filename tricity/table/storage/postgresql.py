"""PostgreSQL, by psycopg: shared by several server processes, which hear of entries by LISTEN and NOTIFY."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg
from sqlalchemy import (
    URL,
    Column,
    Connection,
    Engine,
    Insert,
    Table,
    Update,
    create_engine,
    event,
    func,
    literal,
    select,
    text,
)
from sqlalchemy.dialects import postgresql

from tricity.table.errors import StorageError
from tricity.table.storage.adapter import CHANNEL, Adapter, Columns, Row
from tricity.table.storage.database import sqlite_url
from tricity.table.storage.leases import Leases
from tricity.table.storage.migrate import refuse_newer, revision_of, upgrade
from tricity.table.storage.postgresql_leases import PostgresqlLeases
from tricity.table.storage.rows import Progress, copy_rows
from tricity.table.storage.schema import metadata

_LOCK_NUMBER: Final = 0x7472_6963
"""Of the advisory lock: any number that is the same in every process."""

_SERVER: Final = "tricity-server"
_TOOL: Final = "tricity"
"""What connections of servers and of other programs are called in `pg_stat_activity`."""

_servers = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = :name")
_lock = text("SELECT pg_advisory_xact_lock(:lock)")
_notify = text("SELECT pg_notify(:channel, message) FROM unnest(CAST(:messages AS text[])) AS message")


class PostgresqlAdapter(Adapter):
    is_shared = True

    def __init__(self, url: URL, *, read_only: bool = False) -> None:
        self._name = _TOOL
        super().__init__(url, read_only=read_only)

    def _create_engine(self, url: URL, *, read_only: bool) -> Engine:
        engine = create_engine(
            url.set(drivername="postgresql+psycopg"), pool_size=5, pool_timeout=10, hide_parameters=True
        )

        @event.listens_for(engine, "do_connect")
        def set_up(_: object, __: object, ___: object, parameters: dict[str, Any]) -> None:
            parameters["application_name"] = self._name

        if read_only:
            return engine.execution_options(postgresql_readonly=True)
        return engine

    @property
    def file(self) -> Path | None:
        return None

    def acquire(self) -> None:
        """Servers share it. One that starts waits for a restore to end, so that it has seen nothing from before."""
        self._name = _SERVER
        self.engine.dispose()
        with self.engine.begin() as connection:
            connection.execute(_lock, {"lock": _LOCK_NUMBER})

    def acquire_alone(self) -> None:
        with self.engine.begin() as connection:
            self._lock_alone(connection)

    def release(self) -> None:
        """Nothing was claimed."""

    def _lock_alone(self, connection: Connection) -> None:
        """Until the end of the transaction no server starts; raises `StorageError` where one is running."""
        connection.execute(_lock, {"lock": _LOCK_NUMBER})
        if connection.execute(_servers, {"name": _SERVER}).scalar_one():
            raise StorageError("database-in-use", path=str(self.url.database))

    def lock_for_migration(self, connection: Connection) -> None:
        connection.execute(_lock, {"lock": _LOCK_NUMBER})

    def back_up_before_migration(self, revision: str) -> None:
        """Nothing to do: the database's own tools do that, and the migrations are one transaction."""

    def begin_writing(self, connection: Connection) -> None:
        """Nothing to do: each statement sees what is committed before it."""

    def overwrite_deleted(self, connection: Connection) -> None:
        """PostgreSQL's own vacuum frees the space for other rows."""

    def begin_snapshot(self, connection: Connection) -> None:
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))

    def vacuum(self) -> None:
        with self.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            connection.execute(text("VACUUM ANALYZE"))

    def integrity_problems(self, connection: Connection) -> list[str]:
        """PostgreSQL checks its pages when it reads them, and the logs are all read."""
        return []

    def export(self, target: Path, progress: Progress) -> None:
        snapshot = self.engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with snapshot.connect() as source, _sqlite_file(target) as file:
            revision = revision_of(source)
            with file.begin() as copy:
                if revision is not None:
                    upgrade(copy, revision)
                    copy_rows(source, copy, progress)

    def replace_all(self, backup: Path, progress: Progress) -> None:
        with self.engine.begin() as connection, _sqlite_file(backup) as file, file.connect() as source:
            self._lock_alone(connection)
            refuse_newer(revision_of(connection))
            upgrade(connection)
            connection.execute(text(f"TRUNCATE {', '.join(metadata.tables)}"))
            copy_rows(source, connection, progress)
            for table in metadata.tables.values():
                if table.autoincrement_column is not None:
                    _count_on(connection, table.autoincrement_column)

    def insert(self, table: Table) -> Any:
        return postgresql.insert(table)

    def execute_many(
        self, connection: Connection, statement: Insert | Update, columns: Columns, rows: Sequence[Row]
    ) -> None:
        connection.execute(statement, [dict(zip(columns, row, strict=True)) for row in rows])

    def announce(self, connection: Connection, messages: Sequence[str]) -> None:
        connection.execute(_notify, {"channel": CHANNEL, "messages": [*messages]})

    def leases(self) -> Leases:
        return PostgresqlLeases(self.url)


def _count_on(connection: Connection, column: "Column[Any]") -> None:
    """Rows that come with their numbers don't move the sequence that numbers new ones."""
    sequence = func.pg_get_serial_sequence(literal(column.table.fullname), literal(column.name))
    following = func.coalesce(select(func.max(column)).scalar_subquery(), 0) + 1
    connection.execute(select(func.setval(sequence, following, False)))


@contextmanager
def _sqlite_file(path: Path) -> Iterator[Engine]:
    engine = create_engine(sqlite_url(path))
    try:
        yield engine
    finally:
        engine.dispose()


class Listener:
    """A connection that receives what any process announces."""

    def __init__(self, connection: "psycopg.AsyncConnection[Any]") -> None:
        self._connection = connection

    @classmethod
    @asynccontextmanager
    async def connect(cls, url: URL) -> "AsyncIterator[Listener]":
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield cls(connection)

    async def messages(self, seconds: float) -> AsyncIterator[str]:
        """What arrives within that time, and what has arrived before; raises `psycopg.Error` when the line breaks."""
        async for notification in self._connection.notifies(timeout=seconds):
            yield notification.payload

    async def ping(self) -> None:
        """A connection that broke without a word is found by asking."""
        await self._connection.execute("SELECT 1")
