"""LISTEN and NOTIFY: the writer tells in the move's own transaction, so that no news is told of a move that failed."""

import asyncio
from typing import Any, Final

import asyncpg
from sqlalchemy import URL

from tricity.server.bus.listening import Bus
from tricity.server.rooms import Rooms
from tricity.table.storage.writing import CHANNEL

_ASK_EVERY: Final = 10.0
"""Seconds; a line that broke without a word is found by asking."""


class PostgresBus(Bus):
    def __init__(self, rooms: Rooms, url: URL) -> None:
        super().__init__(rooms)
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def listen(self) -> None:
        connection = await asyncpg.connect(self._address)
        try:
            await connection.add_listener(CHANNEL, self._heard)
            await self.connected()
            while not connection.is_closed():
                await asyncio.sleep(_ASK_EVERY)
                await connection.fetchval("SELECT 1", timeout=_ASK_EVERY)
        finally:
            await connection.close(timeout=1)

    def _heard(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        self.hear(str(payload))
