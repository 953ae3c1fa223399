"""Follows what administrators do to the database while this server runs: tables closed, rewritten and deleted."""

import asyncio
from typing import Final

from tricity.server.live_tables import LiveTables
from tricity.server.logs import logger
from tricity.table.errors import StorageUnavailable, UnreadableLog
from tricity.table.storage import lists, shared_settings
from tricity.table.storage.administration import MARK

_POLL_SECONDS: Final = 1.0


class Administration:
    """Only servers announce changes; a cheap query now and then finds those of other processes."""

    def __init__(self, live_tables: LiveTables) -> None:
        self._live_tables = live_tables
        self._mark: str | None = None
        self._editions: dict[str, int] = {}

    async def run(self) -> None:
        """Run until cancelled."""
        store = self._live_tables.store
        self._mark = await store.read(shared_settings.read, MARK)
        self._editions = await store.read(lists.rewritten_tables)
        while True:
            await asyncio.sleep(_POLL_SECONDS)
            try:
                mark = await store.read(shared_settings.read, MARK)
                if mark != self._mark:
                    await self.follow()
                    self._mark = mark
            except StorageUnavailable as fault:
                logger().error("administration not followed", fault=str(fault))

    async def follow(self) -> None:
        """Catch up with all changes.

        Tables that are not in memory need nothing: they are read from the database when somebody asks for them.
        """
        live_tables, store = self._live_tables, self._live_tables.store
        editions = await store.read(lists.rewritten_tables)
        numbers = await store.read(lists.numbers_of, live_tables.memory.names())
        for name in live_tables.memory.names():
            try:
                if name not in numbers or editions.get(name) != self._editions.get(name):
                    await live_tables.reload(name)
                else:
                    await live_tables.catch_up(name)
            except UnreadableLog:
                # The unreadable table was closed and logged; the others go on.
                continue
        self._editions = editions
