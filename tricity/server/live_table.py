"""A table's place in memory, and those who listen there."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from tricity.server.presence import Presence
from tricity.table.player_view import PresentViewers, Viewer, news, viewer
from tricity.table.table import Table

Load = Callable[["LiveTable", int], Awaitable[Table]]
"""Gives a room's table, with at least that many entries, to who holds its lock."""

_encode = msgspec.json.Encoder().encode


class LiveTable:
    """`table` is None until it is read, and again when memory and disk may differ."""

    def __init__(self, name: str, presence: Presence) -> None:
        self.name = name
        self.table: Table | None = None
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.listeners = 0
        self.presence = presence
        self._told: dict[tuple[Viewer, int, PresentViewers], bytes] = {}
        self._change = asyncio.Event()

    def wake(self) -> None:
        """Something changed: everybody who waits looks whether it is news to them."""
        self._told.clear()
        self.presence.look_again()
        if self.listeners:
            self._change.set()
            self._change = asyncio.Event()

    def next_change(self) -> asyncio.Event:
        return self._change

    def told(self, table: Table, looks: Viewer, after: int) -> bytes:
        """TableUpdate as JSON. Viewers that may know the same share the bytes."""
        here = self.presence.here(table)
        found = self._told.get((looks, after, here))
        if found is None:
            found = self._told[looks, after, here] = _encode(news(table, looks, after, here))
        return found


class Subscription:
    """Hears what happens at a table. Who is slow gets the news of several entries at once."""

    def __init__(self, load: Load, room: LiveTable, person: str, seat: int | None, after: int, ear: str) -> None:
        self._load = load
        self._room = room
        self._person = person
        self._seat = seat
        self._after = after
        self._ear = ear
        self._came = False
        self._here: PresentViewers | None = None
        """Who was there when this one last heard."""
        room.listeners += 1

    async def news(self, wait: float) -> bytes:
        """What this one has not heard yet; waits for something if there is nothing, at most so many seconds."""
        room = self._room
        until = time.monotonic() + wait
        while True:
            async with room.lock:
                table = await self._load(room, self._after)
                looks = viewer(table, self._person, self._seat)
                if not self._came:
                    self._came = True
                    room.presence.came(self._ear)
                here = room.presence.here(table)
                left = until - time.monotonic()
                if table.number > self._after or (self._here or here) != here or left <= 0:
                    told = room.told(table, looks, self._after)
                    self._after, self._here = table.number, here
                    return told
                self._here = here
                change = room.next_change()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await change.wait()

    def close(self) -> None:
        self._room.listeners -= 1
        if self._came:
            self._room.presence.went(self._ear)
