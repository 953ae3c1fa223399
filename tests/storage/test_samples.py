"""A database of any migration that ever landed is opened, listed, shown and played on."""

from datetime import date
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import Connection, select

from support import postgres, samples
from support.databases import with_store
from support.new_sample import AT, CHANNEL, LATER
from support.tables import ANNA, BASIA, CELINE
from tricity.table import player_view
from tricity.table.errors import UnreadableLog
from tricity.table.storage import (
    access,
    administrators,
    channels,
    emails,
    event_log,
    friends,
    invitations,
    lists,
    moderation,
    passkeys,
    persons,
    plans,
    profiles,
    puzzles,
    uptime,
    vacations,
)
from tricity.table.storage.commands import AppendEntry
from tricity.table.storage.database import sqlite_url
from tricity.table.storage.migrate import HEAD, open_claimed
from tricity.table.storage.schema import tables
from tricity.table.storage.store import Store
from tricity.table.table import Table

REVISIONS = samples.revisions()


def test_there_is_a_sample_of_every_migration() -> None:
    assert [f"{number:04}" for number in range(1, int(HEAD) + 1)] == REVISIONS


# Of the module, so that the tests of a revision follow each other, and few processes migrate the same one.
@pytest.fixture(params=REVISIONS, scope="module")
def revision(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["sqlite", "postgresql"])
def sample_url(request: pytest.FixtureRequest, revision: str, tmp_path: Path) -> str:
    """A database of that revision, as the program of its time left it, after its migration."""
    if request.param == "sqlite":
        path = tmp_path / "sample.db"
        path.touch(mode=0o600)
        path.write_bytes(_migrated_file(revision))
        return sqlite_url(path)
    server = str(request.getfixturevalue("postgres_server"))
    return postgres.new_database(server, template=_migrated_template(server, revision))


# Migrating takes longer than any of these tests: each has a copy.
@cache
def _migrated_file(revision: str) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "sample.db"
        samples.restore(revision, path)
        open_claimed(sqlite_url(path)).close()
        return path.read_bytes()


@cache
def _migrated_template(server: str, revision: str) -> str:
    url = postgres.new_database(server)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "sample.db"
        samples.restore(revision, path)
        samples.restore_to_postgresql(revision, path, url)
    open_claimed(url).close()
    return postgres.name_of(url)


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
        assert await store.read(uptime.all_outages) == [(1789990000000, 1789990005000)]

    with_store(sample_url, test)


@pytest.mark.parametrize("revision", [revision for revision in REVISIONS if revision >= "0006"], indirect=True)
def test_accounts_of_an_old_database_stay(sample_url: str) -> None:
    async def test(store: Store) -> None:
        assert await store.read(passkeys.find, "a2V5") == (ANNA, b"\x01\xff", 3)
        assert await store.read(emails.person_with, "anna@example.org") == ANNA
        profile = await store.read(profiles.read, ANNA, ANNA, LATER)
        assert (profile.person, profile.visibility, profile.shows_online) == ("anna-7", "friends", True)
        assert [(mode.game, mode.games, mode.won) for mode in profile.modes] == [("point-city", 1, 1)]
        assert [(rated.game, len(rated.points)) for rated in profile.ratings] == [("point-city", 1)]
        assert await store.read(friends.are_friends, ANNA, BASIA)
        assert await store.read(friends.is_blocked, CELINE, ANNA)
        assert [invitation.table for invitation in await store.read(invitations.all_of, ANNA, 9)] == ["table-6"]
        assert [report.text for report in await store.read(moderation.find_reports, 9)] == ["…"]
        assert [entry.action for entry in await store.read(moderation.read_audit, 9)] == ["mute"]

    with_store(sample_url, test)


@pytest.mark.parametrize("revision", [revision for revision in REVISIONS if revision >= "0007"], indirect=True)
def test_notices_of_an_old_database_stay(sample_url: str, revision: str) -> None:
    async def test(store: Store) -> None:
        # Since 0008, whoever is told that it is their turn is told of dropped plans.
        assert await store.read(channels.channels_of, ANNA) == [CHANNEL._replace(kinds=CHANNEL.kinds + 32)]
        settings = await store.read(channels.settings_of, ANNA)
        assert settings is not None
        assert (settings.language, settings.quiet_start, settings.quiet_end) == ("fr", 1320, 420)
        listed = {row.table: row for row in (await store.read(lists.tables_of, ANNA, 50)).tables}
        assert listed["table-1"].unread == (2 if revision >= "0008" else 0)

    with_store(sample_url, test)


@pytest.mark.parametrize("revision", [revision for revision in REVISIONS if revision >= "0008"], indirect=True)
def test_plans_and_vacations_of_an_old_database_stay(sample_url: str) -> None:
    async def test(store: Store) -> None:
        own = await store.read(plans.find, ANNA, "table-1", 0)
        assert own is not None
        assert (own.dropped, own.plan.version, own.plan.branches[0].move) == (False, 27, "pass")
        assert await store.read(vacations.all_vacations, AT) == {ANNA: ((AT, AT + 86_400_000),)}

    with_store(sample_url, test)


@pytest.mark.parametrize("revision", [revision for revision in REVISIONS if revision >= "0006"], indirect=True)
def test_administrators_of_an_old_database_stay(sample_url: str, revision: str) -> None:
    async def test(store: Store) -> None:
        appointed = [(BASIA, "Basia")] if revision >= "0009" else []
        assert await store.read(administrators.everyone) == appointed

    with_store(sample_url, test)


@pytest.mark.parametrize("revision", [revision for revision in REVISIONS if revision >= "0006"], indirect=True)
def test_nobody_agrees_to_puzzles_unasked_and_puzzles_stay(sample_url: str, revision: str) -> None:
    async def test(store: Store) -> None:
        assert await store.read(puzzles.is_agreed, ANNA) == (revision >= "0010")
        assert not await store.read(puzzles.is_agreed, BASIA)
        stored = b"{}" if revision >= "0010" else None
        assert await store.read(puzzles.find, "point-city", date.fromordinal(740_000)) == stored

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
