"""Loads tables and pages of old entries from storage, without keeping the event loop busy.

A table is restored from its last snapshot, and the entries after it are applied in small slices, between which
everybody else has their turn. A long log without snapshots is folded in a worker process first, which makes them.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection

from tricity.server.logs import logger
from tricity.server.metrics import Metrics
from tricity.server.offload import Offload
from tricity.table.clocks import Calendar
from tricity.table.errors import StorageUnavailable
from tricity.table.event_format import StoredEntry, read_entry
from tricity.table.events import LogEntry
from tricity.table.history import HistoryItem, Receipt
from tricity.table.principal import PersonId
from tricity.table.snapshots import INTERVAL, BadSnapshot, Snapshot, StoredSnapshot, fold
from tricity.table.storage import snapshots
from tricity.table.storage.event_log import number_of_key, read_rows
from tricity.table.storage.snapshots import StoredTable
from tricity.table.storage.store import Store
from tricity.table.table import PAGE, Table

_MOST_ROWS: Final = PAGE + 2 * INTERVAL
"""Applied here. Where snapshots are as they should be, there are fewer."""
_SLICE: Final = 50
"""Rows that are applied before others have their turn: a few milliseconds."""
_CHUNK: Final = 2000
"""Rows that a worker process is given at a time."""


@dataclass(frozen=True, slots=True)
class _Goal:
    """A state of a table on the way through its log."""

    snapshot: dict[str, int]
    """The snapshot to begin with: see `read_table`."""
    rows: Callable[[StoredTable], int]
    """How many rows follow that snapshot until the goal, at least."""
    fits: Callable[[StoredTable, StoredSnapshot], bool]
    """Whether one can begin with that snapshot."""
    reached: Callable[[Table], bool]


@dataclass(slots=True)
class _Replayed:
    """A table, the entries that were applied to it on the way, and the receipt of the last one."""

    table: Table
    items: list[HistoryItem]
    receipt: Receipt | None = None


class TableLoader:
    def __init__(self, store: Store, calendar: Calendar, offload: Offload, metrics: Metrics) -> None:
        self._store = store
        self.calendar = calendar
        self._offload = offload
        self._metrics = metrics

    def opened(self, name: str, first: LogEntry) -> Table:
        """A new table."""
        return Table(name, first, self.calendar)

    async def load(self, name: str) -> Table | None:
        """The table as it is on disk, with at least the newest `PAGE` of its entries; None if there is none.

        Raises `UnreadableLog`.
        """
        goal = _Goal(
            snapshot={"newest": PAGE},
            rows=lambda stored: stored.number - _base(stored),
            fits=lambda stored, snapshot: snapshot.shown <= stored.shown - PAGE,
            reached=lambda _: False,
        )
        replayed = await self._replay(name, goal)
        if replayed is None:
            return None
        self._metrics.tables_loaded.inc()
        return replayed.table

    async def history(self, name: str, after: int, until: int) -> list[HistoryItem]:
        """Old entries, from after the one number to the other, as viewers count them. Raises `UnreadableLog`."""
        goal = _Goal(
            snapshot={"shown": after},
            rows=lambda stored: until - (stored.snapshot.shown if stored.snapshot else 0),
            fits=lambda _, snapshot: snapshot.shown <= after,
            reached=lambda table: table.shown >= until,
        )
        replayed = await self._replay(name, goal)
        return [] if replayed is None else [item for item in replayed.items if after < item.shown <= until]

    async def receipt(self, name: str, person: PersonId, key: str) -> Receipt | None:
        """The receipt of a command that was carried out so long ago that it is not in memory any more."""
        number = await self._store.read(number_of_key, name, person, key)
        if number is None:
            return None
        before = number - 1
        goal = _Goal(
            snapshot={"number": before},
            rows=lambda stored: number - _base(stored),
            fits=lambda _, snapshot: snapshot.number <= before,
            reached=lambda table: table.number >= number,
        )
        replayed = await self._replay(name, goal)
        return None if replayed is None else replayed.receipt

    def save(self, table: Table) -> None:
        """Store a snapshot if one is due. It is written some time later; if it is lost, nothing is."""
        if table.number % INTERVAL == 0:
            self._store.run_soon(_write, table.name, Snapshot.of(table)).add_done_callback(_saved)

    def forget(self, name: str) -> None:
        """Delete the snapshots of a table: its log was rewritten."""
        self._store.run_soon(snapshots.delete_all, name).add_done_callback(_saved)

    async def _replay(self, name: str, goal: _Goal) -> _Replayed | None:
        try:
            return await self._replay_from(name, goal.snapshot, goal)
        except BadSnapshot as fault:
            _report(fault)
            return await self._replay_from(name, {}, goal)

    async def _replay_from(self, name: str, which: dict[str, int], goal: _Goal) -> _Replayed | None:
        stored = await self._store.read(snapshots.read_table, name, _MOST_ROWS, **which)
        if stored is None:
            return None
        snapshot, rows = stored.snapshot, stored.rows
        if goal.rows(stored) > _MOST_ROWS:
            snapshot = await self._fold(name, stored, goal)
            rows = await self._store.read(read_rows, name, snapshot.number if snapshot else 0, _MOST_ROWS)
        if snapshot is not None:
            replayed = _Replayed(Snapshot.decode(snapshot.body).restore(name, self.calendar), [])
        else:
            table = Table.load(name, [read_entry(name, row) for row in rows[:1]], self.calendar)
            replayed, rows = _Replayed(table, [*table.history]), rows[1:]
        while rows and not goal.reached(replayed.table):
            await self._apply(replayed, rows, goal)
            if len(rows) < _MOST_ROWS - 1:
                break
            rows = await self._store.read(read_rows, name, replayed.table.number, _MOST_ROWS)
        return replayed

    async def _apply(self, replayed: _Replayed, rows: list[StoredEntry], goal: _Goal) -> None:
        table, items = replayed.table, replayed.items
        for count, row in enumerate(rows, start=1):
            shown = table.shown
            replayed.receipt = table.apply(read_entry(table.name, row))
            if table.shown > shown:
                items.append(table.history[-1])
            if goal.reached(table):
                return
            if count % _SLICE == 0:
                await asyncio.sleep(0)

    async def _fold(self, name: str, stored: StoredTable, goal: _Goal) -> StoredSnapshot | None:
        """The newest snapshot that fits, made in a worker process; others are stored on the way."""
        newest = fitting = stored.snapshot
        while newest is fitting:
            rows = await self._store.read(read_rows, name, newest.number if newest else 0, _CHUNK)
            if not rows:
                break
            made = await self._offload.run(fold, name, newest.body if newest else None, rows, self.calendar.outages)
            await self._keep(name, [snapshot for snapshot in made if snapshot.number % INTERVAL == 0])
            newest = made[-1]
            fitting = next((each for each in reversed(made) if goal.fits(stored, each)), fitting)
        return fitting

    async def _keep(self, name: str, made: list[StoredSnapshot]) -> None:
        try:
            if made:
                await self._store.run(snapshots.write, name, made)
        except StorageUnavailable as fault:
            # Whoever only reads need not wait until the disk can be written to again.
            _report(fault)


def _base(stored: StoredTable) -> int:
    return stored.snapshot.number if stored.snapshot else 0


def _write(connection: Connection, name: str, snapshot: Snapshot) -> None:
    """Runs in the thread that writes, because encoding takes longer than taking the snapshot."""
    snapshots.write(connection, name, [StoredSnapshot.of(snapshot)])


def _saved(future: "asyncio.Future[Any]") -> None:
    if not future.cancelled() and (fault := future.exception()) is not None:
        _report(fault)


def _report(fault: BaseException) -> None:
    # Not its words: they may hold what belongs to the table.
    logger().warning("snapshot not used", fault=type(fault).__name__)
