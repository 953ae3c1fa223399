"""One table in memory, and the subscriptions of those who watch it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from tricity.server.presence import Presence
from tricity.table.errors import UnreadableLog
from tricity.table.player_view import PresentViewers, Viewer, table_update, viewer_for
from tricity.table.principal import Principal
from tricity.table.table import Table

Load = Callable[["LiveTable", int], Awaitable[Table]]
"""Returns the table of a live table whose lock the caller holds, with at least that many entries."""

_encode = msgspec.json.Encoder().encode


class LiveTable:
    """`table` is None until it is loaded, and again while an entry is being written: nobody sees unwritten entries."""

    def __init__(self, name: str, presence: Presence) -> None:
        self.name = name
        self.table: Table | None = None
        self.unreadable: UnreadableLog | None = None
        """Why its log cannot be read, once that has been found."""
        self.lock = asyncio.Lock()
        self.last_used = time.monotonic()
        self.subscriptions = 0
        self.presence = presence
        self._updates: dict[tuple[Viewer, int, PresentViewers], bytes] = {}
        self._changed = asyncio.Event()

    def notify(self) -> None:
        """Something changed: wake every subscription, which then decides whether it is news to its viewer."""
        self._updates.clear()
        self.presence.invalidate()
        if self.subscriptions:
            self._changed.set()
            self._changed = asyncio.Event()

    def next_change(self) -> asyncio.Event:
        return self._changed

    def update(self, table: Table, viewer: Viewer, after: int) -> bytes:
        """The entries after number `after` and the table as this viewer may see it, as JSON.

        Encoded once for all viewers who may know the same.
        """
        present = self.presence.present(table)
        encoded = self._updates.get((viewer, after, present))
        if encoded is None:
            encoded = self._updates[viewer, after, present] = _encode(table_update(table, viewer, after, present))
        return encoded


class Subscription:
    """Delivers the updates of one table to one viewer. A slow reader gets several entries in one update."""

    def __init__(
        self, load: Load, live: LiveTable, person: Principal, seat: int | None, after: int, connection_id: str
    ) -> None:
        self._load = load
        self._live = live
        self._person = person
        self._seat = seat
        self._after = after
        self._connection_id = connection_id
        self._announced = False
        self._present: PresentViewers | None = None
        """Who was there in the last update."""
        live.subscriptions += 1

    async def next_update(self, wait: float) -> bytes:
        """What is new to this viewer. If nothing is, waits at most `wait` seconds for it."""
        live = self._live
        until = time.monotonic() + wait
        while True:
            async with live.lock:
                table = await self._load(live, self._after)
                viewer = viewer_for(table, self._person, self._seat)
                if not self._announced:
                    self._announced = True
                    live.presence.connected(self._connection_id)
                present = live.presence.present(table)
                left = until - time.monotonic()
                if table.number > self._after or (self._present or present) != present or left <= 0:
                    update = live.update(table, viewer, self._after)
                    self._after, self._present = table.number, present
                    return update
                self._present = present
                change = live.next_change()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await change.wait()

    def close(self) -> None:
        self._live.subscriptions -= 1
        if self._announced:
            self._live.presence.disconnected(self._connection_id)
