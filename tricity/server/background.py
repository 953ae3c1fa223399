"""What the server does by itself: bots move, time runs out, idle tables are put away, and it shows that it is alive."""

import asyncio
from collections.abc import Coroutine
from typing import Final

from tricity.core.errors import TricityError
from tricity.server.live_tables import LiveTables
from tricity.server.logs import logger
from tricity.server.metrics import Metrics
from tricity.server.thinkers import Thinkers
from tricity.table.commands import moves, timeouts
from tricity.table.errors import WrongState
from tricity.table.events import AnyTableEvent
from tricity.table.storage import lists, uptime
from tricity.table.storage.commit_queue import StorageUnavailable
from tricity.table.storage.table_summary import row
from tricity.table.table import Table

_BATCH: Final = 200
_SIGNS_EVERY: Final = 2000
"""Milliseconds between signs of life while clocks run."""


class BackgroundWork:
    def __init__(
        self, rooms: LiveTables, thinkers: Thinkers, metrics: Metrics, *, sweep_seconds: float, idle_seconds: float
    ) -> None:
        self._rooms = rooms
        self._thinkers = thinkers
        self._metrics = metrics
        self._sweep_seconds = sweep_seconds
        self._idle_seconds = idle_seconds
        self._thinking: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._last_sign = 0
        rooms.on_change = self.look

    def look(self, table: Table) -> None:
        """Lets bots think whose turn it is. Called whenever a table has changed."""
        for seat in moves.bots_to_move(table):
            if (table.name, seat) not in self._thinking:
                self._thinking.add((table.name, seat))
                self._start(self._think(table.name, seat))

    async def run(self) -> None:
        """Until it is cancelled."""
        # Bots that were thinking when the last server went are asked again at once.
        grace = timeouts.BOT_GRACE
        while True:
            try:
                await self.sweep(self._rooms.now() + grace)
                grace = 0
            except StorageUnavailable as fault:
                logger().error("sweep failed", fault=str(fault)[:500])
            await asyncio.sleep(self._sweep_seconds)

    async def sweep(self, until: int) -> None:
        store = self._rooms.store
        for name in await store.read(lists.to_wake, until, _BATCH):
            await self._wake(name)
        self._rooms.forget_idle(self._idle_seconds)
        self._metrics.rooms.set(len(self._rooms))
        now = self._rooms.now()
        if now - self._last_sign >= _SIGNS_EVERY and await store.read(uptime.clocks_run):
            self._last_sign = now
            await store.run(uptime.sign_of_life, now)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _wake(self, name: str) -> None:
        """Time may be up, a bot may be due; or an outage has moved the time, which is then noted."""
        try:
            while True:
                await self._rooms.act(name, "", "", lambda table: _overdue(table, self._rooms.now()))
        except _NothingDueError:
            pass
        async with self._rooms.table(name) as table:
            self.look(table)
            wake_at = row(table).wake_at
            if wake_at is not None and wake_at <= self._rooms.now():
                wake_at = self._rooms.now() + timeouts.BOT_GRACE
            await self._rooms.store.run(lists.set_wake, name, table.number, wake_at)

    async def _think(self, name: str, seat: int) -> None:
        try:
            while await self._moved(name, seat):
                pass
        except (StorageUnavailable, TricityError) as fault:
            # The sweep comes back to it.
            logger().warning("bot could not move", fault=str(fault)[:500])
        finally:
            self._thinking.discard((name, seat))

    async def _moved(self, name: str, seat: int) -> bool:
        """One move of the bot in that seat; False when it has none to make."""
        async with self._rooms.table(name) as table:
            if seat not in moves.bots_to_move(table):
                return False
            version, level = table.version, table.seats[seat].bot
            view, legal_moves = table.match.view(seat), table.match.legal_moves(seat)
        move, found_by = await self._thinkers.choose(level, view, legal_moves)
        try:
            await self._rooms.act(
                name, "", "", lambda table: moves.bot_move(table, seat, version, str(move), found_by or "none")
            )
        except WrongState:
            # The table went on meanwhile; look again.
            return True
        return True

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class _NothingDueError(Exception):
    pass


def _overdue(table: Table, now: int) -> AnyTableEvent:
    found = timeouts.overdue(table, now)
    if found is None:
        raise _NothingDueError
    return found
