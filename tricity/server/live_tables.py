"""Tables in memory. One lock each: who holds it sees only what is on disk, and nobody is told before it is.

The flow of every deed: the verb allows it, the table takes it, the log gets it, and then everybody hears of it. Where
another process was first, the table is read again and the verb asked again.
"""

import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from tricity.server.live_table import LiveTable, Subscription
from tricity.server.metrics import Metrics
from tricity.server.presence import Presence, RemotePresence
from tricity.table.clocks import Calendar
from tricity.table.errors import NotFound
from tricity.table.events import AnyTableEvent, HandedOver, Joined, Left, LogEntry, Opened, Placed, TimedOut, TookBack
from tricity.table.player_view import viewer
from tricity.table.storage.commands import Append, Conflict, Opening
from tricity.table.storage.commit_queue import StorageUnavailable
from tricity.table.storage.event_log import read_log, table_by_key
from tricity.table.storage.store import Store
from tricity.table.storage.table_summary import row
from tricity.table.table import Receipt, Table

Verb = Callable[[Table], AnyTableEvent]

_TRIES: Final = 8
_SEATING: Final = (Joined, Placed, Left, HandedOver, TimedOut, TookBack)


class LiveTables:
    """All tables that are in use here. `on_change` hears of every entry, whoever wrote it."""

    def __init__(self, store: Store, calendar: Calendar, now: Callable[[], int], metrics: Metrics) -> None:
        self.store = store
        self.calendar = calendar
        self.now = now
        self.on_change: Callable[[Table], None] = lambda table: None
        self.on_write: Callable[[str, int], None] = lambda name, number: None
        self.on_presence: Callable[[str, RemotePresence], None] = lambda name, said: None
        self._metrics = metrics
        self._process = secrets.token_hex(4)
        """Its name among those that share the database."""
        self._rooms: dict[str, LiveTable] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    @asynccontextmanager
    async def table(self, name: str, at_least: int = 0) -> AsyncIterator[Table]:
        """The table as it is on disk, for reading; raises `NotFound`."""
        room = self._room(name)
        async with room.lock:
            yield await self.loaded(room, at_least)

    async def act(self, name: str, person: str, key: str, verb: Verb) -> Receipt:
        """Does what the verb allows; a key that was used already gets its answer again."""
        room = self._room(name)
        async with room.lock:
            for _ in range(_TRIES):
                table = await self.loaded(room)
                done = table.answer_to(person, key) if key else None
                if done is not None:
                    return done
                try:
                    return await self._do(room, table, person, key, verb(table))
                except Conflict:
                    self._metrics.conflicts.inc()
        raise StorageUnavailable(f"{name}: too many others write to this table")

    async def open(self, person: str, key: str, opened: Opened) -> str:
        """A new table's name, or that of the one that was opened with this key."""
        opening = self._opening(new_name(), person, key, opened)
        try:
            await self.store.write(opening)
        except Conflict:
            found = await self.store.read(table_by_key, person, key)
            if found is None:
                raise
            return found
        await self._begin(opening.table)
        return opening.table

    def _opening(self, name: str, person: str, key: str, opened: Opened) -> Opening:
        entry = LogEntry(1, self.now(), person, key, opened)
        table = Table(name, entry, self.calendar)
        return Opening(name, opened.game, opened.public, entry, row(table), _owners(table))

    async def act_and_open(
        self, name: str, person: str, key: str, verb: Callable[[Table, str], tuple[AnyTableEvent, Opened]]
    ) -> str:
        """A deed that opens another table, whose name the verb is given; both are written, or neither."""
        room, other = self._room(name), new_name()
        async with room.lock:
            for _ in range(_TRIES):
                table = await self.loaded(room)
                deed, opened = verb(table, other)
                # The new table's key is the old one's name, which its opener can use only once.
                opening = self._opening(other, person, f"again-{name}", opened)
                try:
                    await self._do(room, table, person, key, deed, opens=opening)
                    break
                except Conflict:
                    self._metrics.conflicts.inc()
            else:
                raise StorageUnavailable(f"{name}: too many others write to this table")
        await self._begin(other)
        return other

    async def news(self, name: str, person: str, seat: int | None, after: int) -> bytes:
        """What that viewer has not heard after entry number `after`, as JSON."""
        room = self._room(name)
        async with room.lock:
            table = await self.loaded(room, at_least=after)
            return room.told(table, viewer(table, person, seat), after)

    @asynccontextmanager
    async def listening(
        self, name: str, person: str, seat: int | None, after: int, ear: str
    ) -> AsyncIterator["Subscription"]:
        """Somebody who hears what happens at a table, and is there while they do; `ear` names who has no name."""
        listener = Subscription(self.loaded, self._room(name), person, seat, after, person or ear)
        try:
            yield listener
        finally:
            listener.close()

    async def heard(self, name: str, number: int) -> None:
        """Another process wrote that entry: whoever listens here should hear of it."""
        room = self._rooms.get(name)
        if room is None or room.table is None:
            return
        async with room.lock:
            if room.table is not None and room.table.number < number:
                await self._catch_up(room, room.table)

    async def resync_all(self) -> None:
        """TableUpdate from others may have been lost: look everywhere."""
        for name in list(self._rooms):
            await self.heard(name, 1 << 60)

    def forget_idle(self, seconds: float) -> None:
        """Drops tables that nobody has used for so long; they cost their rows and nothing else."""
        limit = time.monotonic() - seconds
        for name, room in list(self._rooms.items()):
            if room.used < limit and not room.listeners and not room.lock.locked():
                del self._rooms[name]

    def on_remote_presence(self, name: str, said: RemotePresence) -> None:
        """Another process says who is there."""
        room = self._rooms.get(name)
        if room is None or said.process == self._process:
            return
        room.presence.heard(said)
        room.wake()
        if said.asks and room.presence:
            self._say_who(room, asks=False)

    def publish_presence(self, *, asks: bool) -> None:
        """Tell the other processes who is here, at all tables, and forget those that no longer say anything."""
        for room in list(self._rooms.values()):
            if room.presence:
                self._say_who(room, asks=asks)
            room.wake()

    def publish_absence(self) -> None:
        """This process goes."""
        for room in self._rooms.values():
            if room.presence:
                self.on_presence(room.name, RemotePresence(self._process, 0, 0, False))

    def _presence_changed(self, name: str) -> None:
        room = self._rooms.get(name)
        if room is not None:
            room.wake()
            self._say_who(room, asks=bool(room.presence))

    def _say_who(self, room: LiveTable, *, asks: bool) -> None:
        if room.table is not None:
            self.on_presence(room.name, room.presence.own(room.table, asks=asks))
        else:
            # It is being written just now.
            room.presence.changed()

    async def _begin(self, name: str) -> None:
        async with self.table(name) as table:
            self.on_change(table)

    async def _do(
        self, room: LiveTable, table: Table, person: str, key: str, deed: AnyTableEvent, opens: Opening | None = None
    ) -> Receipt:
        at = max(self.now(), table.history[-1].entry.at)
        entry = LogEntry(table.number + 1, at, person, key, deed)
        before = table.seats[deed.seat].owner if isinstance(deed, Left) else ""
        answer = table.apply(entry)
        # From here on memory is ahead of the disk: nobody may see it until both agree.
        room.table = None
        came = (person,) if isinstance(deed, Joined) else ()
        went = (before,) if before and not table.seats_of(before) else ()
        await self.store.write(
            Append(table.name, entry, row(table, with_card=isinstance(deed, _SEATING)), came, went, opens)
        )
        room.table = table
        self._metrics.event(deed.__struct_config__.tag).inc()
        self.on_write(room.name, entry.number)
        room.wake()
        self.on_change(table)
        return answer

    async def loaded(self, room: LiveTable, at_least: int = 0) -> Table:
        """For who holds the room's lock."""
        if room.table is None:
            log = await self.store.read(read_log, room.name)
            if not log:
                if not room.listeners:
                    self._rooms.pop(room.name, None)
                raise NotFound("no-such-table", table=room.name[:40])
            self._metrics.rebuilt.inc()
            room.table = Table.load(room.name, log, self.calendar)
            room.wake()
        elif room.table.number < at_least and self.store.shared:
            await self._catch_up(room, room.table)
        return room.table

    async def _catch_up(self, room: LiveTable, table: Table) -> None:
        missing = await self.store.read(read_log, room.name, table.number)
        for entry in missing:
            table.apply(entry)
        if missing:
            room.wake()
            self.on_change(table)

    def _room(self, name: str) -> LiveTable:
        room = self._rooms.get(name)
        if room is None:
            # By its name: a room that knew itself would stay when it is forgotten, until garbage is looked for.
            presence = Presence(self._process, partial(self._presence_changed, name))
            room = self._rooms[name] = LiveTable(name, presence)
        room.used = time.monotonic()
        return room


def new_name() -> str:
    """72 random bits: who does not know it does not guess it."""
    return secrets.token_urlsafe(9)


def _owners(table: Table) -> tuple[str, ...]:
    return tuple({seat.owner for seat in table.seats if seat.owner})
