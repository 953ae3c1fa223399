"""The tables in memory, and the one path for everything that happens at them: decide, append, publish.

Each table has a lock. Its holder sees exactly what is on disk, and nobody learns of an entry before it is there. Where
another process has appended first, the table catches up and the command decides again.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from typing import Any, Final

from tricity.core.errors import TricityError
from tricity.server.bot_turns import BotTurn, BotTurns
from tricity.server.list_watch import ListWatch
from tricity.server.live_table import LiveTable, Subscription
from tricity.server.logs import logger
from tricity.server.metrics import Metrics
from tricity.server.outbox import Outbox
from tricity.server.presence_exchange import PresenceExchange
from tricity.server.table_loader import TableLoader
from tricity.server.table_memory import TableMemory
from tricity.table.errors import Conflict, NotFound, StorageUnavailable, UnreadableLog
from tricity.table.events import AnyTableEvent, LogEntry, Moved, Opened
from tricity.table.history import HistoryItem, Receipt
from tricity.table.limits import TableLimits
from tricity.table.limits import check as check_limits
from tricity.table.links import name_in
from tricity.table.move_view import EventView
from tricity.table.notices import Awaited
from tricity.table.player_view import EntryPage, entry_page, viewer_for
from tricity.table.principal import SERVER, PersonId, Principal
from tricity.table.storage.commands import AppendEntry, OpenTable
from tricity.table.storage.event_log import read_log, table_by_key
from tricity.table.storage.store import Store
from tricity.table.table import PAGE, Table

Command = Callable[[Table], AnyTableEvent]
"""Decides: returns the event to append, or raises a refusal."""
_Decide = Callable[[Table], tuple[AnyTableEvent, OpenTable | None]]
"""The same, with another table that is to be opened in the same transaction."""

_ATTEMPTS: Final = 8
_EVERYTHING: Final = 1 << 60
_MOST_TO_CATCH_UP: Final = PAGE
"""A table that is further behind is reloaded."""


class LiveTables:
    """All tables that are in use at this process. Seats at which a bot is to move go to the queue `bot_turns`.

    The name that a method takes may be the whole address by which somebody came: see `tricity.table.links`.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        metrics: Metrics,
        outbox: Outbox,
        bot_turns: "asyncio.Queue[BotTurn]",
        loader: TableLoader,
        *,
        limits: TableLimits | None = None,
        most_bytes: int = 1 << 28,
    ) -> None:
        self.store = store
        self.now = now
        self._metrics = metrics
        self._outbox = outbox
        self._loader = loader
        self._limits = limits
        # The name of this process among those that share the database.
        process = secrets.token_hex(4)
        self.memory = TableMemory(process, self._on_presence_change, most_bytes)
        self.bot_turns = BotTurns(bot_turns, store, self.memory)
        self.presence = PresenceExchange(process, self.memory, outbox, self.bot_turns.resume)
        self.calendar = loader.calendar
        self.lists = ListWatch(store, loader.calendar)
        self.stopping = asyncio.Event()
        """Set when the server begins to stop: from then on nobody waits for news."""

    def _on_presence_change(self, name: str) -> None:
        self.presence.on_change(name)

    # Commands.

    def execute(self, name: str, person: PersonId, key: str, command: Command) -> Coroutine[Any, Any, Receipt]:
        """Carry out a command of an authenticated person, or of `SERVER`: decide → append → publish.

        Returns when the entry is on disk. A key that was used before gets its first receipt again, and nothing is done.
        """
        return self._execute(name, person, key, lambda table: (command(table), None))

    async def _execute(self, name: str, person: PersonId, key: str, decide: _Decide) -> Receipt:
        live = self.memory.get(name_in(name))
        async with live.lock:
            for _ in range(_ATTEMPTS):
                table = live.table or await self.load(live)
                receipt = table.receipt_of(person, key) if key else None
                if receipt is not None:
                    return receipt
                try:
                    event, opens = decide(table)
                except TricityError:
                    # The refusal may only be due to missing entries of another process. Accepted commands need no such
                    # check: a number that is taken is a conflict.
                    if self.store.is_shared and await self._catch_up(live, table):
                        continue
                    # A command that was carried out long ago may be refused now for that very reason.
                    receipt = await self._old_receipt(table, person, key)
                    if receipt is None:
                        raise
                    return receipt
                # A move that was made before cannot come here: it answers a version that has passed.
                if type(event) is not Moved:
                    receipt = await self._old_receipt(table, person, key)
                    if receipt is not None:
                        return receipt
                    self.check_limits(table, person, event)
                try:
                    receipt = await self._append(live, table, person, key, event, opens)
                except Conflict:
                    self._metrics.conflicts.inc()
                else:
                    self._publish(live, table)
                    return receipt
        raise StorageUnavailable("too many other processes append to this table")

    async def _old_receipt(self, table: Table, person: PersonId, key: str) -> Receipt | None:
        """The receipt of a command whose entry is no longer in memory."""
        return await self._loader.receipt(table.name, person, key) if key and table.keys_forgotten else None

    def check_limits(self, table: Table, person: PersonId, event: AnyTableEvent) -> None:
        """Raise a refusal for an event that exceeds one of the person's limits at the table."""
        if self._limits is not None and person != SERVER:
            check_limits(self._limits, table, person, event, self.now())

    async def open(self, person: PersonId, key: str, opened: Opened) -> str:
        """Open a table and return its name, or that of the table that was opened with this key before."""
        table = self._opened(new_name(), person, key, opened)
        try:
            await self.store.write(OpenTable.of(table))
        except Conflict:
            existing = await self.store.read(table_by_key, person, key)
            if existing is None:
                raise
            return existing
        # Nobody knows its name yet, so nobody else can be loading it.
        self.memory.get(table.name).table = table
        self._announce_new(table)
        return table.name

    async def execute_and_open(
        self, name: str, person: PersonId, key: str, command: Callable[[Table, str], tuple[AnyTableEvent, Opened]]
    ) -> str:
        """A command that also opens another table, whose name it is given; both are written, or neither."""
        other = new_name()

        def decide(table: Table) -> tuple[AnyTableEvent, OpenTable]:
            event, opened = command(table, other)
            # The new table's key is the old one's name, which its opener can use only once.
            return event, OpenTable.of(self._opened(other, person, f"again-{table.name}", opened))

        await self._execute(name, person, key, decide)
        async with self.table(other) as table:
            self._announce_new(table)
        return other

    def _announce_new(self, table: Table) -> None:
        """Tell the bots, and everybody who sees it in a list, about a table that was opened."""
        self.bot_turns.announce(table)
        self.lists.on_entry(table)
        self._outbox.entry_appended(table.name, table.number)

    async def _append(
        self, live: LiveTable, table: Table, person: PersonId, key: str, event: AnyTableEvent, opens: OpenTable | None
    ) -> Receipt:
        """Evolve the table and write the entry; after a `Conflict` or `StorageUnavailable` the table is reloaded."""
        at = max(self.now(), table.newest.at)
        entry = LogEntry(table.number + 1, at, person, key, event)
        # From here until it is written memory is ahead of the disk.
        live.table, before = None, Awaited.at(table)
        receipt = table.apply(entry)
        await self.store.write(AppendEntry.of(table, opens, before))
        live.table = table
        self._metrics.entry_appended(str(event.__struct_config__.tag))
        return receipt

    def _publish(self, live: LiveTable, table: Table) -> None:
        """Tell everybody who watches, here and at other processes, and the bots."""
        self._outbox.entry_appended(table.name, table.number)
        live.notify()
        self.bot_turns.announce(table)
        self.lists.on_entry(table)
        self._loader.save(table)

    def _opened(self, name: str, person: PersonId, key: str, opened: Opened) -> Table:
        return self._loader.opened(name, LogEntry(1, self.now(), person, key, opened))

    # Reading.

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        """The table as it is on disk, for reading; raises `NotFound`."""
        live = self.memory.get(name_in(name))
        async with live.lock:
            yield await self.load(live, newest=True)

    async def update(self, name: str, person: Principal, seat: int | None, after: int) -> bytes:
        """What is new to that viewer after entry number `after`, as JSON."""
        live = self.memory.get(name_in(name))
        async with live.lock:
            table = await self.load(live, newest=True)
            live.looked_at = live.last_used
            self.bot_turns.resume(live)
            return live.update(table, viewer_for(table, person, seat, address=name), after)

    async def entries_before(self, name: str, person: Principal, seat: int | None, before: int) -> EntryPage:
        """The entries just before that number, at most a page, as that viewer may know them."""
        items = await self._history(name, person, seat, before - 1 - PAGE, before - 1)
        async with self.table(name) as table:
            return entry_page(table, items, viewer_for(table, person, seat, address=name))

    async def bot_reason(self, name: str, person: Principal, number: int) -> EventView | None:
        """Why a bot made the move of that entry, if it is one and its reason is known."""
        for item in await self._history(name, person, None, number - 1, number):
            event = item.entry.event
            if isinstance(event, Moved) and event.reason:
                return EventView(event.reason, {"seat": event.seat, **event.facts})
        return None

    async def _history(
        self, name: str, person: Principal, seat: int | None, after: int, until: int
    ) -> Sequence[HistoryItem]:
        """Entries by their numbers, for somebody who may look at the table: from memory, else from the log."""
        async with self.table(name) as table:
            viewer_for(table, person, seat, address=name)
            until = min(until, table.shown)
            after = max(0, min(after, until))
            first = after - table.forgotten
            if first >= 0:
                return table.history[first : first + until - after]
        # Without the lock: players need not wait for those who read.
        return await self._loader.history(name_in(name), after, until)

    @asynccontextmanager
    async def subscribe(
        self, name: str, person: Principal, seat: int | None, after: int, connection_id: str
    ) -> AsyncIterator[Subscription]:
        """A viewer who is present at the table meanwhile; `connection_id` stands for an anonymous one."""
        live = self.memory.get(name_in(name))
        subscription = Subscription(self.load, self.stopping, live, name, person, seat, after, person or connection_id)
        try:
            yield subscription
        finally:
            subscription.close()
            self.memory.forget_unloaded(live)

    async def load(self, live: LiveTable, *, newest: bool = False) -> Table:
        """The table of a live table whose lock the caller holds; raises `NotFound` or `UnreadableLog`.

        With `newest` it asks the database for entries of other processes, whether or not they were announced here.
        """
        if live.unreadable is not None:
            raise live.unreadable
        with self._closing_if_unreadable(live):
            return await self._load(live, newest)

    async def _load(self, live: LiveTable, newest: bool) -> Table:
        if live.table is None:
            table = await self._loader.load(live.name)
            if table is None:
                self.memory.forget_missing(live)
                raise NotFound("no-such-table", table=live.name)
            live.table = table
            live.notify()
            # Those that paused are not due, so that no sweep would find them.
            self.bot_turns.announce(live.table)
            self.memory.on_loaded(live)
        elif newest and self.store.is_shared:
            await self._catch_up(live, live.table)
        return live.table

    @contextmanager
    def _closing_if_unreadable(self, live: LiveTable) -> Iterator[None]:
        """A log that cannot be read closes its table, and no other, until the table is dropped from memory."""
        try:
            yield
        except UnreadableLog as fault:
            live.table, live.unreadable = None, fault
            live.notify()
            # Not the name: everybody who knows it can join a private table.
            digest = sha256(live.name.encode()).hexdigest()[:12]
            logger().error(
                "table unreadable",
                table_sha256=digest,
                why=fault.key,
                entry=fault.facts["entry"],
                cause=type(fault.__cause__).__name__,
            )
            raise

    def stop(self) -> None:
        """The server begins to stop: answer every long poll."""
        self.stopping.set()
        self.lists.stop()
        for live in self.memory:
            live.notify()

    def deadlines_moved(self, people: Collection[PersonId] | None = None) -> None:
        """The calendar has changed, for everybody or for these people: whoever watches gets the new deadlines."""
        for live in self.memory:
            if people is None or (live.table is not None and any(map(live.table.seats_of, people))):
                live.notify()
        self.lists.on_deadlines_moved(people)

    # Other processes.

    async def reload(self, name: str) -> None:
        """Load a table again whose log was rewritten or deleted, if it is in memory, and tell everybody who watches."""
        live = self.memory.find(name)
        if live is not None:
            async with live.lock:
                live.table, live.unreadable = None, None
                live.reloads += 1
                live.notify()
                # The table that was in memory may have been stored once more since then.
                self._loader.forget(name)

    async def on_remote_entry(self, name: str, number: int) -> None:
        """Another process appended that entry: catch up if the table is in memory."""
        live = self.memory.find(name)
        if live is None or live.table is None:
            self.lists.on_remote_entry(name)
            return
        async with live.lock:
            if live.table is not None and live.table.number < number:
                await self._catch_up(live, live.table)

    async def resync_all(self) -> None:
        """Messages of other processes may have been lost: catch up with every table in memory."""
        for name in self.memory.names():
            await self.catch_up(name)

    async def catch_up(self, name: str) -> None:
        """Apply what other processes have appended, if the table is in memory."""
        await self.on_remote_entry(name, _EVERYTHING)

    async def _catch_up(self, live: LiveTable, table: Table) -> bool:
        """Apply what other processes have appended, an administrator's on any database; whether there was anything."""
        with self._closing_if_unreadable(live):
            missing = await self.store.read(read_log, live.name, table.number, _MOST_TO_CATCH_UP + 1)
            if len(missing) > _MOST_TO_CATCH_UP:
                live.table = None
                table = await self._load(live, newest=False)
            else:
                for entry in missing:
                    table.apply(entry)
        if missing:
            live.notify()
            self.bot_turns.announce(table)
            self.lists.on_entry(table)
        return bool(missing)


def new_name() -> str:
    """72 random bits, which nobody guesses: the name of a table is its address."""
    return secrets.token_urlsafe(9)
