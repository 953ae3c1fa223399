"""Periodic work: expired clocks, bots that were lost with another process, idle tables, the server's heartbeat."""

import asyncio
import time
from contextlib import suppress
from typing import Final

from tricity.core.errors import TricityError
from tricity.server.back_off import BackOff
from tricity.server.live_tables import LiveTables
from tricity.server.logs import logger, reason
from tricity.server.metrics import Metrics
from tricity.server.server_clock import ServerClock
from tricity.server.vacations import Vacations
from tricity.table.commands.timeouts import BOT_GRACE, due_at, overdue
from tricity.table.errors import StorageUnavailable
from tricity.table.events import AnyTableEvent
from tricity.table.principal import SERVER
from tricity.table.storage import lists, uptime
from tricity.table.table import Table

_BATCH: Final = 200
_HEARTBEAT_MS: Final = 2000
_TABLE_SECONDS: Final = 10.0
"""How long the others wait for one table."""
_MOST_UNAVAILABLE: Final = 5
"""When this many tables in a row cannot be reached, the database is at fault, not they."""


class Sweeper:
    def __init__(
        self,
        live_tables: LiveTables,
        clock: ServerClock,
        vacations: Vacations,
        metrics: Metrics,
        *,
        sweep_seconds: float,
        idle_seconds: float,
    ) -> None:
        self._live_tables = live_tables
        self._clock = clock
        self._vacations = vacations
        self._metrics = metrics
        self._sweep_seconds = sweep_seconds
        self._idle_seconds = idle_seconds
        self._last_heartbeat = 0
        # Bots that were thinking when the last server stopped are asked again at once.
        self._grace = BOT_GRACE
        self.back_off = BackOff()
        """The tables that could not be handled the last time."""
        self.last_sweep = time.monotonic()

    async def run(self) -> None:
        """Run until cancelled, or until the database cannot be read: then the supervisor starts it again."""
        while True:
            await self.sweep(self._live_tables.now() + self._grace)
            self._grace = 0
            self.last_sweep = time.monotonic()
            await asyncio.sleep(self._sweep_seconds)

    async def sweep(self, until: int) -> None:
        """Handle every table that is due; one that cannot be handled does not keep the others waiting."""
        store = self._live_tables.store
        await self._store_pauses()
        due = await store.read(lists.due_tables, until, _BATCH, self.back_off.pausing())
        # Only then: a vacation makes tables due, and they must not be judged without it.
        await self._vacations.refresh()
        unavailable = 0
        for name in due:
            try:
                async with asyncio.timeout(_TABLE_SECONDS):
                    await self._handle(name)
            except Exception as fault:
                unavailable = unavailable + 1 if isinstance(fault, StorageUnavailable) else 0
                if unavailable == _MOST_UNAVAILABLE:
                    raise
                await self._postpone(name, fault)
            else:
                unavailable = 0
                self.back_off.succeeded(name)
        memory = self._live_tables.memory
        memory.forget_idle(self._idle_seconds)
        self._metrics.tables_in_memory.set(len(memory))
        update_bytes = memory.update_bytes
        self._metrics.cache_bytes.labels("updates").set(update_bytes)
        self._metrics.cache_bytes.labels("tables").set(memory.byte_count - update_bytes)
        self._metrics.tables_failing.set(len(self.back_off))
        now = self._live_tables.now()
        if now - self._last_heartbeat >= _HEARTBEAT_MS and await store.read(uptime.any_table_due):
            self._last_heartbeat = now
            await store.run(uptime.record_heartbeat, now)
            if store.is_shared:
                self._clock.set_outages(await store.read(uptime.all_outages))

    async def _store_pauses(self) -> None:
        """Store when this process stood still, before any deadline is judged, and tell everybody the new deadlines."""
        clock, store = self._clock, self._live_tables.store
        if not clock.pauses:
            return
        while clock.pauses:
            start, end = clock.pauses[0]
            logger().warning("the server stood still", milliseconds=end - start)
            await store.run(uptime.record_pause, start, end, shared=store.is_shared)
            clock.pauses.pop(0)
        clock.set_outages(await store.read(uptime.all_outages))
        self._live_tables.deadlines_moved()

    async def _handle(self, name: str) -> None:
        """Replace seats whose time is up, wake bots, and store the next deadline, which an outage may have moved."""
        live_tables = self._live_tables
        try:
            while True:
                await live_tables.execute(name, SERVER, "", lambda table: _overdue(table, live_tables.now()))
        except _NothingDueError:
            pass
        async with live_tables.table(name) as table:
            due = due_at(table)
            if due is not None and due <= live_tables.now():
                due = live_tables.now() + BOT_GRACE
            await live_tables.store.run(lists.set_due, name, table.number, due)
            # Only then: bots that pause no longer make the table due.
            live_tables.bot_turns.announce(table)

    async def _postpone(self, name: str, fault: Exception) -> None:
        """Report a table that cannot be handled, and leave it alone for a while, longer each time."""
        self._metrics.task_failures.labels("sweep of a table").inc()
        if isinstance(fault, (TricityError, StorageUnavailable, TimeoutError)):
            logger().error("table could not be handled", fault=reason(fault))
        else:
            logger().error("table could not be handled", exc_info=fault)
        pause = round(1000 * self.back_off.failed(name))
        # If even that cannot be written, it is at least known in memory.
        with suppress(StorageUnavailable, TimeoutError):
            async with asyncio.timeout(_TABLE_SECONDS):
                await self._live_tables.store.run(lists.postpone, name, self._live_tables.now() + pause)


class _NothingDueError(Exception):
    pass


def _overdue(table: Table, now: int) -> AnyTableEvent:
    event = overdue(table, now)
    if event is None:
        raise _NothingDueError
    return event
