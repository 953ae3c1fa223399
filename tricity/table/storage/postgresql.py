"""PostgreSQL, by psycopg: shared by several server processes, which hear of entries by LISTEN and NOTIFY."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import psycopg
from sqlalchemy import URL, Connection, Engine, Insert, Table, Update, create_engine, text
from sqlalchemy.dialects import postgresql

from tricity.table.storage.adapter import CHANNEL, Adapter

_LOCK_NUMBER: Final = 0x7472_6963
"""Of the advisory lock: any number that is the same in every process."""

_lock = text("SELECT pg_advisory_xact_lock(:lock)")
_notify = text("SELECT pg_notify(:channel, message) FROM unnest(CAST(:messages AS text[])) AS message")


class PostgresqlAdapter(Adapter):
    is_shared = True

    def _create_engine(self, url: URL) -> Engine:
        return create_engine(url.set(drivername="postgresql+psycopg"), pool_size=5, pool_timeout=10)

    def acquire(self) -> None:
        """Nothing to do: processes share it."""

    def release(self) -> None:
        """Nothing was claimed."""

    def lock_for_migration(self, connection: Connection) -> None:
        connection.execute(_lock, {"lock": _LOCK_NUMBER})

    def insert(self, table: Table) -> Any:
        return postgresql.insert(table)

    def execute_many(self, connection: Connection, statement: Insert | Update, rows: Sequence[dict[str, Any]]) -> None:
        connection.execute(statement, rows)

    def announce(self, connection: Connection, messages: Sequence[str]) -> None:
        connection.execute(_notify, {"channel": CHANNEL, "messages": [*messages]})


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
