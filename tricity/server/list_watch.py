"""Keeps the lists on the home page up to date: everybody's own tables, and the lobby.

A list is read from the database a moment after something in it may have changed, so that a burst of entries is one
update; nothing is read for people who are not looking. The lobby is the same for everybody and is read once for all.
"""

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from tricity.server.frames import LobbyFrame, OwnTablesFrame
from tricity.table.clocks import Calendar
from tricity.table.principal import PersonId, Principal
from tricity.table.storage import lists
from tricity.table.storage.store import Store
from tricity.table.table import Table

PUBLIC_STATUSES: Final = ("gathering", "playing", "finished")
PAGE: Final = 50
"""The most tables in a list."""
_GATHER_SECONDS: Final = 0.3
"""What changes within this time is one update."""

_encode = msgspec.json.Encoder().encode


class ListSubscription:
    """The lists that somebody looks at. A slow reader gets the newest ones only."""

    def __init__(self) -> None:
        self._newest: dict[str, bytes] = {}
        self._waiting: dict[str, bytes] = {}
        self._news = asyncio.Event()

    def stop(self) -> None:
        """The server is stopping: wake everybody who is waiting."""
        self._news.set()

    def offer(self, kind: str, frame: bytes) -> None:
        """The list as it is now; it is news unless it was offered before."""
        if self._newest.get(kind) != frame:
            self._newest[kind] = self._waiting[kind] = frame
            self._news.set()

    async def next_frames(self) -> list[bytes]:
        """The lists that are new to the reader; waits until there is one, or the server stops."""
        await self._news.wait()
        self._news.clear()
        frames, self._waiting = list(self._waiting.values()), {}
        return frames


class ListWatch:
    def __init__(self, store: Store, calendar: Calendar) -> None:
        self._store = store
        self._calendar = calendar
        self._people: dict[PersonId, set[ListSubscription]] = {}
        self._lobby: set[ListSubscription] = set()
        self._changed_people: set[PersonId] = set()
        self._changed_tables: set[str] = set()
        """Tables for which another process has announced an entry, and about which nothing else is known here."""
        self._moved: set[PersonId] = set()
        """Whose deadlines have moved, and with them the lists of those who play with them."""
        self._lobby_changed = False
        self._wake = asyncio.Event()

    @contextmanager
    def subscribe(self, person: Principal, *, lobby: bool) -> Iterator[ListSubscription]:
        """A reader of a person's own tables, if it is anybody, and of the lobby; both are sent at once."""
        subscription = ListSubscription()
        if person is not None:
            self._people.setdefault(person, set()).add(subscription)
            self.on_change_for(person)
        if lobby:
            self._lobby.add(subscription)
            self._lobby_changed = True
            self._wake.set()
        try:
            yield subscription
        finally:
            self._lobby.discard(subscription)
            if person is not None:
                self._people[person].discard(subscription)
                if not self._people[person]:
                    del self._people[person]

    def stop(self) -> None:
        for readers in (self._lobby, *self._people.values()):
            for reader in readers:
                reader.stop()

    def on_entry(self, table: Table) -> None:
        """Something happened at a table."""
        if not self._people and not self._lobby:
            return
        for seat in table.seats:
            if seat.owner is not None:
                self.on_change_for(seat.owner)
        if table.opened.public and self._lobby:
            self._lobby_changed = True
            self._wake.set()

    def on_remote_entry(self, name: str) -> None:
        """Something happened at a table that is not in the memory of this process."""
        if self._people or self._lobby:
            self._changed_tables.add(name)
            self._wake.set()

    def on_change_for(self, person: PersonId) -> None:
        """A person's own tables may look different, to that person alone."""
        if person in self._people:
            self._changed_people.add(person)
            self._wake.set()

    def on_deadlines_moved(self, people: Collection[PersonId] | None) -> None:
        """The calendar has changed, for everybody or for these people."""
        if people is None:
            self._changed_people.update(self._people)
            self._lobby_changed = True
        elif self._people or self._lobby:
            self._moved |= set(people)
        self._wake.set()

    async def run(self) -> None:
        """Read what may have changed and offer it to those who look at it, until cancelled."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._refresh()
            except BaseException:
                # Nobody is forgotten: the next run starts with everybody again.
                self._changed_people.update(self._people)
                self._lobby_changed = True
                self._wake.set()
                raise
            await asyncio.sleep(_GATHER_SECONDS)

    async def _refresh(self) -> None:
        while self._moved:
            self._changed_tables.update(await self._store.read(lists.names_of, self._moved.pop()))
        if self._changed_tables:
            names, self._changed_tables = self._changed_tables, set()
            affected = await self._store.read(lists.people_at, tuple(names))
            self._changed_people |= affected.people & self._people.keys()
            self._lobby_changed |= affected.any_public
        while self._changed_people:
            person = self._changed_people.pop()
            if readers := self._people.get(person):
                own = await self._store.read(lists.tables_of, person, PAGE, None, self._calendar)
                frame = _encode(OwnTablesFrame(own.tables, own.more))
                for reader in readers:
                    reader.offer("mine", frame)
        if self._lobby_changed and self._lobby:
            self._lobby_changed = False
            tables = {
                status: (
                    await self._store.read(lists.public_tables, None, (status,), PAGE, None, self._calendar)
                ).tables
                for status in PUBLIC_STATUSES
            }
            frame = _encode(LobbyFrame(**tables))
            for reader in self._lobby:
                reader.offer("lobby", frame)
