"""Background work at many tables: whatever is wrong with one, the others get theirs."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from structlog.testing import capture_logs

from tricity.server import sweeper
from tricity.server.live_table import LiveTable
from tricity.server.live_tables import LiveTables
from tricity.server.metrics import Metrics
from tricity.server.offload import Offload
from tricity.server.outbox import Outbox
from tricity.server.server_clock import ServerClock, wall_clock
from tricity.server.sweeper import Sweeper
from tricity.server.table_loader import TableLoader
from tricity.server.vacations import Vacations
from tricity.table.clocks import Calendar, LiveClock
from tricity.table.commands import new_table
from tricity.table.errors import StorageUnavailable, UnreadableLog
from tricity.table.principal import PersonId
from tricity.table.storage.store import Store
from tricity.table.table import Table

ANNA = PersonId("anna")
LATER = 600_000
FAULTS = [
    StorageUnavailable("locked"),
    UnreadableLog("table-damaged", table="t", entry=1),
    ZeroDivisionError("a bug"),
]


class Tables(LiveTables):
    """Some of them cannot be loaded."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.clock = 0
        outbox = Outbox(entries=False, presence=False)
        loader = TableLoader(store, Calendar(), Offload(), metrics)
        super().__init__(store, lambda: wall_clock() + self.clock, metrics, outbox, asyncio.Queue(), loader)
        self.faults: dict[str, Exception] = {}
        self.loaded: Counter[str] = Counter()

    async def load(self, live: LiveTable, *, newest: bool = False) -> Table:
        self.loaded[live.name] += 1
        if live.name in self.faults:
            raise self.faults[live.name]
        return await super().load(live, newest=newest)

    async def open_some(self, count: int) -> list[str]:
        """Tables at which time runs out, the first of them first."""
        names = []
        for number in range(count):
            opened = new_table.open_table(ANNA, "Anna", "card-city", ["me", "me"], {}, clock=LiveClock(60))
            names.append(await self.open(ANNA, f"key-{number:08}", opened))
            self.clock += 1000
        self.memory.forget_idle(-1)
        self.loaded.clear()
        self.clock += LATER
        return names

    async def timed_out(self, name: str) -> bool:
        async with self.table(name) as table:
            return any(seat.away for seat in table.seats)


def run(database: str, test: Callable[[Tables, Sweeper], Coroutine[Any, Any, None]]) -> Metrics:
    metrics = Metrics()

    async def main() -> None:
        store = Store.open(database)
        try:
            tables = Tables(store, metrics)
            vacations = Vacations(tables, tables.now)
            await test(tables, Sweeper(tables, ServerClock(), vacations, metrics, sweep_seconds=1, idle_seconds=300))
        finally:
            await store.close()

    with capture_logs():
        asyncio.run(main())
    return metrics


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_one_table_that_fails_hurts_no_other_and_is_left_alone_for_a_while(sqlite_url: str, fault: Exception) -> None:
    async def test(tables: Tables, swept: Sweeper) -> None:
        bad, *others = await tables.open_some(3)
        tables.faults[bad] = fault
        for _ in range(3):
            await swept.sweep(tables.now())
        assert tables.loaded[bad] == 1
        assert [await tables.timed_out(name) for name in others] == [True, True]
        # When it can be read again, its time has run out as well.
        tables.faults.clear()
        swept.back_off.succeeded(bad)
        tables.clock += LATER
        await swept.sweep(tables.now())
        assert await tables.timed_out(bad)
        assert not swept.back_off

    metrics = run(sqlite_url, test)
    assert metrics.registry.get_sample_value("tricity_task_failures_total", {"task": "sweep of a table"}) == 1


def test_a_table_that_is_held_up_does_not_hold_up_the_others(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Long enough for the other table on a busy machine with an engine that is not compiled.
    monkeypatch.setattr(sweeper, "_TABLE_SECONDS", 1.0)

    async def test(tables: Tables, swept: Sweeper) -> None:
        held, other = await tables.open_some(2)
        async with tables.table(held):
            await swept.sweep(tables.now())
        assert [await tables.timed_out(name) for name in (held, other)] == [False, True]

    run(sqlite_url, test)


def test_a_database_that_cannot_be_reached_ends_the_sweep_and_the_supervisor_reports_it(sqlite_url: str) -> None:
    async def test(tables: Tables, swept: Sweeper) -> None:
        for name in await tables.open_some(8):
            tables.faults[name] = StorageUnavailable("gone")
        with pytest.raises(StorageUnavailable):
            await swept.run()
        assert tables.loaded.total() == sweeper._MOST_UNAVAILABLE

    run(sqlite_url, test)


def test_pauses_grow_while_a_table_keeps_failing(sqlite_url: str) -> None:
    async def test(tables: Tables, swept: Sweeper) -> None:
        pauses = [swept.back_off.failed("bad") for _ in range(12)]
        assert pauses[:4] == [1, 2, 4, 8]
        assert max(pauses) == pauses[-1] == 300
        assert swept.back_off.failed("other") == 1

    run(sqlite_url, test)
