"""The tables in memory, and the one way for everything that happens at them: decide, append, publish.

Each table has a lock. Its holder sees exactly what is on disk, and nobody is told of an entry before it is there. Where
another process has appended first, the table catches up and the command decides again.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from hashlib import sha256
from typing import Final, NamedTuple

from tricity.server.live_table import LiveTable, Subscription
from tricity.server.logs import logger
from tricity.server.metrics import Metrics
from tricity.server.outbox import Outbox
from tricity.server.presence import Presence, RemotePresence
from tricity.table.clocks import Calendar
from tricity.table.commands.moves import bots_to_move
from tricity.table.errors import Conflict, NotFound, StorageUnavailable, UnreadableLog
from tricity.table.events import AnyTableEvent, LogEntry, Opened
from tricity.table.player_view import viewer_for
from tricity.table.principal import PersonId, Principal
from tricity.table.storage.commands import AppendEntry, OpenTable
from tricity.table.storage.event_log import read_log, table_by_key
from tricity.table.storage.store import Store
from tricity.table.table import Receipt, Table

Command = Callable[[Table], AnyTableEvent]
"""Decides: returns the event to append, or raises a refusal."""
_Decide = Callable[[Table], tuple[AnyTableEvent, OpenTable | None]]
"""The same, with another table that is to be opened in the same transaction."""

_ATTEMPTS: Final = 8
_EVERYTHING: Final = 1 << 60


class BotTurn(NamedTuple):
    """A seat at which a bot is to move."""

    table: str
    seat: int


class LiveTables:
    """All tables that are in use at this process. Seats at which a bot is to move go to `bot_turns`."""

    def __init__(
        self,
        store: Store,
        calendar: Calendar,
        now: Callable[[], int],
        metrics: Metrics,
        outbox: Outbox,
        bot_turns: "asyncio.Queue[BotTurn]",
    ) -> None:
        self.store = store
        self.now = now
        self._calendar = calendar
        self._metrics = metrics
        self._outbox = outbox
        self._bot_turns = bot_turns
        self._process = secrets.token_hex(4)
        """The name of this process among those that share the database."""
        self._live: dict[str, LiveTable] = {}

    def __len__(self) -> int:
        return len(self._live)

    # Commands.

    async def execute(self, name: str, person: PersonId, key: str, command: Command) -> Receipt:
        """Carry out a command of an authenticated person, or of `SERVER`: decide → append → publish.

        Returns when the entry is on disk. A key that was used before gets its first receipt again, and nothing is done.
        """
        return await self._execute(name, person, key, lambda table: (command(table), None))

    async def _execute(self, name: str, person: PersonId, key: str, decide: _Decide) -> Receipt:
        live = self._get(name)
        async with live.lock:
            for _ in range(_ATTEMPTS):
                table = live.table or await self.load(live)
                receipt = table.receipt_of(person, key) if key else None
                if receipt is not None:
                    return receipt
                event, opens = decide(table)
                try:
                    receipt = await self._append(live, table, person, key, event, opens)
                except Conflict:
                    self._metrics.conflicts.inc()
                else:
                    self._publish(live, table)
                    return receipt
        raise StorageUnavailable("too many other processes append to this table")

    async def open(self, person: PersonId, key: str, opened: Opened) -> str:
        """Open a table and return its name, or that of the table that was opened with this key before."""
        opening = self._opening(new_name(), person, key, opened)
        try:
            await self.store.write(opening)
        except Conflict:
            existing = await self.store.read(table_by_key, person, key)
            if existing is None:
                raise
            return existing
        await self._announce_bot_turns_of(opening.table)
        return opening.table

    async def execute_and_open(
        self, name: str, person: PersonId, key: str, command: Callable[[Table, str], tuple[AnyTableEvent, Opened]]
    ) -> str:
        """A command that also opens another table, whose name it is given; both are written, or neither."""
        other = new_name()

        def decide(table: Table) -> tuple[AnyTableEvent, OpenTable]:
            event, opened = command(table, other)
            # The new table's key is the old one's name, which its opener can use only once.
            return event, self._opening(other, person, f"again-{name}", opened)

        await self._execute(name, person, key, decide)
        await self._announce_bot_turns_of(other)
        return other

    async def _append(
        self, live: LiveTable, table: Table, person: PersonId, key: str, event: AnyTableEvent, opens: OpenTable | None
    ) -> Receipt:
        """Evolve the table and write the entry; after a `Conflict` or `StorageUnavailable` the table is reloaded."""
        at = max(self.now(), table.history[-1].entry.at)
        entry = LogEntry(table.number + 1, at, person, key, event)
        # From here until it is written memory is ahead of the disk.
        live.table = None
        receipt = table.apply(entry)
        await self.store.write(AppendEntry.of(table, opens))
        live.table = table
        self._metrics.event(event.__struct_config__.tag).inc()
        return receipt

    def _publish(self, live: LiveTable, table: Table) -> None:
        """Tell everybody who watches, here and at other processes, and the bots."""
        self._outbox.entry_appended(table.name, table.number)
        live.notify()
        self.announce_bot_turns(table)

    def _opening(self, name: str, person: PersonId, key: str, opened: Opened) -> OpenTable:
        return OpenTable.of(Table(name, LogEntry(1, self.now(), person, key, opened), self._calendar))

    def announce_bot_turns(self, table: Table) -> None:
        for seat in bots_to_move(table):
            self._bot_turns.put_nowait(BotTurn(table.name, seat))

    async def _announce_bot_turns_of(self, name: str) -> None:
        async with self.table(name) as table:
            self.announce_bot_turns(table)

    # Reading.

    @asynccontextmanager
    async def table(self, name: str, at_least: int = 0) -> AsyncIterator[Table]:
        """The table as it is on disk, for reading, with at least that many entries; raises `NotFound`."""
        live = self._get(name)
        async with live.lock:
            yield await self.load(live, at_least)

    async def update(self, name: str, person: Principal, seat: int | None, after: int) -> bytes:
        """What is new to that viewer after entry number `after`, as JSON."""
        live = self._get(name)
        async with live.lock:
            table = await self.load(live, at_least=after)
            return live.update(table, viewer_for(table, person, seat), after)

    @asynccontextmanager
    async def subscribe(
        self, name: str, person: Principal, seat: int | None, after: int, connection_id: str
    ) -> AsyncIterator[Subscription]:
        """A viewer who is present at the table meanwhile; `connection_id` stands for an anonymous one."""
        subscription = Subscription(self.load, self._get(name), person, seat, after, person or connection_id)
        try:
            yield subscription
        finally:
            subscription.close()

    async def load(self, live: LiveTable, at_least: int = 0) -> Table:
        """The table of a live table whose lock the caller holds; raises `NotFound` or `UnreadableLog`."""
        if live.unreadable is not None:
            raise live.unreadable
        with self._closing_if_unreadable(live):
            return await self._load(live, at_least)

    async def _load(self, live: LiveTable, at_least: int) -> Table:
        if live.table is None:
            log = await self.store.read(read_log, live.name)
            if not log:
                if not live.subscriptions:
                    self._live.pop(live.name, None)
                raise NotFound("no-such-table", table=live.name[:40])
            self._metrics.tables_loaded.inc()
            live.table = Table.load(live.name, log, self._calendar)
            live.notify()
        elif live.table.number < at_least and self.store.is_shared:
            await self._catch_up(live, live.table)
        return live.table

    @contextmanager
    def _closing_if_unreadable(self, live: LiveTable) -> Iterator[None]:
        """A log that cannot be read closes its table, and that one alone, until the table is dropped from memory."""
        try:
            yield
        except UnreadableLog as fault:
            live.table, live.unreadable = None, fault
            live.notify()
            # Not the name: everybody who knows it can join a private table.
            digest = sha256(live.name.encode()).hexdigest()[:12]
            logger().error(
                "table unreadable", table_sha256=digest, why=fault.key, entry=fault.facts["entry"], detail=fault.detail
            )
            raise

    def forget_idle(self, seconds: float) -> None:
        """Drop tables that nobody has used for that long; they are loaded again when somebody asks for them."""
        limit = time.monotonic() - seconds
        for name, live in list(self._live.items()):
            if live.last_used < limit and not live.subscriptions and not live.lock.locked():
                del self._live[name]

    # Other processes.

    async def on_remote_entry(self, name: str, number: int) -> None:
        """Another process appended that entry: catch up if the table is in memory."""
        live = self._live.get(name)
        if live is None or live.table is None:
            return
        async with live.lock:
            if live.table is not None and live.table.number < number:
                await self._catch_up(live, live.table)

    async def resync_all(self) -> None:
        """Messages of other processes may have been lost: catch up with every table in memory."""
        for name in list(self._live):
            await self.on_remote_entry(name, _EVERYTHING)

    def on_remote_presence(self, name: str, report: RemotePresence) -> None:
        live = self._live.get(name)
        if live is None or report.process == self._process:
            return
        live.presence.on_remote(report)
        live.notify()
        if report.wants_reply and live.presence:
            self._publish_presence(live, wants_reply=False)

    def publish_presence(self, *, wants_reply: bool) -> None:
        """Report to the other processes who is here, at all tables, and forget reports that have expired."""
        for live in list(self._live.values()):
            if live.presence:
                self._publish_presence(live, wants_reply=wants_reply)
            live.notify()

    def publish_absence(self) -> None:
        """This process shuts down: nobody is here any more."""
        for live in self._live.values():
            if live.presence:
                self._outbox.presence_changed(live.name, RemotePresence(self._process, 0, 0, False))

    def _presence_changed(self, name: str) -> None:
        live = self._live.get(name)
        if live is not None:
            live.notify()
            self._publish_presence(live, wants_reply=bool(live.presence))

    def _publish_presence(self, live: LiveTable, *, wants_reply: bool) -> None:
        if live.table is not None:
            self._outbox.presence_changed(live.name, live.presence.report(live.table, wants_reply=wants_reply))
        else:
            # An entry is being written just now.
            live.presence.announce_soon()

    async def _catch_up(self, live: LiveTable, table: Table) -> None:
        with self._closing_if_unreadable(live):
            missing = await self.store.read(read_log, live.name, table.number)
            for entry in missing:
                table.apply(entry)
        if missing:
            live.notify()
            self.announce_bot_turns(table)

    def _get(self, name: str) -> LiveTable:
        live = self._live.get(name)
        if live is None:
            # Bound to the name: a reference to the live table itself would be a cycle that keeps a dropped one alive.
            presence = Presence(self._process, partial(self._presence_changed, name))
            live = self._live[name] = LiveTable(name, presence)
        live.last_used = time.monotonic()
        return live


def new_name() -> str:
    """72 random bits, which nobody guesses: the name of a table is its address."""
    return secrets.token_urlsafe(9)
