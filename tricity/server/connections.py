"""The connections of this process: how many there may be, and how long their clients may keep it waiting."""

import asyncio
import math
from collections.abc import Sequence
from typing import Final, Protocol

from tricity.server.addresses import ClientAddresses, counted
from tricity.server.rate_limits import FairCount
from tricity.server.settings import Settings

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

_OTHER_FILES: Final = 100
"""File descriptors that are left for the database, worker processes and the like."""
_CLOSING_SECONDS: Final = 10.0
"""How long a closed connection may take to send what is left."""
_EVICTED_PART: Final = 1 / 50


class Connection(Protocol):
    """What this module needs from a protocol: see `tricity.server.protocols`."""

    transport: asyncio.Transport
    address: str
    """The address that it counts towards; "" for a trusted proxy."""
    closing_since: float
    """When it was seen closing; 0 while it is open."""

    def waits_since(self) -> float | None:
        """Since when it has only been waiting for its client; None while it is busy, or if it is meant to last."""

    def time_out(self, now: float) -> None:
        """Close it if its client has taken too long."""


class Connections:
    """All connections. Trusted proxies may have any number of them; every other address has its limit."""

    def __init__(self, settings: Settings, by_address: FairCount, addresses: ClientAddresses) -> None:
        self.settings = settings
        self._by_address = by_address
        self._addresses = addresses
        files = _raise_file_limit(settings.max_connections + _OTHER_FILES)
        self._most = min(settings.max_connections, files - _OTHER_FILES)
        self._sweep_seconds = min(1.0, settings.head_seconds / 4, settings.body_seconds / 4)
        self._open: dict[asyncio.Transport, Connection] = {}

    def __len__(self) -> int:
        return len(self._open)

    def add(self, connection: Connection, peer: str) -> bool:
        """Whether one more connection is allowed; if so, it counts until `remove`."""
        if len(self._open) >= self._most:
            self._make_room(list(self._open.values()))
        if len(self._open) >= self._most:
            return False
        address = "" if self._addresses.is_proxy(peer) else counted(peer)
        if address and not self._by_address.enter(None, address):
            self._make_room([each for each in self._open.values() if each.address == address])
            if not self._by_address.enter(None, address):
                return False
        connection.address = address
        self._open[connection.transport] = connection
        return True

    def replace(self, successor: Connection) -> None:
        """A connection continues under another protocol."""
        successor.address = self._open[successor.transport].address
        self._open[successor.transport] = successor

    def remove(self, connection: Connection) -> None:
        if self._open.pop(connection.transport, None) is not None and connection.address:
            self._by_address.leave(None, connection.address)

    async def run(self) -> None:
        """Close what takes too long, until cancelled."""
        while True:
            await asyncio.sleep(self._sweep_seconds)
            self._sweep(asyncio.get_running_loop().time())

    def _sweep(self, now: float) -> None:
        for connection in list(self._open.values()):
            if not connection.transport.is_closing():
                connection.time_out(now)
            elif not connection.closing_since:
                connection.closing_since = now
            elif now - connection.closing_since > _CLOSING_SECONDS:
                # The client reads nothing: what is left will never be sent.
                connection.transport.abort()

    def _make_room(self, candidates: Sequence[Connection]) -> None:
        """Close those that have waited longest for their clients, to make room for newcomers."""
        waiting = [(since, each) for each in candidates if (since := each.waits_since()) is not None]
        waiting.sort(key=lambda pair: pair[0])
        # Several at once: finding them costs more than closing them.
        for _, connection in waiting[: 1 + int(len(candidates) * _EVICTED_PART)]:
            connection.transport.abort()
            self.remove(connection)


def _raise_file_limit(wanted: int) -> float:
    """How many files this process may open: as many as wanted, if the system lets it."""
    if resource is None:
        return math.inf
    soft, hard = (math.inf if limit == resource.RLIM_INFINITY else limit for limit in _file_limits())
    if soft < wanted and soft < hard:
        soft = min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (int(soft), _file_limits()[1]))
    return soft


def _file_limits() -> tuple[int, int]:
    return resource.getrlimit(resource.RLIMIT_NOFILE)
