"""The live tables by their names, within a number of bytes: those that nobody watches are dropped when it is full."""

import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from tricity.server.live_table import LiveTable
from tricity.server.presence import Presence
from tricity.server.update_cache import UpdateCache
from tricity.table.errors import NotFound
from tricity.table.text_input import printable

_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_LONGEST_SHOWN: Final = 40


class TableMemory:
    """`on_presence_change` is called with the name of a table a moment after somebody came there or left."""

    def __init__(self, process: str, on_presence_change: Callable[[str], None], most_bytes: int) -> None:
        self._process = process
        self._on_presence_change = on_presence_change
        self._most_bytes = most_bytes
        self._updates = UpdateCache(most_bytes // 8)
        self._live: dict[str, LiveTable] = {}
        self._loaded_bytes = 0
        """Bytes of the tables that were loaded since memory was last checked."""

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[LiveTable]:
        """The tables that are in memory now; others may come and go meanwhile."""
        return iter(list(self._live.values()))

    def names(self) -> list[str]:
        return list(self._live)

    def find(self, name: str) -> LiveTable | None:
        return self._live.get(name)

    def get(self, name: str) -> LiveTable:
        """The live table, or a new one that is not loaded yet; raises `NotFound` if no table can have that name."""
        live = self._live.get(name)
        if live is None:
            if not _NAME.fullmatch(name):
                raise NotFound("no-such-table", table=printable(name, _LONGEST_SHOWN))
            # Bound to the name: a reference to the live table itself would be a cycle that keeps a dropped one alive.
            presence = Presence(self._process, partial(self._on_presence_change, name))
            live = self._live[name] = LiveTable(name, presence, self._updates)
        live.last_used = time.monotonic()
        return live

    @property
    def byte_count(self) -> int:
        """What the tables in memory and their encoded updates take, roughly."""
        return self.update_bytes + sum([live.byte_count for live in self._live.values()])

    @property
    def update_bytes(self) -> int:
        """What the encoded updates take."""
        return self._updates.byte_count

    def on_loaded(self, live: LiveTable) -> None:
        """Count the bytes of a table that has been loaded."""
        self._loaded_bytes += live.byte_count
        if self._loaded_bytes > self._most_bytes // 16:
            self._forget_least_used()

    def forget_idle(self, seconds: float) -> None:
        """Drop tables that nobody has used for that long; they are loaded again when somebody asks for them."""
        limit = time.monotonic() - seconds
        for live in self:
            if live.last_used < limit:
                self._forget(live)
        self._forget_least_used()

    def forget_missing(self, live: LiveTable) -> None:
        """Nobody has opened a table of that name. Those who wait for it keep it here."""
        if not live.subscriptions:
            self._live.pop(live.name, None)

    def forget_unloaded(self, live: LiveTable) -> None:
        """Nothing is kept of a name that nobody opened once its last subscription has gone."""
        if live.subscriptions or live.lock.locked() or live.table is not None or live.unreadable is not None:
            return
        if self._live.get(live.name) is live:
            del self._live[live.name]

    def _forget_least_used(self) -> None:
        """Drop tables that nobody watches, the least recently used ones first, until all fit into memory."""
        self._loaded_bytes = 0
        excess = self.byte_count - self._most_bytes
        if excess <= 0:
            return
        for live in sorted(self._live.values(), key=lambda live: live.last_used):
            freed = live.byte_count
            if excess > 0 and self._forget(live):
                excess -= freed

    def _forget(self, live: LiveTable) -> bool:
        """Drop a table, unless somebody uses it just now."""
        if live.subscriptions or live.lock.locked():
            return False
        live.drop_updates()
        del self._live[live.name]
        return True
