"""Puzzles from games of people: only where every one of them agreed, and only as long as they do."""

from datetime import date, timedelta
from itertools import product
from typing import Final

from sqlalchemy import Connection, insert, select

from support.databases import with_store
from tricity.table.principal import PersonId
from tricity.table.storage import administration, belongings, persons, puzzles, retention
from tricity.table.storage.schema import puzzles as puzzle_rows
from tricity.table.storage.schema import results, tables
from tricity.table.storage.store import Store

NOW: Final = 1_800_000_000_000
TODAY: Final = date(2027, 1, 15)
FIRST: Final = TODAY + timedelta(2)
AGREED, REFUSED = PersonId("agreed"), PersonId("refused")
SEATS: Final = {"agreed": (AGREED, ""), "refused": (REFUSED, ""), "bot": ("", "strong"), "erased": ("", "")}


def add_table(connection: Connection, /, name: str, seats: tuple[str, ...], **more: str) -> None:
    """A table of those in `SEATS`, with its results."""
    row = {"id": name, "opener": "host", "key": name, "game": "card-city", "public": False, "created": NOW}
    row |= {"updated": NOW, "status": "finished", "number": 1, "to_act": 0, "summary": "{}"}
    connection.execute(insert(tables).values(row | {key: value for key, value in more.items() if key in row}))
    result = {"table_id": name, "game": "card-city", "mode": "people", "players": len(seats), "options": "{}"}
    result |= {"total": 1, "rank": 1, "finished": True, "note": "", "spent": 1, "ended": NOW}
    result |= {key: value for key, value in more.items() if key in result}
    for number, (person, bot) in enumerate(SEATS[seat] for seat in seats):
        connection.execute(insert(results).values({**result, "seat": number, "person_id": person, "bot": bot}))


async def with_people(store: Store) -> None:
    for person in (AGREED, REFUSED):
        await store.run(persons.add, person, person, NOW)
    await store.run(puzzles.set_agreed, AGREED, on=True)


def test_every_player_must_have_agreed(database_url: str) -> None:
    async def test(store: Store) -> None:
        await with_people(store)
        fitting: set[str] = set()
        for count in (1, 2, 3):
            for seats in product(SEATS, repeat=count):
                name = "-".join(seats)
                await store.run(add_table, name, seats)
                if set(seats) <= {"agreed", "bot"} and "agreed" in seats:
                    fitting.add(name)
        await store.run(add_table, "running", ("agreed",), status="playing")
        await store.run(add_table, "abandoned", ("agreed",), status="abandoned")
        await store.run(add_table, "one-device", ("agreed", "agreed"), mode="here")
        await store.run(add_table, "other", ("agreed",), game="point-city")
        assert set(await store.read(puzzles.agreed_tables, "card-city", 1000)) == fitting
        for name in ("agreed-refused", "agreed-erased", "bot-bot", "running", "one-device", "nothing"):
            assert await store.run(puzzles.add, name, [b"x"], NOW, TODAY) == []
        # Nobody agrees by default, and whoever is leaving agrees to nothing any more.
        await store.run(administration.mark_merged, AGREED, REFUSED)
        assert await store.read(puzzles.agreed_tables, "card-city", 1000) == []

    with_store(database_url, test)


def test_each_puzzle_has_a_day_that_begins_nowhere_yet_and_stays(database_url: str) -> None:
    async def test(store: Store) -> None:
        await with_people(store)
        for name in ("one", "two"):
            await store.run(add_table, name, ("agreed", "bot"))
        assert await store.run(puzzles.add, "one", [b"1", b"2"], NOW, TODAY) == [FIRST, FIRST + timedelta(1)]
        # A game is used once.
        assert await store.run(puzzles.add, "one", [b"again"], NOW, TODAY) == []
        assert await store.read(puzzles.agreed_tables, "card-city", 9) == ["two"]
        assert await store.run(puzzles.add, "two", [b"3"], NOW, TODAY) == [FIRST + timedelta(2)]
        stored = [await store.read(puzzles.find, "card-city", FIRST + timedelta(number)) for number in range(-1, 4)]
        assert stored == [None, b"1", b"2", b"3", None]
        assert await store.read(puzzles.find, "point-city", FIRST) is None

    with_store(database_url, test)


def left(connection: Connection) -> set[bytes]:
    return {bytes(body) for body in connection.execute(select(puzzle_rows.c.body)).scalars()}


def test_whoever_withdraws_takes_their_puzzles_along(database_url: str) -> None:
    async def test(store: Store) -> None:
        await with_people(store)
        await store.run(puzzles.set_agreed, REFUSED, on=True)
        for name, seats in {"mine": ("agreed", "bot"), "ours": ("agreed", "refused"), "theirs": ("refused",)}.items():
            await store.run(add_table, name, seats)
            await store.run(puzzles.add, name, [name.encode()], NOW, TODAY)
        assert await store.read(left) == {b"mine", b"ours", b"theirs"}
        await store.run(puzzles.set_agreed, REFUSED, on=False)
        assert await store.read(left) == {b"mine"}
        assert not await store.read(puzzles.is_agreed, REFUSED)
        # A search that was under way meanwhile stores nothing.
        assert await store.run(puzzles.add, "theirs", [b"late"], NOW, TODAY) == []
        await store.run(administration.mark_erased, AGREED, NOW)
        assert await store.read(left) == set()

    with_store(database_url, test)


def test_puzzles_go_with_their_table_and_consent_with_its_person(database_url: str) -> None:
    async def test(store: Store) -> None:
        await with_people(store)
        await store.run(add_table, "old", ("agreed",))
        await store.run(puzzles.add, "old", [b"old"], NOW, TODAY)
        rules = retention.Rules({"finished": NOW + 1})
        retention.prune(store.adapter, rules, await store.read(retention.find, rules))
        assert await store.read(left) == set()
        await store.run(belongings.delete_all, AGREED)
        assert not await store.read(puzzles.is_agreed, AGREED)

    with_store(database_url, test)
