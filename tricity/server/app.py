"""The composition root: makes every part of the server, connects them, starts and stops them."""

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from typing import Final

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from tricity.bots.levels import make_for_people
from tricity.bots.pool import BotPool
from tricity.server import logs, pages
from tricity.server.access import Access
from tricity.server.activity import OpenSockets, record_activity
from tricity.server.address_exchange import AddressExchange
from tricity.server.addresses import ClientAddresses
from tricity.server.administration import Administration
from tricity.server.advice import Advice
from tricity.server.api import ENDPOINTS
from tricity.server.bot_players import BotPlayers, report_failure
from tricity.server.bot_turns import BotTurn
from tricity.server.bus.base import Bus, BusServices
from tricity.server.connections import Connections
from tricity.server.error_handlers import HANDLERS
from tricity.server.guard import Guard
from tricity.server.health_check import HealthCheck
from tricity.server.hints import Hints
from tricity.server.identity import Identity
from tricity.server.limit_exchange import LimitExchange
from tricity.server.live_tables import LiveTables
from tricity.server.mail import Mailer
from tricity.server.metrics import Metrics, measure_lag
from tricity.server.notices.dispatcher import Dispatcher
from tricity.server.offload import Offload
from tricity.server.openapi import OpenApiRenderer
from tricity.server.outbox import Outbox
from tricity.server.past_results import complete_results
from tricity.server.person_data import PersonData
from tricity.server.plan_player import PlanPlayer
from tricity.server.rate_limits import Limiters
from tricity.server.reviews import Reviews
from tricity.server.server_clock import ServerClock
from tricity.server.services import Services
from tricity.server.settings import Limits, MissingExtra, Settings
from tricity.server.supervisor import Supervisor
from tricity.server.sweeper import Sweeper
from tricity.server.table_loader import TableLoader
from tricity.server.vacations import Vacations
from tricity.table.limits import TableLimits
from tricity.table.storage import access as access_rules
from tricity.table.storage import uptime
from tricity.table.storage.adapter import Adapter
from tricity.table.storage.database import is_shared
from tricity.table.storage.migrate import open_claimed
from tricity.table.storage.store import Store

_OUTAGE_IF_SHARED: Final = 10_000
"""Milliseconds without a heartbeat after which no server process can have been running."""
_FLUSH_SECONDS: Final = 2.0
"""How long a stopping server tries to tell the others that it is leaving."""


