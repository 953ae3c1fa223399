"""Leases among the processes that share a PostgreSQL database."""

from hashlib import blake2b
from typing import Any, Final

import psycopg
from sqlalchemy import URL

from tricity.table.errors import StorageUnavailable
from tricity.table.storage.leases import Leases

_TRY_LOCK: Final = "SELECT pg_try_advisory_lock(%s)"
_UNLOCK: Final = "SELECT pg_advisory_unlock(%s)"


class PostgresqlLeases(Leases):
    """Advisory locks of one connection: PostgreSQL gives them up when the connection, or its process, ends."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: psycopg.AsyncConnection[Any] | None = None

    async def acquire(self, name: str) -> bool:
        try:
            if self._connection is None:
                self._connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
            row = await (await self._connection.execute(_TRY_LOCK, (lock_number(name),))).fetchone()
        except psycopg.Error as fault:
            await self.close()
            raise StorageUnavailable(type(fault).__name__) from fault
        return row is not None and bool(row[0])

    async def release(self, name: str) -> None:
        if self._connection is None:
            return
        try:
            await self._connection.execute(_UNLOCK, (lock_number(name),))
        except psycopg.Error:
            # The locks are gone with the connection.
            await self.close()

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


def lock_number(name: str) -> int:
    """The number of the advisory lock that stands for a name."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), signed=True)
