"""LISTEN and NOTIFY. The commit queue notifies in the transaction of the entry itself: no message without its entry."""

import asyncio
from typing import Final

from tricity.server.bus.base import Bus, BusServices
from tricity.table.storage.postgresql import Listener
from tricity.table.storage.store import Store

_PING_SECONDS: Final = 10.0
"""Seconds between pings, which find connections that broke silently."""


class PostgresBus(Bus):
    def __init__(self, services: BusServices, store: Store) -> None:
        super().__init__(services)
        self._store = store

    async def listen(self) -> None:
        async with Listener.connect(self._store.adapter.url) as listener:
            await self.connected()
            while True:
                async for message in listener.messages(_PING_SECONDS):
                    self.receive(message)
                async with asyncio.timeout(_PING_SECONDS):
                    await listener.ping()

    async def send(self, message: str) -> None:
        await self._store.announce(message)
