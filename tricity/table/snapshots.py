"""Snapshots: a table after a number of entries, stored beside its log, so that a long log need not be folded again.

A snapshot follows from the log and may be lost at any time. One that was taken by another version of the program, that
is damaged, or that other outages of the server would change is ignored: the log is folded instead. Nothing that is
shown or decided depends on whether a snapshot was used.
"""

import zlib
from collections.abc import Callable, Iterable
from dataclasses import asdict
from functools import cache
from importlib.metadata import version
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from tricity.core.frozen import Frozen
from tricity.core.game import Game
from tricity.games import find
from tricity.table.clocks import Calendar
from tricity.table.event_format import StoredEntry, read_entry
from tricity.table.events import LogEntry
from tricity.table.history import VersionStep
from tricity.table.limits import HourlyCounts
from tricity.table.principal import PersonId
from tricity.table.seats import Seat
from tricity.table.table import Status, Table, UndoRequest

INTERVAL: Final = 150
"""The number of entries between two snapshots: even an old page of a log is near one."""

_FORMAT: Final = 5
"""To be raised with every change of `Snapshot`, or of what the fields of a table mean."""


_SAME: Final = (
    *("first", "newest", "number", "shown", "updated", "host", "status", "version", "undo_request", "votes"),
    *("asked_to_end", "people", "starters", "moved_at", "removed", "colours", "rematch", "link_secret"),
)
"""What a snapshot holds as the table does, under the same name; none of it can be changed in place."""
_COPIED: Final[dict[str, tuple[type, type]]] = {
    "steps": (tuple, list),
    "chosen_by": (tuple, list),
    "spent": (tuple, list),
    "undo_requested_at": (dict, dict),
    "muted": (dict, dict),
}
"""What a table goes on changing: the types of the copies in the snapshot and in the table."""


class BadSnapshot(Exception):
    """A snapshot that cannot be used here; the log still can."""


class Snapshot(Frozen, kw_only=True, forbid_unknown_fields=True):
    """All of a table after `number` entries, except the entries; the moves of the match are replayed."""

    first: LogEntry
    newest: LogEntry
    number: int
    shown: int
    updated: int
    playing_time: int
    """At the newest entry: it tells whether the clocks were computed with the same outages."""
    host: PersonId
    seats: tuple[dict[str, Any], ...]
    status: Status
    version: int
    moves: tuple[tuple[int, str], ...]
    steps: tuple[VersionStep, ...]
    chosen_by: tuple[str, ...]
    undo_request: UndoRequest | None
    undo_requested_at: dict[int, int]
    votes: frozenset[int]
    asked_to_end: tuple[int, ...] | None
    people: frozenset[PersonId]
    starters: tuple[PersonId, ...]
    spent: tuple[int, ...]
    moved_at: int
    removed: frozenset[PersonId]
    colours: tuple[int, ...]
    rematch: str
    link_secret: str
    muted: dict[PersonId, frozenset[int]]
    hourly: HourlyCounts
    clocks: tuple[tuple[int | None, int], ...]

    @classmethod
    def of(cls, table: Table) -> "Snapshot":
        """Of a table as it is now; independent of what happens there later."""
        return cls(
            **{name: getattr(table, name) for name in _SAME},
            **{name: kind(getattr(table, name)) for name, (kind, _) in _COPIED.items()},
            playing_time=table.clocks.calendar.playing_time(table.newest.at),
            seats=tuple(asdict(seat) for seat in table.seats),
            moves=tuple((played.seat, str(played.move)) for played in table.match.moves),
            hourly=msgspec.structs.replace(table.hourly, counts=msgspec.to_builtins(table.hourly.counts)),
            clocks=table.clocks.reading(),
        )

    def restore(self, name: str, calendar: Calendar, find_game: Callable[[str], Game] = find) -> Table:
        """The table, without the entries of its log up to here; raises `BadSnapshot`."""
        if calendar.playing_time(self.newest.at) != self.playing_time:
            raise BadSnapshot("other outages")
        try:
            return self._restored(name, calendar, find_game)
        # Whatever is wrong with the snapshot, the log can be folded instead.
        except Exception as fault:
            raise BadSnapshot(repr(fault)) from fault

    def _restored(self, name: str, calendar: Calendar, find_game: Callable[[str], Game]) -> Table:
        table = Table(name, self.first, calendar, find_game)
        for seat, move in self.moves:
            table.match.evolve(move, seat)
        for field in _SAME:
            setattr(table, field, getattr(self, field))
        for field, (_, kind) in _COPIED.items():
            setattr(table, field, kind(getattr(self, field)))
        table.seats[:] = [Seat(**seat) for seat in self.seats]
        table.to_act = table.match.to_act if self.status == "playing" else ()
        table.hourly = self.hourly
        table.clocks.set(self.clocks)
        table.forget_entries(self.number, self.shown, self.newest)
        return table

    def encode(self) -> bytes:
        return zlib.compress(_encode(self))

    @classmethod
    def decode(cls, body: bytes) -> "Snapshot":
        """Raises `BadSnapshot`."""
        try:
            return _decode(zlib.decompress(body))
        except (zlib.error, ValueError) as fault:
            raise BadSnapshot(repr(fault)) from fault


class StoredSnapshot(NamedTuple):
    """An encoded snapshot, and the number of its newest entry: in the log, and as viewers count them."""

    number: int
    shown: int
    body: bytes

    @classmethod
    def of(cls, snapshot: Snapshot) -> "StoredSnapshot":
        return cls(snapshot.number, snapshot.shown, snapshot.encode())


def fold(
    name: str, body: bytes | None, rows: Iterable[StoredEntry], outages: Iterable[tuple[int, int]]
) -> list[StoredSnapshot]:
    """Fold a part of a log, from a snapshot (None: from its beginning), and return the snapshots on the way.

    There is one after every `INTERVAL` entries, and one after the last. This is what worker processes do with long
    logs. Raises `BadSnapshot` and `UnreadableLog`.
    """
    calendar = Calendar(outages)
    entries = (read_entry(name, row) for row in rows)
    if body is None:
        table = Table.load(name, islice(entries, 1), calendar)
    else:
        table = Snapshot.decode(body).restore(name, calendar)
    made: list[StoredSnapshot] = []
    for entry in entries:
        table.apply(entry)
        if table.number % INTERVAL == 0:
            made.append(StoredSnapshot.of(Snapshot.of(table)))
    if not made or made[-1].number < table.number:
        made.append(StoredSnapshot.of(Snapshot.of(table)))
    return made


@cache
def made_by() -> str:
    """Which program can use a snapshot that is taken now: this version of it, and no other."""
    return f"{_FORMAT} {version('tricity')}"


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Snapshot).decode
