"""LISTEN and NOTIFY: the writer tells in the move's own transaction, so that no news is told of a move that failed."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import asyncpg
from sqlalchemy import URL

from tricity.server.bus.base import Bus
from tricity.server.live_tables import LiveTables
from tricity.table.storage.sql import CHANNEL

_ASK_EVERY: Final = 10.0
"""Seconds; a line that broke without a word is found by asking."""


class PostgresBus(Bus):
    def __init__(self, rooms: LiveTables, url: URL) -> None:
        super().__init__(rooms)
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._line: asyncpg.Connection[Any] | None = None
        self._one_at_a_time = asyncio.Lock()

    async def listen(self) -> None:
        connection = await asyncpg.connect(self._address)
        try:
            ended = asyncio.Event()
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, self._heard)
            self._line = connection
            await self.connected()
            while not ended.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(_ASK_EVERY):
                        await ended.wait()
                        break
                async with self._one_at_a_time:
                    await connection.fetchval("SELECT 1", timeout=_ASK_EVERY)
        finally:
            self._line = None
            await connection.close(timeout=1)

    async def say(self, message: str) -> None:
        async with self._one_at_a_time:
            if self._line is not None:
                await self._line.execute("SELECT pg_notify($1, $2)", CHANNEL, message, timeout=_ASK_EVERY)

    def _heard(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        self.hear(str(payload))
