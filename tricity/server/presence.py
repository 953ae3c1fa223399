"""Who has a table before them now: here, by their sockets and polls, and at the other processes, by what these say.

It is no part of the log. Who comes is told soon, who goes a little later (most only load the page again), and the more
there are to hear it, the less often.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from tricity.table.player_view import PresentViewers
from tricity.table.table import Table

SAY_AGAIN: Final = 20.0
"""Seconds after which a process repeats who is there; one that was killed is forgotten when it fails to, twice."""

_SOON: Final = 0.15
_PER_EAR: Final = 0.004
_AWAY_AFTER: Final = 2.0


class RemotePresence(NamedTuple):
    """What another process says: a mask of seats, a number of spectators, and whether it asks for an answer."""

    process: str
    seats: int
    watching: int
    asks: bool

    @classmethod
    def parse(cls, text: str) -> "RemotePresence":
        """Raises `ValueError`."""
        process, seats, watching, asks = text.split(" ")
        return cls(process, int(seats), int(watching), asks == "1")

    def __str__(self) -> str:
        return f"{self.process} {self.seats} {self.watching} {int(self.asks)}"


class Presence:
    """At one table. `on_change` is called a moment after somebody came or went."""

    def __init__(self, process: str, on_change: Callable[[], None]) -> None:
        self._process = process
        self._on_change = on_change
        self._ears: dict[str, int] = {}
        self._others: dict[str, tuple[RemotePresence, float]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._found: PresentViewers | None = None

    def __bool__(self) -> bool:
        """Whether anybody is here, at this process."""
        return bool(self._ears)

    def came(self, who: str) -> None:
        self._ears[who] = self._ears.get(who, 0) + 1
        if self._ears[who] == 1:
            self.changed()

    def went(self, who: str) -> None:
        asyncio.get_running_loop().call_later(_AWAY_AFTER, self._gone, who)

    def heard(self, said: RemotePresence) -> None:
        self._others.pop(said.process, None)
        if said.seats or said.watching:
            self._others[said.process] = (said, time.monotonic())
        self._found = None

    def own(self, table: Table, *, asks: bool) -> RemotePresence:
        """What this process says to the others."""
        seats = {seat for who in self._ears for seat in table.seats_of(who)}
        watching = sum(not table.seats_of(who) for who in self._ears)
        return RemotePresence(self._process, sum(1 << seat for seat in seats), watching, asks)

    def here(self, table: Table) -> PresentViewers:
        if self._found is None:
            limit = time.monotonic() - 2.5 * SAY_AGAIN
            said = [self.own(table, asks=False), *(it for it, at in self._others.values() if at > limit)]
            seats = tuple(seat for seat in range(len(table.seats)) if any(it.seats >> seat & 1 for it in said))
            self._found = PresentViewers(seats, sum(it.watching for it in said))
        return self._found

    def look_again(self) -> None:
        """People may have sat down or left, or time has passed."""
        self._found = None

    def changed(self) -> None:
        """Now somebody should hear of it, in a moment."""
        self._found = None
        if self._timer is None:
            pause = _SOON + _PER_EAR * len(self._ears)
            self._timer = asyncio.get_running_loop().call_later(pause, self._tell)

    def _gone(self, who: str) -> None:
        self._ears[who] -= 1
        if not self._ears[who]:
            del self._ears[who]
            self.changed()

    def _tell(self) -> None:
        self._timer = None
        self._on_change()
