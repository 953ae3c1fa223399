"""Who has a table open now: at this process, by sockets and polls, and at the others, by what they report.

Presence is not part of the log. Arrivals are announced soon, departures a little later (most people only reload the
page), and the more connections there are to notify, the less often.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from tricity.table.player_view import PresentViewers
from tricity.table.principal import PersonId
from tricity.table.table import Table

REPEAT_SECONDS: Final = 20.0
"""How often a process repeats its report. A process that misses two reports is considered gone."""

_ANNOUNCE_AFTER: Final = 0.15
_ANNOUNCE_PER_CONNECTION: Final = 0.004
_LEAVE_AFTER: Final = 2.0


class RemotePresence(NamedTuple):
    """What another process reports of a table: the seats that are present as a bit mask, and how many spectators watch.

    With `wants_reply` it asks the other processes to report, too.
    """

    process: str
    seats: int
    watching: int
    wants_reply: bool

    @classmethod
    def parse(cls, text: str) -> "RemotePresence":
        """Raises `ValueError`."""
        process, seats, watching, wants_reply = text.split(" ")
        return cls(process, int(seats), int(watching), wants_reply == "1")

    def __str__(self) -> str:
        return f"{self.process} {self.seats} {self.watching} {int(self.wants_reply)}"


class Presence:
    """The presence at one table. `on_change` is called a moment after somebody came or left."""

    def __init__(self, process: str, on_change: Callable[[], None]) -> None:
        self._process = process
        self._on_change = on_change
        self._connections: dict[str, int] = {}
        """How many connections each person has, by person or, for anonymous viewers, by connection id."""
        self._remote: dict[str, tuple[RemotePresence, float]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._present: PresentViewers | None = None

    def __bool__(self) -> bool:
        """Whether anybody is connected to this process."""
        return bool(self._connections)

    @property
    def anybody(self) -> bool:
        """Whether anybody is connected, here or at another process."""
        return bool(self._connections) or any(self._recent_reports())

    def connected(self, connection_id: str) -> None:
        self._connections[connection_id] = self._connections.get(connection_id, 0) + 1
        if self._connections[connection_id] == 1:
            self.announce_soon()

    def disconnected(self, connection_id: str) -> None:
        asyncio.get_running_loop().call_later(_LEAVE_AFTER, self._remove, connection_id)

    def on_remote(self, report: RemotePresence) -> None:
        self._remote.pop(report.process, None)
        if report.seats or report.watching:
            self._remote[report.process] = (report, time.monotonic())
        self._present = None

    def report(self, table: Table, *, wants_reply: bool) -> RemotePresence:
        """The report of this process to the others."""
        # The id of an anonymous connection is nobody's, and so has no seats.
        own_seats = [table.seats_of(PersonId(connected)) for connected in self._connections]
        seats = {seat for own in own_seats for seat in own}
        watching = sum(not own for own in own_seats)
        return RemotePresence(self._process, sum(1 << seat for seat in seats), watching, wants_reply)

    def present(self, table: Table) -> PresentViewers:
        """The viewers who are present, at all processes."""
        if self._present is None:
            reports = [self.report(table, wants_reply=False), *self._recent_reports()]
            seats = tuple(n for n in range(len(table.seats)) if any(report.seats >> n & 1 for report in reports))
            self._present = PresentViewers(seats, sum(report.watching for report in reports))
        return self._present

    def invalidate(self) -> None:
        """Recompute the presence on next use: people may have joined or left, or reports may have expired."""
        self._present = None

    def announce_soon(self) -> None:
        """Call `on_change` in a moment, once for all that changes until then."""
        self._present = None
        if self._timer is None:
            pause = _ANNOUNCE_AFTER + _ANNOUNCE_PER_CONNECTION * len(self._connections)
            self._timer = asyncio.get_running_loop().call_later(pause, self._announce)

    def _recent_reports(self) -> list[RemotePresence]:
        oldest = time.monotonic() - 2.5 * REPEAT_SECONDS
        return [report for report, reported_at in self._remote.values() if reported_at > oldest]

    def _remove(self, connection_id: str) -> None:
        self._connections[connection_id] -= 1
        if not self._connections[connection_id]:
            del self._connections[connection_id]
            self.announce_soon()

    def _announce(self) -> None:
        self._timer = None
        self._on_change()
