"""Whether the server can do its work: write, hear the other processes, run its background tasks and its bots."""

import asyncio
import shutil
import time
from pathlib import Path
from typing import Final

from tricity.bots.pool import BotPool
from tricity.core.frozen import Frozen
from tricity.server.bus.base import Bus
from tricity.server.live_tables import LiveTables
from tricity.server.review_workers import ClusterState
from tricity.server.reviews import Reviews
from tricity.server.supervisor import Supervisor
from tricity.server.sweeper import Sweeper
from tricity.table.errors import StorageUnavailable
from tricity.table.storage import shared_settings

_CHECKED: Final = "checked"
"""The name of the setting that is written by every check."""
_FRESH_SECONDS: Final = 1.0
"""The number of seconds for which a result is reused."""
_WRITE_SECONDS: Final = 3.0
_BUS_SECONDS: Final = 5.0
"""A connection that breaks is reopened at once; after this many seconds without one, the bus is down."""
_SWEEP_SECONDS: Final = 60.0
_LEAST_FREE: Final = 50 * 2**20
"""Bytes on the disk of the database."""


class Health(Frozen):
    """`down` names everything that fails: background tasks by their names, `writer`, `bus`, `bots`, `disk`."""

    ok: bool
    down: tuple[str, ...]
    waiting: int
    """Commands that wait to be written."""
    write_ms: float | None
    """How long a write took; null when it failed."""
    failing_tables: int
    """Tables at which background work failed the last time; the others go on."""
    free_bytes: int | None
    """Free space on the disk of the database; null if the database is elsewhere."""
    cluster: ClusterState
    """`away`: the cluster does not answer, so reviews are made on this machine. Nobody needs to be sent elsewhere."""


class HealthCheck:
    """Checks at most once a second, however many ask."""

    def __init__(
        self,
        live_tables: LiveTables,
        supervisor: Supervisor,
        sweeper: Sweeper,
        pool: BotPool,
        bus: Bus | None,
        reviews: Reviews,
    ) -> None:
        self._live_tables = live_tables
        self._supervisor = supervisor
        self._sweeper = sweeper
        self._pool = pool
        self._bus = bus
        self._reviews = reviews
        self._checking: asyncio.Task[Health] | None = None
        self._started = 0.0

    async def check(self) -> Health:
        """The newest result, or the one that is being found."""
        now = time.monotonic()
        if self._checking is None or (self._checking.done() and now - self._started >= _FRESH_SECONDS):
            self._started = now
            self._checking = asyncio.create_task(self._check())
        # A caller that goes away must not cancel the check for the others.
        return await asyncio.shield(self._checking)

    async def _check(self) -> Health:
        down = set(self._supervisor.down)
        if time.monotonic() - self._sweeper.last_sweep > _SWEEP_SECONDS:
            down.add("sweeper")
        if self._bus is not None and self._bus.silence > _BUS_SECONDS:
            down.add("bus")
        if self._live_tables.stopping.is_set():
            down.add("stopping")
        write_ms = await self._write()
        if write_ms is None:
            down.add("writer")
        free = self._free_bytes()
        if free is not None and free < _LEAST_FREE:
            down.add("disk")
        if self._pool.is_failing:
            await self._pool.probe()
            if self._pool.is_failing:
                down.add("bots")
        waiting = self._live_tables.store.waiting
        failing = len(self._sweeper.back_off)
        return Health(not down, tuple(sorted(down)), waiting, write_ms, failing, free, self._reviews.cluster)

    async def _write(self) -> float | None:
        """The milliseconds that it took; None when it failed."""
        started = time.perf_counter()
        try:
            async with asyncio.timeout(_WRITE_SECONDS):
                await self._live_tables.store.run(shared_settings.write, _CHECKED, str(self._live_tables.now()))
        except (StorageUnavailable, TimeoutError):
            return None
        return round(1000 * (time.perf_counter() - started), 1)

    def _free_bytes(self) -> int | None:
        adapter = self._live_tables.store.adapter
        name = adapter.url.database
        if adapter.is_shared or not name or name == ":memory:":
            return None
        return shutil.disk_usage(Path(name).parent).free
