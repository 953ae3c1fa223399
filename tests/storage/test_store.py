"""The log on disk: unique numbers, group commit, lists, people, outages."""

import asyncio

import msgspec
import pytest

from support.databases import with_store
from support.tables import ANNA, BASIA
from tricity.table.clocks import Calendar
from tricity.table.errors import Conflict, StorageError
from tricity.table.events import Joined, LogEntry, Moved, Opened, Said, SeatPlan
from tricity.table.principal import PersonId
from tricity.table.storage import access, event_log, lists, persons, uptime
from tricity.table.storage.commands import AppendEntry, OpenTable
from tricity.table.storage.store import Store
from tricity.table.storage.table_summary import Projection, TableSummary
from tricity.table.table import Table

OPENED = Opened("card-city", 1, {}, (SeatPlan(owner=ANNA, name="Anna"), SeatPlan()), "random", seed="7")


SUMMARY = msgspec.json.encode(TableSummary.of(Table("t", LogEntry(1, 5, ANNA, "k", OPENED)))).decode()


def projection(number: int, **more: object) -> Projection:
    values = {"updated": number * 10, "status": "playing", "to_act": 1, "due_at": None, "timers": None, **more}
    return Projection(number=number, shown=number, **{"summary": SUMMARY, **values})  # type: ignore[arg-type]


def opening(table: str, key: str = "k", *, by: PersonId = ANNA, public: bool = True, **more: object) -> OpenTable:
    return OpenTable(table, "card-city", public, LogEntry(1, 5, by, key, OPENED), projection(1, **more), (by,))


def append(table: str, number: int, move: str = "pass") -> AppendEntry:
    return AppendEntry(table, LogEntry(number, number * 10, ANNA, f"k{number}", Moved(0, move)), projection(number))


