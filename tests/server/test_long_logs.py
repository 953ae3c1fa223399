"""Tables with very long logs: they load quickly, block nobody, and forget nothing."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache

import msgspec
import pytest
from sqlalchemy import Connection, func, insert, select, update

from support.databases import with_store
from support.live_tables import make_live_tables
from support.tables import ANNA, BASIA, START, TableDriver
from tricity.server.live_tables import LiveTables
from tricity.server.offload import Offload
from tricity.table.commands import chat, moves
from tricity.table.errors import StaleVersion
from tricity.table.event_format import FORMAT, encode
from tricity.table.events import LogEntry, Muted, Said
from tricity.table.history import Receipt
from tricity.table.player_view import TableUpdate
from tricity.table.snapshots import INTERVAL
from tricity.table.storage.commands import OpenTable
from tricity.table.storage.schema import entries, snapshots, tables
from tricity.table.storage.store import Store
from tricity.table.table import PAGE, Table

VERY_LONG = 72_000
LONG = PAGE + 6 * INTERVAL + 20
MOVES = 30
MUTED = 10
"""Every tenth entry is a mute."""
OLD_MOVE = "old-move-key"
LONGEST_BLOCK = 0.25


@cache
def opening() -> tuple[LogEntry, ...]:
    """Two people who have played for a while."""
    driver = TableDriver()
    driver.play_until(lambda table: table.match.version == MOVES)
    *first, last = driver.entries
    return (*first, msgspec.structs.replace(last, key=OLD_MOVE))


def write_long_log(connection: Connection, length: int) -> None:
    """A log that goes on with chat, written past everything that limits it; nobody is told of some of its entries."""
    begun = opening()
    talk = [
        LogEntry(number, START + number, ANNA, f"key-{number}", said_or_muted(number))
        for number in range(len(begun) + 1, length + 1)
    ]
    rows = [
        {"table_id": "t", "number": e.number, "at": e.at, "by": e.by, "key": e.key, "event": encode(e.event)}
        for e in (*begun, *talk)
    ]
    connection.execute(insert(entries).values(format=FORMAT), rows[1:])
    connection.execute(update(tables).values(number=length, shown=shown(length), updated=talk[-1].at))


def said_or_muted(number: int) -> Said | Muted:
    return Muted(1, True) if number % MUTED == 0 else Said(0, text=f"message {number}")


def shown(number: int) -> int:
    """How many of the first entries viewers are told of."""
    begun = len(opening())
    return number - sum(each % MUTED == 0 for each in range(begun + 1, number + 1))


SHOWN = shown(LONG)


async def with_long_log(store: Store, length: int) -> None:
    await store.write(OpenTable.of(Table("t", opening()[0])))
    await store.run(write_long_log, length)


@asynccontextmanager
async def live(store: Store, most_bytes: int = 1 << 28) -> AsyncIterator[LiveTables]:
    """The tables of a server that has just started."""
    offload = Offload()
    try:
        yield make_live_tables(store, offload=offload, most_bytes=most_bytes)
    finally:
        await offload.close()


def with_long_log_loaded(url: str, test: Callable[[LiveTables], Awaitable[None]]) -> None:
    """Run the test at a server that has just started, with a long log in its database."""

    async def run(store: Store) -> None:
        await with_long_log(store, LONG)
        async with live(store) as live_tables:
            await test(live_tables)

    with_store(url, run)


async def longest_block(work: Awaitable[object]) -> float:
    """The longest time for which the event loop worked without a pause, by its own processor time."""
    longest = 0.0

    async def tick() -> None:
        nonlocal longest
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.001)
            longest = max(longest, time.thread_time() - before)

    ticking = asyncio.create_task(tick())
    await asyncio.sleep(0)
    await work
    ticking.cancel()
    return longest


async def read(live_tables: LiveTables, after: int = 0) -> TableUpdate:
    return msgspec.json.decode(await live_tables.update("t", ANNA, None, after), type=TableUpdate)


def test_a_very_long_log_blocks_nobody_and_is_folded_once(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        await with_long_log(store, VERY_LONG)
        async with live(store) as live_tables:
            assert await longest_block(read(live_tables)) < LONGEST_BLOCK
        async with live(store) as live_tables:
            before = time.thread_time()
            update = await read(live_tables)
            assert time.thread_time() - before < 0.05
            assert update.now.number == shown(VERY_LONG)
            assert update.now.moves == MOVES
            assert await longest_block(live_tables.entries_before("t", ANNA, None, VERY_LONG // 2)) < LONGEST_BLOCK

    with_store(sqlite_url, test)


def test_old_entries_come_in_pages(database_url: str) -> None:
    async def test(live_tables: LiveTables) -> None:
        update = await read(live_tables)
        assert len(update.entries) == PAGE
        assert update.omitted == SHOWN - PAGE
        read_so_far = list(update.entries)
        while read_so_far[0].number > 1:
            page = await live_tables.entries_before("t", ANNA, None, read_so_far[0].number)
            assert len(page.entries) == min(PAGE, read_so_far[0].number - 1)
            read_so_far = [*page.entries, *read_so_far]
        assert [entry.number for entry in read_so_far] == list(range(1, SHOWN + 1))
        played = [(item.version, item.moves) for item in Table.load("t", opening()).history]
        assert [(entry.version, entry.moves) for entry in read_so_far[: len(played)]] == played
        assert any(entry.events for entry in read_so_far[:MOVES])
        talk = [number for number in range(len(played) + 1, LONG + 1) if number % MUTED]
        assert [entry.text for entry in read_so_far[len(played) :]] == [f"message {number}" for number in talk]

    with_long_log_loaded(database_url, test)


def test_an_update_says_how_many_entries_it_leaves_out(sqlite_url: str) -> None:
    async def test(live_tables: LiveTables) -> None:
        for known in (0, 1, SHOWN - PAGE - 1, SHOWN - PAGE, SHOWN - 2, SHOWN, SHOWN + 9):
            update = await read(live_tables, known)
            assert update.omitted == max(0, SHOWN - PAGE - known)
            assert len(update.entries) == max(0, min(PAGE, SHOWN - known))

    with_long_log_loaded(sqlite_url, test)


def test_an_old_key_is_answered_as_it_was_at_first(sqlite_url: str) -> None:
    async def test(live_tables: LiveTables) -> None:
        number = len(opening()) + 5
        again = await live_tables.execute(
            "t", ANNA, f"key-{number}", lambda table: chat.say(table, ANNA, 0, "", "message")
        )
        assert again == Receipt(shown(number), MOVES)
        last = opening()[-1]
        seat = getattr(last.event, "seat", 0)
        moved = await live_tables.execute(
            "t", last.by, OLD_MOVE, lambda table: moves.move(table, last.by, seat, MOVES - 1, "anything")
        )
        assert moved == Receipt(last.number, MOVES)
        assert (await read(live_tables)).now.number == SHOWN
        # Somebody else's key, and one that nobody used, are new.
        with pytest.raises(StaleVersion):
            await live_tables.execute(
                "t", last.by, "new-key", lambda table: moves.move(table, last.by, seat, MOVES - 1, "anything")
            )
        basia = next(seat for seat in range(2) if Table.load("t", opening()).seats[seat].owner == BASIA)
        said = await live_tables.execute(
            "t", BASIA, f"key-{number}", lambda table: chat.say(table, BASIA, basia, "", "message")
        )
        assert said == Receipt(SHOWN + 1, MOVES)

    with_long_log_loaded(sqlite_url, test)


def test_snapshots_of_a_log_that_was_rewritten_are_deleted(sqlite_url: str) -> None:
    async def test(live_tables: LiveTables) -> None:
        before = await read(live_tables)
        await live_tables.reload("t")
        assert await live_tables.store.run(stored_snapshots) == []
        assert await read(live_tables) == before

    with_long_log_loaded(sqlite_url, test)


def test_snapshots_are_taken_while_people_play(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(OpenTable.of(Table("t", opening()[0])))
        async with live(store) as live_tables:
            for _ in range(INTERVAL):
                await live_tables.execute("t", ANNA, "", lambda table: chat.say(table, ANNA, 0, "hello", ""))
        assert await store.run(stored_snapshots) == [INTERVAL]

    with_store(database_url, test)


@pytest.mark.parametrize(
    "change",
    [{"body": b"?"}, {"made_by": "another program"}],
    ids=["damaged", "of another program"],
)
def test_a_snapshot_that_cannot_be_used_is_replaced(database_url: str, change: dict[str, object]) -> None:
    async def test(store: Store) -> None:
        await with_long_log(store, LONG)
        async with live(store) as live_tables:
            before = await read(live_tables)
        taken = await store.run(stored_snapshots)
        assert taken
        await store.run(lambda connection: connection.execute(update(snapshots).values(**change)))
        async with live(store) as live_tables:
            assert await read(live_tables) == before
        assert await store.run(stored_snapshots) == taken
        usable = select(func.count()).where(*(snapshots.c[name] != value for name, value in change.items()))
        assert await store.read(lambda connection: connection.execute(usable).scalar()) == len(taken)

    with_store(database_url, test)


def test_a_snapshot_that_cannot_be_written_keeps_nobody_from_reading(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        await with_long_log(store, LONG)
        await store.run(snapshots.drop)
        await store.run(lambda connection: connection.exec_driver_sql("CREATE VIEW snapshots AS " + EMPTY))
        async with live(store) as live_tables:
            assert (await read(live_tables)).now.number == SHOWN

    with_store(sqlite_url, test)


EMPTY = "SELECT id AS table_id, number, number AS shown, id AS made_by, id AS body FROM tables WHERE 0"


def test_what_clients_ask_for_does_not_fill_memory(sqlite_url: str) -> None:
    async def test(live_tables: LiveTables) -> None:
        first = len(await live_tables.update("t", ANNA, None, 0))
        before = live_tables.memory.byte_count
        for after in range(1, PAGE, 3):
            await live_tables.update("t", ANNA, None, SHOWN - after)
        assert live_tables.memory.byte_count - before < first

    with_long_log_loaded(sqlite_url, test)


def test_tables_leave_memory_when_there_are_too_many(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        first = opening()[0]
        names = [f"table-{number}" for number in range(60)]
        for name in names:
            await store.write(OpenTable.of(Table(name, msgspec.structs.replace(first, key=name))))
        most = 1 << 20
        async with live(store, most) as live_tables, live_tables.subscribe(names[0], ANNA, None, 0, "") as watching:
            await watching.next_update(0)
            for name in names:
                await live_tables.update(name, ANNA, None, 0)
                assert live_tables.memory.byte_count < 1.1 * most
            live_tables.memory.forget_idle(1000)
            assert live_tables.memory.byte_count <= most
            assert 5 < len(live_tables.memory) < 40
            # The one that somebody watches stays, although it was used least recently.
            assert names[0] in live_tables.memory.names()
            assert names[1] not in live_tables.memory.names()

    with_store(sqlite_url, test)


def stored_snapshots(connection: Connection) -> list[int]:
    return list(connection.execute(select(snapshots.c.number).order_by(snapshots.c.number)).scalars())
