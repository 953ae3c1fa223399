"""Periodic work: expired clocks, bots that were lost with another process, idle tables, the server's heartbeat."""

import asyncio
from typing import Final

from tricity.core.errors import TricityError
from tricity.server.live_tables import LiveTables
from tricity.server.logs import logger
from tricity.server.metrics import Metrics
from tricity.table.commands.timeouts import BOT_GRACE, due_at, overdue
from tricity.table.errors import StorageUnavailable
from tricity.table.events import AnyTableEvent
from tricity.table.principal import SERVER
from tricity.table.storage import lists, uptime
from tricity.table.table import Table

_BATCH: Final = 200
_HEARTBEAT_MS: Final = 2000
_RETRY_MS: Final = 60_000
"""When to look again at a table that could not be handled."""


class Sweeper:
    def __init__(self, live_tables: LiveTables, metrics: Metrics, *, sweep_seconds: float, idle_seconds: float) -> None:
        self._live_tables = live_tables
        self._metrics = metrics
        self._sweep_seconds = sweep_seconds
        self._idle_seconds = idle_seconds
        self._last_heartbeat = 0

    async def run(self) -> None:
        """Until it is cancelled."""
        # Bots that were thinking when the last server stopped are asked again at once.
        grace = BOT_GRACE
        while True:
            try:
                await self.sweep(self._live_tables.now() + grace)
                grace = 0
            except StorageUnavailable as fault:
                logger().error("sweep failed", fault=str(fault)[:500])
            await asyncio.sleep(self._sweep_seconds)

    async def sweep(self, until: int) -> None:
        """Handle every table that is due; one that cannot be handled does not keep the others waiting."""
        store = self._live_tables.store
        for name in await store.read(lists.due_tables, until, _BATCH):
            try:
                await self._handle(name)
            except StorageUnavailable:
                raise
            except Exception as fault:  # noqa: BLE001 - whatever is wrong with one table, the others go on
                await self._postpone(name, fault)
        self._live_tables.forget_idle(self._idle_seconds)
        self._metrics.tables_in_memory.set(len(self._live_tables))
        now = self._live_tables.now()
        if now - self._last_heartbeat >= _HEARTBEAT_MS and await store.read(uptime.any_table_due):
            self._last_heartbeat = now
            await store.run(uptime.record_heartbeat, now)

    async def _handle(self, name: str) -> None:
        """Replace seats whose time is up, wake bots, and store the next deadline, which an outage may have moved."""
        live_tables = self._live_tables
        try:
            while True:
                await live_tables.execute(name, SERVER, "", lambda table: _overdue(table, live_tables.now()))
        except _NothingDueError:
            pass
        async with live_tables.table(name) as table:
            live_tables.announce_bot_turns(table)
            due = due_at(table)
            if due is not None and due <= live_tables.now():
                due = live_tables.now() + BOT_GRACE
            await live_tables.store.run(lists.set_due, name, table.number, due)

    async def _postpone(self, name: str, fault: Exception) -> None:
        """Report a table that cannot be handled, and leave it alone for a while."""
        self._metrics.task_failures.labels("sweep of a table").inc()
        if isinstance(fault, TricityError):
            logger().error("table could not be handled", fault=fault.key)
        else:
            logger().error("table could not be handled", exc_info=fault)
        await self._live_tables.store.run(lists.postpone, name, self._live_tables.now() + _RETRY_MS)


class _NothingDueError(Exception):
    pass


def _overdue(table: Table, now: int) -> AnyTableEvent:
    event = overdue(table, now)
    if event is None:
        raise _NothingDueError
    return event
