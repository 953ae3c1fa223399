"""The composition root: makes every part of the server, connects them, starts and stops them."""

import asyncio
import gc
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib.metadata import version
from typing import Final

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from tricity.bots.pool import BotPool
from tricity.server import logs, pages
from tricity.server.api import ENDPOINTS
from tricity.server.bot_players import BotPlayers, report_failure
from tricity.server.bus.base import Bus
from tricity.server.error_handlers import HANDLERS
from tricity.server.guard import Guard
from tricity.server.identity import Identity
from tricity.server.live_tables import BotTurn, LiveTables
from tricity.server.metrics import Metrics
from tricity.server.openapi import OpenApiRenderer
from tricity.server.outbox import Outbox
from tricity.server.rate_limits import RateLimiter
from tricity.server.services import Limiters, Services
from tricity.server.settings import Limits, Settings
from tricity.server.supervisor import Supervisor
from tricity.server.sweeper import Sweeper
from tricity.table.clocks import Calendar
from tricity.table.storage import uptime
from tricity.table.storage.store import Store

LARGEST_BODY: Final = 64 * 1024
_OUTAGE_IF_SHARED: Final = 10_000
"""Milliseconds without a heartbeat after which no server process can have been running."""
_FLUSH_SECONDS: Final = 2.0
"""How long a stopping server tries to tell the others that it goes."""
_UNLIMITED: Final = (1e9, 1 << 30)
_NO_LIMITS: Final = Limits(people=_UNLIMITED, tables=_UNLIMITED, talk=_UNLIMITED)


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def make_app(settings: Settings, now: Callable[[], int] = wall_clock) -> ASGIApp:
    """The whole server as one ASGI app."""
    metrics = Metrics()
    limiters = _limiters(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running_services(settings, metrics, limiters, now) as running:
            app.state.services = running
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
    return Guard(app, settings, metrics, limiters)


def from_environment() -> ASGIApp:
    """For a process that serves and does nothing else."""
    settings = Settings.load()
    logs.configure(settings.log_level)
    app = make_app(settings)
    # What exists now stays, and tables live long: traversing all of it again and again in search of garbage would take
    # a third of the time of a move.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
    return app


@asynccontextmanager
async def running_services(
    settings: Settings, metrics: Metrics, limiters: Limiters, now: Callable[[], int]
) -> AsyncIterator[Services]:
    """Storage, tables, bots, sweeps and the bus, running until the server stops."""
    store = Store.open(settings.database, metrics.groups.observe)
    pool = BotPool(settings.bot_processes, settings.bot_seconds, on_failure=partial(report_failure, metrics))
    supervisor = Supervisor(metrics)
    bus: Bus | None = None
    try:
        await store.run(uptime.record_start, now(), _OUTAGE_IF_SHARED if store.is_shared else 0)
        calendar = Calendar(await store.read(uptime.all_outages))
        secret = settings.secret or await store.run(uptime.shared_setting, "secret", secrets.token_hex(32))
        # PostgreSQL announces entries in the transaction that writes them.
        outbox = Outbox(entries=store.is_shared and bool(settings.bus), presence=store.is_shared)
        bot_turns: asyncio.Queue[BotTurn] = asyncio.Queue()
        live_tables = LiveTables(store, calendar, now, metrics, outbox, bot_turns)
        bot_players = BotPlayers(live_tables, pool, metrics, bot_turns)
        sweeper = Sweeper(
            live_tables, metrics, sweep_seconds=settings.sweep_seconds, idle_seconds=settings.idle_seconds
        )
        bus = _bus(settings, store, live_tables, outbox)
        if bus is not None:
            supervisor.start("bus", bus.run)
        supervisor.start("bots", bot_players.run)
        supervisor.start("sweeper", sweeper.run)
        yield Services(
            settings=settings,
            metrics=metrics,
            identity=Identity(secret, settings.https),
            store=store,
            live_tables=live_tables,
            supervisor=supervisor,
            limiters=limiters,
        )
        await bot_players.close()
        if bus is not None:
            live_tables.publish_absence()
            with suppress(TimeoutError):
                async with asyncio.timeout(_FLUSH_SECONDS):
                    await outbox.flush()
    finally:
        await supervisor.close()
        if bus is not None:
            await bus.close()
        await pool.close_async()
        await store.close()


def _bus(settings: Settings, store: Store, live_tables: LiveTables, outbox: Outbox) -> Bus | None:
    """Only where other processes share the database; its driver is imported only where it is used."""
    if not store.is_shared:
        return None
    if settings.bus:
        from tricity.server.bus.redis import RedisBus

        return RedisBus(live_tables, outbox, settings.bus)
    from tricity.server.bus.postgres import PostgresBus

    return PostgresBus(live_tables, outbox, store)


def _limiters(settings: Settings) -> Limiters:
    limits = settings.limits or _NO_LIMITS
    # Buckets are kept per process, so each of several workers grants its share.
    share = 1 / max(1, settings.workers)
    per_second, burst = limits.requests
    return Limiters(
        requests=RateLimiter(per_second * share, max(1, round(burst * share))) if settings.limits else None,
        identities=RateLimiter(*limits.people),
        tables=RateLimiter(*limits.tables),
        chat=RateLimiter(*limits.talk),
    )
