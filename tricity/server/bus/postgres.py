"""LISTEN and NOTIFY. The commit queue notifies in the transaction of the entry itself: no message without its entry."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import asyncpg
from sqlalchemy import URL

from tricity.server.bus.base import Bus
from tricity.server.live_tables import LiveTables
from tricity.server.outbox import Outbox
from tricity.table.storage.sql import CHANNEL

_PING_SECONDS: Final = 10.0
"""A connection that broke without a word is found by asking."""


class PostgresBus(Bus):
    def __init__(self, live_tables: LiveTables, outbox: Outbox, url: URL) -> None:
        super().__init__(live_tables, outbox)
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: asyncpg.Connection[Any] | None = None
        self._lock = asyncio.Lock()
        """A connection takes one query at a time."""

    async def listen(self) -> None:
        connection = await asyncpg.connect(self._address)
        try:
            terminated = asyncio.Event()
            connection.add_termination_listener(lambda _: terminated.set())
            await connection.add_listener(CHANNEL, self._on_notify)
            self._connection = connection
            await self.connected()
            while not terminated.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(_PING_SECONDS):
                        await terminated.wait()
                        break
                async with self._lock:
                    await connection.fetchval("SELECT 1", timeout=_PING_SECONDS)
        finally:
            self._connection = None
            await connection.close(timeout=1)

    async def send(self, message: str) -> None:
        async with self._lock:
            if self._connection is not None:
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message, timeout=_PING_SECONDS)

    def _on_notify(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        self.receive(str(payload))