def make_app(settings: Settings, clock: ServerClock | None = None, adapter: Adapter | None = None) -> ASGIApp:
    """The whole server as one ASGI app, with the database of the settings if it is not open already."""
    if settings.cluster and find_spec("distributed") is None:
        raise MissingExtra("missing-extra", extra="dask")
    metrics = Metrics()
    limiters = Limiters(settings.limits, settings.max_connections, shared=is_shared(settings.database))
    addresses = ClientAddresses(settings.trusted_proxies)
    connections = Connections(settings, limiters.connections, addresses)
    sockets = OpenSockets()
    make_guard, make_live_tables, close_tracer = _traced(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running_services(
            settings, metrics, limiters, addresses, sockets, clock or ServerClock(), make_live_tables, adapter
        ) as running:
            app.state.services = running
            running.access.on_change(guard.on_access_changed)
            running.supervisor.start("connections", connections.run)
            running.supervisor.start(
                "activity", partial(record_activity, running.store, running.live_tables.now, sockets)
            )
            yield
        await close_tracer()
        logs.logger().info("server stopped")

    app = Litestar(
        [*ENDPOINTS, *pages.endpoints(pages.load())],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.max_body,
        openapi_config=OpenAPIConfig(
            title="Tricity", version=version("tricity"), path="/api/schema", render_plugins=[OpenApiRenderer()]
        ),
        logging_config=None,
        debug=False,
    )
    guard = make_guard(app, settings, metrics, limiters, addresses, connections, sockets)
    return guard


def from_environment(adapter: Adapter | None = None) -> ASGIApp:
    """The app of a process that serves and does nothing else."""
    settings = Settings.load()
    logs.configure(settings.log_level)
    app = make_app(settings, adapter=adapter)
    # Objects that exist now stay, and tables live long: letting the garbage collector traverse them again and again
    # would take a third of the time of a move.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
    return app


@asynccontextmanager
async def running_services(
    settings: Settings,
    metrics: Metrics,
    limiters: Limiters,
    addresses: ClientAddresses,
    sockets: OpenSockets,
    clock: ServerClock,
    make_live_tables: Callable[..., LiveTables],
    adapter: Adapter | None = None,
) -> AsyncIterator[Services]:
    """Storage, tables, bots, sweeps and the bus, running until the server stops."""
    store = Store(adapter or open_claimed(settings.database), metrics)
    report = partial(report_failure, metrics)
    pool = BotPool(settings.bot_processes, settings.bot_seconds, on_failure=report, make_bot=make_for_people)
    leases = store.adapter.leases()
    offload = Offload()
    supervisor = Supervisor(metrics)
    bus: Bus | None = None
    reviews: Reviews | None = None
    try:
        await store.run(uptime.record_start, clock(), _OUTAGE_IF_SHARED if store.is_shared else 0)
        clock.set_outages(await store.read(uptime.all_outages))
        await store.run(access_rules.create_first_key, clock())
        access = Access(await store.read(access_rules.read_rules), settings.secret.split())
        # PostgreSQL announces entries in the transaction that writes them.
        outbox = Outbox(entries=store.is_shared and bool(settings.bus), presence=store.is_shared)
        bot_turns: asyncio.Queue[BotTurn] = asyncio.Queue()
        live_tables = make_live_tables(
            store,
            clock,
            metrics,
            outbox,
            bot_turns,
            TableLoader(store, clock.calendar, offload, metrics),
            limits=_table_limits(settings.limits),
            most_bytes=settings.cache_megabytes << 20,
        )
        per_person = settings.limits.bots if settings.limits is not None else None
        bot_players = BotPlayers(live_tables, pool, leases, metrics, bot_turns, per_person)
        vacations = Vacations(live_tables, clock)
        await vacations.refresh()
        sweeper = Sweeper(
            live_tables,
            clock,
            vacations,
            metrics,
            sweep_seconds=settings.sweep_seconds,
            idle_seconds=settings.idle_seconds,
        )
        reviews = Reviews(store, live_tables, leases, metrics, settings.cluster)
        address_exchange = AddressExchange(sockets, outbox)
        limit_exchange = LimitExchange(limiters, outbox)
        bus = _bus(settings, store, BusServices(outbox, live_tables, limit_exchange, address_exchange))
        if bus is not None:
            supervisor.start("bus", bus.run)
        supervisor.start("bots", bot_players.run)
        supervisor.start("lists", live_tables.lists.run)
        supervisor.start("reviews", reviews.run)
        supervisor.start("clock", clock.run)
        supervisor.start("sweeper", sweeper.run)
        supervisor.start("plans", PlanPlayer(live_tables, metrics, settings.sweep_seconds).run)
        supervisor.start("loop-lag", partial(measure_lag, metrics))
        supervisor.start("access", partial(access.follow, store))
        mailer = Mailer(settings)
        administration = Administration(live_tables)
        person_data = PersonData(store, access, administration, clock)
        supervisor.start("administration", administration.run)
        supervisor.start("person-data", person_data.run)
        supervisor.start("results", partial(complete_results, store))
        supervisor.start("notices", Dispatcher(store, clock, metrics, settings, mailer).run)
        yield Services(
            settings=settings,
            metrics=metrics,
            addresses=addresses,
            address_exchange=address_exchange,
            access=access,
            identity=Identity(access, settings.https),
            store=store,
            live_tables=live_tables,
            administration=administration,
            person_data=person_data,
            hints=Hints(live_tables, pool, metrics),
            advice=Advice(live_tables, pool, metrics),
            reviews=reviews,
            vacations=vacations,
            supervisor=supervisor,
            health=HealthCheck(live_tables, supervisor, sweeper, pool, bus, reviews),
            limiters=limiters,
            offload=offload,
            mailer=mailer,
        )
        await bot_players.close()
        if bus is not None:
            live_tables.presence.publish_absence()
            with suppress(TimeoutError):
                async with asyncio.timeout(_FLUSH_SECONDS):
                    await outbox.flush()
    finally:
        await supervisor.close()
        if bus is not None:
            await bus.close()
        if reviews is not None:
            await reviews.close()
        await offload.close()
        await pool.close_async()
        await leases.close()
        await store.close()


def _traced(
    settings: Settings,
) -> tuple[Callable[..., Guard], Callable[..., LiveTables], Callable[[], Awaitable[None]]]:
    """What makes the parts that can be traced, and what ends it."""
    if not settings.otel:
        return Guard, LiveTables, partial(asyncio.sleep, 0)
    try:
        from tricity.server import traces
    except ImportError:
        raise MissingExtra("missing-extra", extra="otel") from None

    tracer = traces.Tracer(traces.make_provider(settings.otel))
    return partial(traces.TracedGuard, tracer), partial(traces.TracedLiveTables, tracer), tracer.close


def _table_limits(limits: Limits | None) -> TableLimits | None:
    if limits is None:
        return None
    return TableLimits(
        per_hour={
            "advice": limits.hourly_advice,
            "chat": limits.hourly_chat,
            "hints": limits.hourly_hints,
            "mutes": limits.hourly_mutes,
            "seats": limits.hourly_seats,
            "stand-ins": limits.hourly_stand_ins,
            "undo": limits.hourly_undo,
            "votes": limits.hourly_votes,
        },
        entries=limits.table_entries,
    )


def _bus(settings: Settings, store: Store, services: BusServices) -> Bus | None:
    """Only where other processes share the database; its driver is imported only where it is used."""
    if not store.is_shared:
        return None
    if settings.bus:
        from tricity.server.bus.redis import RedisBus

        return RedisBus(services, settings.bus)
    from tricity.server.bus.postgres import PostgresBus

    return PostgresBus(services, store)