def test_what_is_written_is_read(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(opening("t"))
        await store.write(append("t", 2, "choose small"))
        assert [entry.event for entry in await store.read(event_log.read_log, "t")] == [
            OPENED,
            Moved(0, "choose small"),
        ]
        assert [entry.number for entry in await store.read(event_log.read_log, "t", 1)] == [2]
        assert await store.read(event_log.read_log, "u") == []
        assert await store.read(event_log.table_by_key, ANNA, "k") == "t"
        assert await store.read(event_log.table_by_key, BASIA, "k") is None

    with_store(database_url, test)


def test_a_number_is_given_once_and_the_others_of_the_group_are_not_hurt(database_url: str) -> None:
    async def test(store: Store) -> None:
        await asyncio.gather(*(store.write(opening(f"t{index}", f"k{index}")) for index in range(20)))
        await store.write(append("t3", 2, "first"))
        done = await asyncio.gather(
            *(store.write(append(f"t{index}", 2, "second")) for index in range(20)), return_exceptions=True
        )
        assert [index for index, result in enumerate(done) if isinstance(result, Conflict)] == [3]
        for index in range(20):
            log = await store.read(event_log.read_log, f"t{index}")
            assert log[1].event == Moved(0, "first" if index == 3 else "second")

    with_store(database_url, test)


def test_a_table_is_opened_once_by_its_key(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(opening("t"))
        with pytest.raises(Conflict):
            await store.write(opening("u"))
        assert await store.read(event_log.read_log, "u") == []

    with_store(database_url, test)


def test_a_rematch_is_written_with_its_table_or_not_at_all(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(opening("t"))
        await store.write(append("t", 2))
        late = append("t", 2)
        both = AppendEntry(late.table, late.entry, late.projection, opens=opening("u", "other"))
        with pytest.raises(Conflict):
            await store.write(both)
        assert await store.read(event_log.read_log, "u") == []

    with_store(database_url, test)


def test_lists(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(opening("open", "1", status="gathering", updated=30))
        await store.write(opening("hidden", "2", status="gathering", public=False))
        await store.write(opening("due", "3", due_at=500, updated=40))
        joined = LogEntry(2, 50, BASIA, "j", Joined(1, "Basia"))
        await store.write(AppendEntry("open", joined, projection(2, updated=50), joined=(BASIA,)))
        assert names(await store.read(lists.public_tables, None, ("gathering", "playing"), 10)) == ["open", "due"]
        assert names(await store.read(lists.public_tables, None, ("playing",), 10, 50)) == ["due"]
        assert names(await store.read(lists.tables_of, BASIA, 10)) == ["open"]
        assert len(names(await store.read(lists.tables_of, ANNA, 10))) == 3
        # As their projections say: "open" is being played since its second seat was taken.
        assert await store.read(lists.count_open_tables, ANNA) == 3
        await store.run(lists.mark_seen, BASIA, "open", 2)
        await store.run(lists.mark_seen, BASIA, "open", 1)
        assert await store.read(lists.last_seen, BASIA, "open") == 2
        left = LogEntry(3, 60, BASIA, "l", Joined(1, "Basia"))
        await store.write(AppendEntry("open", left, projection(3), left=(BASIA,)))
        assert names(await store.read(lists.tables_of, BASIA, 10)) == []

    with_store(database_url, test)


def names(page: lists.TableList) -> list[str]:
    return [table.table for table in page.tables]


def test_a_page_of_a_list_says_where_the_next_one_begins(database_url: str) -> None:
    async def test(store: Store) -> None:
        for number in range(5):
            await store.write(opening(f"t{number}", f"k{number}", updated=number))
        first = await store.read(lists.tables_of, ANNA, 3)
        assert (names(first), first.more) == (["t4", "t3", "t2"], 2)
        second = await store.read(lists.tables_of, ANNA, 3, first.more)
        assert (names(second), second.more) == (["t1", "t0"], None)

    with_store(database_url, test)


def test_a_listed_table_says_what_it_is_to_a_person(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(opening("t"))
        await store.write(append("t", 2))
        await store.run(lists.mark_seen, ANNA, "t", 1)
        (hers,) = (await store.read(lists.tables_of, ANNA, 10)).tables
        assert (hers.yours, hers.your_turn, hers.unseen) == ((0,), True, 1)
        (theirs,) = (await store.read(lists.public_tables, BASIA, ("playing",), 10)).tables
        assert (theirs.yours, theirs.your_turn, theirs.unseen) == ((), False, 0)
        assert b"anna" not in msgspec.json.encode([hers, theirs])

    with_store(database_url, test)


def test_a_listed_table_has_the_deadline_and_the_unread_chat_of_a_person(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(opening("t", timers="[[0,1000,500]]"))
        for number, unread_by in ((2, (ANNA,)), (3, (ANNA,)), (4, (BASIA,))):
            said = LogEntry(number, 50, BASIA, f"k{number}", Said(1, text="x"))
            timed = projection(number, timers="[[0,1000,500]]")
            await store.write(AppendEntry("t", said, timed, unread_by=unread_by))
        (hers,) = (await store.read(lists.tables_of, ANNA, 10, None, Calendar([(1100, 1200)]))).tables
        assert (hers.unread, hers.deadline) == (2, 1600)
        (theirs,) = (await store.read(lists.public_tables, BASIA, ("playing",), 10)).tables
        assert (theirs.unread, theirs.deadline) == (0, 1500)
        await store.run(lists.mark_seen, ANNA, "t", 3, 0, 1)
        assert (await store.read(lists.tables_of, ANNA, 10)).tables[0].unread == 1

    with_store(database_url, test)


def test_a_summary_of_a_newer_program_is_left_out_of_lists(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(opening("old", "1", updated=1))
        for number, summary in enumerate(("", "{}", SUMMARY.replace('"none"', '"hourglass"')), 2):
            await store.write(opening(f"new{number}", str(number), updated=number, summary=summary))
        page = await store.read(lists.public_tables, None, ("playing",), 3)
        assert (names(page), page.more) == ([], 2)
        assert names(await store.read(lists.public_tables, None, ("playing",), 3, page.more)) == ["old"]
        assert names(await store.read(lists.tables_of, ANNA, 10)) == ["old"]

    with_store(database_url, test)


def test_tables_are_due(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(opening("t", "1", due_at=500))
        await store.write(opening("u", "2", due_at=400))
        await store.write(opening("v", "3"))
        assert await store.read(lists.due_tables, 399, 10) == []
        assert await store.read(lists.due_tables, 400, 10) == ["u"]
        assert await store.read(lists.due_tables, 500, 10) == ["u", "t"]
        await store.run(lists.set_due, "t", 1, 300)
        await store.run(lists.set_due, "u", 7, None)
        assert await store.read(lists.due_tables, 500, 10) == ["t", "u"]
        await store.run(lists.set_due, "u", 1, None)
        await store.run(lists.postpone, "t", 600)
        assert await store.read(lists.due_tables, 500, 10) == []
        assert await store.read(uptime.any_table_due)
        await store.run(lists.set_due, "t", 1, None)
        assert not await store.read(uptime.any_table_due)

    with_store(database_url, test)


def test_a_recovery_key_works_once_and_for_a_while(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.run(persons.add, ANNA, "Zażółć <b>", 1)
        await store.run(persons.set_recovery, ANNA, "old", 100)
        await store.run(persons.set_recovery, ANNA, "new", 100)
        assert await store.run(persons.recover, "old", 99) is None
        assert await store.run(persons.recover, "new", 100) is None
        person = await store.run(persons.recover, "new", 99)
        assert person == (ANNA, "Zażółć <b>")
        assert await store.run(persons.recover, "new", 99) is None
        await store.run(persons.rename, ANNA, "Ż")
        assert await store.read(persons.find, ANNA) == (ANNA, "Ż")
        assert await store.read(persons.find, BASIA) is None

    with_store(database_url, test)


def test_an_outage_is_from_the_last_sign_of_life_to_the_start(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.run(uptime.record_start, 1000, 50)
        assert await store.read(uptime.all_outages) == []
        await store.run(uptime.record_heartbeat, 2000)
        await store.run(uptime.record_start, 2040, 50)
        assert await store.read(uptime.all_outages) == []
        await store.run(uptime.record_start, 3000, 50)
        assert await store.read(uptime.all_outages) == [(2040, 3000)]
        # An entry is a sign of life, too.
        await store.write(opening("t", updated=4000))
        await store.run(uptime.record_start, 5000, 50)
        assert sorted(await store.read(uptime.all_outages)) == [(2040, 3000), (4000, 5000)]

    with_store(database_url, test)


def test_a_pause_is_an_outage_unless_another_server_ran_meanwhile(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.run(uptime.record_heartbeat, 1000)
        await store.run(uptime.record_pause, 1500, 4000, shared=True)
        assert await store.read(uptime.all_outages) == [(1500, 4000)]
        # One that stood still together with the first, and goes on after it.
        await store.run(uptime.record_heartbeat, 4100)
        await store.run(uptime.record_pause, 1400, 4200, shared=True)
        assert sorted(await store.read(uptime.all_outages)) == [(1400, 4200), (1500, 4000)]
        # One that stood still alone.
        await store.run(uptime.record_heartbeat, 7000)
        await store.run(uptime.record_pause, 5000, 8000, shared=True)
        assert len(await store.read(uptime.all_outages)) == 2
        await store.run(uptime.record_pause, 5000, 8000, shared=False)
        assert len(await store.read(uptime.all_outages)) == 3

    with_store(database_url, test)


def test_the_first_server_makes_the_key_that_all_share(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.run(access.create_first_key, 1)
        keys = (await store.read(access.read_rules)).keys
        await store.run(access.create_first_key, 2)
        assert (await store.read(access.read_rules)).keys == keys
        assert len(keys) == 1

    with_store(database_url, test)


def test_a_failing_transaction_fails_alone(database_url: str) -> None:
    def fail(_: object) -> None:
        raise LookupError("mine")

    async def test(store: Store) -> None:
        done = await asyncio.gather(store.write(opening("t")), store.run(fail), return_exceptions=True)
        assert done[0] is None
        assert isinstance(done[1], LookupError)
        assert len(await store.read(event_log.read_log, "t")) == 1

    with_store(database_url, test)


def test_a_database_file_has_one_server(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(StorageError, match="database-in-use"):
            Store.open(sqlite_url)
        assert not store.is_shared

    with_store(sqlite_url, test)
    with_store(sqlite_url, lambda store: asyncio.sleep(0))


def test_moves_are_synced_to_disk(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        with store.adapter.engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"

    with_store(sqlite_url, test)
