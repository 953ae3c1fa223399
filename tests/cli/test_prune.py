"""`tricity prune` says what is old, and deletes it when told to, beside a server that goes on."""

from pathlib import Path

import pytest
from sqlalchemy import delete, func, select, update

from support.load import busy_server
from support.servers import Guest, eventually
from support.terminal import refused, tricity
from tricity.locales import LANGUAGES
from tricity.table.storage.database import connect
from tricity.table.storage.schema import entries, participants, persons, tables

LONG_AGO = 1_600_000_000_000


def prune(url: str, *args: str) -> str:
    done = tricity("prune", *args, "--database", url)
    assert done.exit_code == 0, done.output
    return done.stdout


def make_old(url: str, *names: str) -> None:
    adapter = connect(url)
    with adapter.engine.begin() as connection:
        adapter.begin_writing(connection)
        connection.execute(update(tables).where(tables.c.id.in_(names)).values(updated=LONG_AGO))
    adapter.close()


def stored(url: str, table: str) -> list[int]:
    """How many rows of each kind there are of a table."""
    adapter = connect(url)
    with adapter.engine.connect() as connection:
        columns = (tables.c.id, entries.c.table_id, participants.c.table_id)
        counts = [connection.execute(select(func.count()).where(column == table)).scalar_one() for column in columns]
    adapter.close()
    return counts


def test_old_tables_are_deleted_while_the_server_is_busy(database_url: str) -> None:
    with busy_server(database_url) as (server, load):
        anna = Guest(server.url, "Anna")
        old, young, running = (anna.open("me", "me") for _ in range(3))
        for table in (old, young):
            anna.do(table, "vote", seat=0, yes=True)
            anna.do(table, "vote", seat=1, yes=True)
        make_old(database_url, old, running)
        assert "1 abandoned game" in prune(database_url, "--abandoned", "90d")
        assert stored(database_url, old)[0] == 1
        with anna.socket(old) as socket:
            socket.recv()
            assert "Deleted: 1." in prune(database_url, "--abandoned", "90d", "--finished", "90d", "--yes")
            assert stored(database_url, old) == [0, 0, 0]
            # Those who look at it are told, and it is not in the server's memory any more.
            eventually(lambda: anna.http.get(f"/api/tables/{old}").status_code == 404)
        assert anna.state(young)["status"] == "abandoned"
        assert anna.state(running)["status"] == "playing"
        load.wait_for_moves(4)


def test_guests_at_no_table_are_deleted(database_url: str) -> None:
    with busy_server(database_url) as (server, load):
        idle, seated = Guest(server.url, "Idle"), Guest(server.url, "Seated")
        seated.open("me", "me")
        adapter = connect(database_url)
        with adapter.engine.begin() as connection:
            adapter.begin_writing(connection)
            connection.execute(update(persons).values(created=LONG_AGO))
        adapter.close()
        assert "1 guest without a table" in prune(database_url, "--guests", "1y")
        assert "Deleted: 1." in prune(database_url, "--guests", "1y", "--yes")
        assert idle.get("/api/me")["known"] is False
        assert seated.get("/api/me")["name"] == "Seated"
        load.wait_for_moves(2)


def test_leftovers_of_a_deleted_table_are_removed(sqlite_url: str) -> None:
    with busy_server(sqlite_url):
        pass
    adapter = connect(sqlite_url)
    with adapter.engine.begin() as connection:
        table = connection.execute(select(tables.c.id)).scalars().first()
        assert table is not None
        connection.execute(delete(tables).where(tables.c.id == table))
    adapter.close()
    assert "leftovers of 1 deleted table" in prune(sqlite_url)
    prune(sqlite_url, "--yes")
    assert stored(sqlite_url, table) == [0, 0, 0]


def test_a_file_shrinks_but_not_under_a_running_server(sqlite_url: str) -> None:
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    with busy_server(sqlite_url) as (_, load):
        load.wait_for_moves(30)
        assert "already using" in refused(tricity("prune", "--vacuum", "--database", sqlite_url))
        load.wait_for_moves(1)
    before = path.stat().st_size
    make_old(sqlite_url, *load.acknowledged)
    prune(sqlite_url, "--playing", "1d", "--finished", "1d", "--yes", "--vacuum")
    assert path.stat().st_size < before


def test_without_an_age_it_says_that_nothing_was_deleted(sqlite_url: str) -> None:
    with busy_server(sqlite_url):
        assert prune(sqlite_url) == "Nothing was deleted.\n"


@pytest.mark.parametrize("age", ["0d", "90", "d", "-1d", "1.5y"])
def test_an_age_is_a_number_and_a_unit(age: str) -> None:
    assert tricity("prune", f"--finished={age}").exit_code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_readers_language(lang: str, sqlite_url: str) -> None:
    with busy_server(sqlite_url):
        pass
    ages = [
        word
        for what in ("finished", "abandoned", "gathering", "playing", "imported", "guests")
        for word in (f"--{what}", "1d")
    ]
    done = tricity("prune", *ages, "--yes", "--database", sqlite_url, "--lang", lang)
    assert done.exit_code == 0
    assert "prune-" not in done.output
    assert len(done.output.splitlines()) == 7
