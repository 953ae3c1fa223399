"""The app: everything put together, started and stopped."""

import asyncio
import gc
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Final

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from tricity.server import logs, pages
from tricity.server.api import ENDPOINTS
from tricity.server.background import BackgroundWork
from tricity.server.bus.base import Bus
from tricity.server.error_handlers import HANDLERS
from tricity.server.guard import Guard
from tricity.server.identity import Identity
from tricity.server.live_tables import LiveTables
from tricity.server.metrics import Metrics
from tricity.server.openapi import OpenApiRenderer
from tricity.server.rate_limits import RateLimiter
from tricity.server.services import Services
from tricity.server.settings import Limits, Settings
from tricity.server.thinkers import Thinkers
from tricity.table.clocks import Calendar
from tricity.table.storage import uptime
from tricity.table.storage.store import Store

LARGEST_BODY: Final = 64 * 1024
_OUTAGE_IF_SHARED: Final = 10_000
"""Milliseconds without a sign of life after which no server can have been there."""


_NO_LIMITS: Final = Limits(people=(1e9, 1 << 30), tables=(1e9, 1 << 30), talk=(1e9, 1 << 30))


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def make_app(settings: Settings, now: Callable[[], int] = wall_clock) -> ASGIApp:
    """The whole server as one ASGI app."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with _running(settings, metrics, now) as found:
            app.state.services = found
            guard.begin(found.identity, found.rooms)
            yield

    app = Litestar(
        [*ENDPOINTS, *pages.endpoints(pages.load())],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Tricity", version=version("tricity"), path="/api/schema", render_plugins=[OpenApiRenderer()]
        ),
        logging_config=None,
        debug=False,
    )
    guard = Guard(app, settings, metrics)
    return guard


def from_environment() -> ASGIApp:
    """For a process that serves and does nothing else."""
    settings = Settings.from_environment()
    logs.configure(settings.log_level)
    app = make_app(settings)
    # What is there now stays, and tables live long: looking through all of it again and again for garbage would take
    # a third of the time of a move.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
    return app


@asynccontextmanager
async def _running(settings: Settings, metrics: Metrics, now: Callable[[], int]) -> AsyncIterator[Services]:
    store = Store.open(settings.database, metrics.groups.observe)
    thinkers = Thinkers(settings.bot_processes, settings.bot_seconds, metrics)
    tasks: list[asyncio.Task[None]] = []
    bus: Bus | None = None
    try:
        await store.run(uptime.begin, now(), _OUTAGE_IF_SHARED if store.shared else 0)
        calendar = Calendar(await store.read(uptime.all_outages))
        secret = settings.secret or await store.run(uptime.shared, "secret", secrets.token_hex(32))
        rooms = LiveTables(store, calendar, now, metrics)
        minder = BackgroundWork(
            rooms, thinkers, metrics, sweep_seconds=settings.sweep_seconds, idle_seconds=settings.idle_seconds
        )
        bus = _bus(settings, store, rooms)
        if bus is not None:
            rooms.on_write = bus.tell
            rooms.on_presence = bus.tell_who
            tasks.append(asyncio.create_task(bus.run()))
        tasks.append(asyncio.create_task(minder.run()))
        limits = settings.limits or _NO_LIMITS
        yield Services(
            settings=settings,
            metrics=metrics,
            identity=Identity(secret, settings.https),
            store=store,
            rooms=rooms,
            minder=minder,
            people_rate=RateLimiter(*limits.people),
            tables_rate=RateLimiter(*limits.tables),
            talk_rate=RateLimiter(*limits.talk),
        )
        await minder.close()
        if bus is not None:
            rooms.publish_absence()
            await bus.flush()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if bus is not None:
            await bus.close()
        await thinkers.close()
        await store.close()


def _bus(settings: Settings, store: Store, rooms: LiveTables) -> Bus | None:
    """Only where others share the database; what carries the news is imported only where it is used."""
    if not store.shared:
        return None
    if settings.bus:
        from tricity.server.bus.redis import RedisBus

        return RedisBus(rooms, settings.bus)
    from tricity.server.bus.postgres import PostgresBus

    return PostgresBus(rooms, store.engine.url)
