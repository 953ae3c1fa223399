"""One table in memory, and the subscriptions of those who watch it."""

import asyncio
import math
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from tricity.server.presence import Presence
from tricity.server.update_cache import UpdateCache, UpdateKey
from tricity.table.errors import UnreadableLog
from tricity.table.player_view import Viewer, last_known, table_update, viewer_for
from tricity.table.principal import Principal
from tricity.table.table import Table


class Load(Protocol):
    """Returns the table of a live table whose lock the caller holds: see `LiveTables.load`."""

    def __call__(self, live: "LiveTable", *, newest: bool) -> Awaitable[Table]: ...


_LOOK_SECONDS: Final = 30.0
"""How long somebody who has read a table without staying counts as watching it."""

_SHARED: Final = 4
"""Viewers who lack at most this many entries share cached updates; the others each need something different."""
_BYTES: Final = 40_000
_BYTES_PER_ENTRY: Final = 500
_BYTES_PER_MOVE: Final = 1_500
"""What a table takes in memory, measured and rounded up."""

_encode = msgspec.json.Encoder().encode


class LiveTable:
    """`table` is None until it is loaded, and again while an entry is being written: nobody sees unwritten entries."""

    def __init__(self, name: str, presence: Presence, updates: UpdateCache) -> None:
        self.name = name
        self.table: Table | None = None
        self.unreadable: UnreadableLog | None = None
        """Why its log cannot be read, once that has been found."""
        self.reloads = 0
        """How often it was loaded again because its log was rewritten."""
        self.lock = asyncio.Lock()
        self.last_used = time.monotonic()
        self.looked_at = -math.inf
        """When somebody last read it without staying."""
        self.bots_paused = False
        """Whether bots that are to move wait for somebody to look."""
        self.subscriptions = 0
        self.presence = presence
        self._updates = updates
        self._update_keys: list[UpdateKey] = []
        """Keys of the updates that were cached since the last change."""
        self._changed = asyncio.Event()

    @property
    def is_watched(self) -> bool:
        """Whether somebody has it open, here or at another process, or has just read it."""
        return self.presence.anybody or time.monotonic() - self.looked_at < _LOOK_SECONDS

    def notify(self) -> None:
        """Something changed: wake every subscription, which then decides whether it is news to its viewer."""
        self.drop_updates()
        self.presence.invalidate()
        if self.subscriptions:
            self._changed.set()
            self._changed = asyncio.Event()

    @property
    def byte_count(self) -> int:
        """What it takes in memory, roughly; cached updates are counted by their cache."""
        table = self.table
        if table is None:
            return 0
        return _BYTES + _BYTES_PER_ENTRY * len(table.history) + _BYTES_PER_MOVE * table.match.version

    def drop_updates(self) -> None:
        """Forget the encoded updates: they are out of date, or no longer asked for."""
        if self._update_keys:
            self._updates.drop(self._update_keys)
            self._update_keys = []

    def next_change(self) -> asyncio.Event:
        return self._changed

    def update(self, table: Table, viewer: Viewer, after: int) -> bytes:
        """The entries after number `after` and the table as this viewer may see it, as JSON.

        Encoded once for all viewers who may know the same things and already have the same entries.
        """
        present, known = self.presence.present(table), min(last_known(table, after), table.shown)
        # `after` is the client's choice: only newcomers and those who are up to date are alike.
        newcomer = after <= 0
        if not newcomer and known < table.shown - _SHARED:
            return _encode(table_update(table, viewer, after, present))
        key = (self.name, viewer, 0 if newcomer else known, present)
        encoded = self._updates.get(key)
        if encoded is None:
            encoded = _encode(table_update(table, viewer, after, present))
            self._updates.put(key, encoded)
            self._update_keys.append(key)
        return encoded


class Subscription:
    """Delivers the updates of one table to one viewer. A slow reader gets several entries in one update."""

    def __init__(
        self,
        load: Load,
        stopping: asyncio.Event,
        live: LiveTable,
        address: str,
        person: Principal,
        seat: int | None,
        after: int,
        connection_id: str,
    ) -> None:
        self._load = load
        self._stopping = stopping
        self._live = live
        self._address = address
        self._person = person
        self._seat = seat
        self._after = after
        self._connection_id = connection_id
        self._announced = False
        self._shown: tuple[object, ...] | None = None
        """What the last update showed besides entries: presence, whom this person has muted, deadlines, names."""
        live.subscriptions += 1

    async def next_update(self, wait: float) -> bytes:
        """What is new to this viewer. If nothing is, waits at most `wait` seconds for it, and not while stopping."""
        live = self._live
        until = time.monotonic() + wait
        while True:
            async with live.lock:
                table = await self._load(live, newest=not self._announced)
                viewer = viewer_for(table, self._person, self._seat, address=self._address)
                if not self._announced:
                    self._announced = True
                    live.presence.connected(self._connection_id)
                present = live.presence.present(table)
                left = 0 if self._stopping.is_set() else until - time.monotonic()
                shown = (present, table.muted_by(self._person), table.clocks.shown(table.newest.at), live.reloads)
                if table.shown > self._after or (self._shown or shown) != shown or left <= 0:
                    update = live.update(table, viewer, self._after)
                    self._after, self._shown = table.shown, shown
                    return update
                self._shown = shown
                change = live.next_change()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await change.wait()

    def close(self) -> None:
        self._live.subscriptions -= 1
        if self._announced:
            self._live.presence.disconnected(self._connection_id)
