"""A database of any migration that ever landed is opened, listed, shown and played on."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from support import samples
from support.databases import with_store
from support.new_sample import CHANNEL
from support.tables import ANNA, CELINE
from tricity.table import player_view
from tricity.table.errors import UnreadableLog
from tricity.table.storage import access, channels, event_log, lists, persons, uptime
from tricity.table.storage.commands import AppendEntry
from tricity.table.storage.database import sqlite_url
from tricity.table.storage.migrate import HEAD
from tricity.table.storage.schema import tables
from tricity.table.storage.store import Store
from tricity.table.table import Table

REVISIONS = samples.revisions()
UNRELEASED: list[str] = ["0006", "0007", "0008"]
"""The migration that still grows. Its sample is stored, and this list emptied, when it is complete."""


def test_there_is_a_sample_of_every_migration() -> None:
    assert [f"{number:04}" for number in range(1, int(HEAD) + 1)] == REVISIONS + UNRELEASED


@pytest.fixture(params=REVISIONS)
def revision(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["sqlite", "postgresql"])
def sample_url(request: pytest.FixtureRequest, revision: str, tmp_path: Path) -> str:
    """A database of that revision, as the program of its time left listed."""
    path = tmp_path / "sample.db"
    samples.restore(revision, path)
    if request.param == "sqlite":
        return sqlite_url(path)
    postgres_url = str(request.getfixturevalue("postgres_url"))
    samples.restore_to_postgresql(revision, path, postgres_url)
    return postgres_url


def _counts(connection: Connection, table: str) -> tuple[int, int]:
    """The entries of a table as its row counts them: all, and those that viewers are told of."""
    number, shown = connection.execute(select(tables.c.number, tables.c.shown).where(tables.c.id == table)).one()
    return int(number), int(shown)


def test_an_old_database_holds_what_it_held(sample_url: str, revision: str) -> None:
    async def test(store: Store) -> None:
        for name, expected in samples.expected(samples.DATABASES / f"{revision}.json").items():
            table = Table.load(name, await store.read(event_log.read_log, name))
            assert samples.described(table) == expected
            shown = player_view.table_update(table, player_view.viewer_for(table, table.host), 0)
            assert len(shown.entries) == table.shown
            assert await store.read(_counts, name) == (table.number, table.shown)
        assert await store.read(persons.find, CELINE) == ("celine", "Céline")
        assert await store.run(persons.recover, "ab" * 32, 1) == ("basia", "Basia")
        await store.run(access.create_first_key, 1)
        assert (await store.read(access.read_rules)).keys == ("not-a-secret-of-anybody",)
        assert await store.read(channels.channels_of, ANNA) == ([CHANNEL] if revision >= "0007" else [])
        assert await store.read(uptime.all_outages) == [(1789990000000, 1789990005000)]

    with_store(sample_url, test)


def test_the_tables_of_an_old_database_are_listed(sample_url: str, revision: str) -> None:
    async def test(store: Store) -> None:
        expected = samples.expected(samples.DATABASES / f"{revision}.json")
        mine = (await store.read(lists.tables_of, ANNA, 50)).tables
        assert {listed.table for listed in mine} == {
            name for name, table in expected.items() if any(seat[0] == "anna" for seat in table["seats"])
        }
        for listed in mine:
            assert (listed.status, listed.game, list(listed.to_act)) == tuple(
                expected[listed.table][name] for name in ("status", "game", "to_act")
            )
        public = await store.read(lists.public_tables, None, ("gathering", "playing"), 50)
        assert {listed.table for listed in public.tables} == {"table-1", "table-2"}
        assert await store.read(lists.due_tables, 1 << 60, 50)

    with_store(sample_url, test)


def test_the_tables_of_an_old_database_are_played_on(sample_url: str, revision: str) -> None:
    async def test(store: Store) -> None:
        for name in samples.expected(samples.DATABASES / f"{revision}.json"):
            log = await store.read(event_log.read_log, name)
            table, again = Table.load(name, log), Table.load(name, log)
            before = table.number
            added = samples.play_to_the_end(table)
            for entry in added:
                again.apply(entry)
                await store.write(AppendEntry.of(again))
            again = Table.load(name, await store.read(event_log.read_log, name))
            assert again.number == before + len(added)
            assert samples.described(again) == samples.described(table)

    with_store(sample_url, test)


def test_a_log_that_cannot_be_read_closes_its_table_alone(sample_url: str, revision: str) -> None:
    async def test(store: Store) -> None:
        await store.run(
            lambda connection: connection.exec_driver_sql(
                "UPDATE entries SET event = 'x' WHERE table_id = 'table-1' AND number = 9"
            )
        )
        with pytest.raises(UnreadableLog) as closed:
            await store.read(event_log.read_log, "table-1")
        assert closed.value.facts == {"table": "table-1", "entry": 9}
        others = samples.expected(samples.DATABASES / f"{revision}.json").keys() - {"table-1"}
        for name in others:
            Table.load(name, await store.read(event_log.read_log, name))
        page = await store.read(lists.tables_of, ANNA, 50)
        assert "table-1" in {listed.table for listed in page.tables}

    with_store(sample_url, test)
