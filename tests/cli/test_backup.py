"""`tricity backup` and `tricity restore`, while people play and on either database."""

import re
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from support import samples
from support.load import busy_server
from support.servers import Guest, Process, play
from support.terminal import refused, tricity
from tricity.locales import LANGUAGES
from tricity.table.storage import event_log, shared_settings
from tricity.table.storage.backup import RESTORED_AT
from tricity.table.storage.database import connect, file_of, sqlite_url
from tricity.table.storage.migrate import open_claimed
from tricity.table.storage.schema import tables
from tricity.table.table import Table


def numbers(url: str) -> dict[str, int]:
    """The number of the last entry of each table, each of which is loaded."""
    adapter = connect(url)
    with adapter.engine.connect() as connection:
        names = connection.execute(tables.select().with_only_columns(tables.c.id)).scalars().all()
        last_numbers = {name: Table.load(name, event_log.read_log(connection, name)).number for name in names}
    adapter.close()
    return last_numbers


def backed_up(url: str, path: Path) -> Path:
    done = tricity("backup", str(path), "--database", url)
    assert done.exit_code == 0, done.output
    return path


@pytest.fixture
def sample(tmp_path: Path) -> str:
    """The URL of a database with the tables of a stored sample."""
    path = tmp_path / "sample.db"
    samples.restore("0004", path)
    open_claimed(sqlite_url(path)).close()
    return sqlite_url(path)


def test_a_backup_of_a_busy_server_has_all_that_was_acknowledged_before_it(database_url: str, tmp_path: Path) -> None:
    with busy_server(database_url) as (_, load):
        before = load.acknowledged
        file = backed_up(database_url, tmp_path / "backup.tricity")
        # The server did not stop for it.
        load.wait_for_moves(4)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    saved = numbers(sqlite_url(file))
    assert all(saved[table] >= number for table, number in before.items())


def test_a_backup_is_one_file_without_others_beside_it(sample: str, tmp_path: Path) -> None:
    backed_up(sample, tmp_path / "folder.tricity")
    (tmp_path / "other").mkdir()
    shutil.move(tmp_path / "folder.tricity", tmp_path / "other" / "moved")
    assert numbers(sqlite_url(tmp_path / "other" / "moved")) == numbers(sample)


def test_people_play_on_after_a_restore(database_url: str, tmp_path: Path) -> None:
    with busy_server(database_url) as (server, load):
        anna = Guest(server.url, "Anna")
        table = anna.open("me", "me")
        play({0: anna, 1: anna}, table, moves=4)
        file = backed_up(database_url, tmp_path / "backup.tricity")
        before = anna.state(table)
        play({0: anna, 1: anna}, table, moves=3)
        cookies = dict(anna.http.cookies)
        refusal = refused(tricity("restore", str(file), "--database", database_url, "--force"))
        assert "already using" in refusal
        load.wait_for_moves(1)
    # Without --force nothing is lost.
    assert "--force" in refused(tricity("restore", str(file), "--database", database_url))
    restored = tricity("restore", str(file), "--database", database_url, "--force")
    assert restored.exit_code == 0, restored.output
    server = Process(database_url)
    anna = Guest(server.url)
    anna.http.cookies.update(cookies)
    state = anna.state(table, seat=0)
    assert (state["number"], state["version"]) == (before["number"], before["version"])
    play({0: anna, 1: anna}, table)
    assert anna.state(table)["status"] == "finished"
    Guest.all_leave()
    server.stop()


@pytest.mark.parametrize("kinds", [("sqlite_url", "postgres_url"), ("postgres_url", "sqlite_url")])
def test_a_backup_moves_from_one_kind_of_database_to_the_other(
    kinds: tuple[str, str], sample: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    first, second = (str(request.getfixturevalue(kind)) for kind in kinds)
    expected = numbers(sample)
    file = backed_up(sample, tmp_path / "0")
    for step, url in enumerate((first, second), 1):
        assert tricity("restore", str(file), "--database", url).exit_code == 0
        assert numbers(url) == expected
        # The server can go on with it: it writes, and all it finds has the right type.
        server = Process(url)
        anna = Guest(server.url, "Anna")
        expected[anna.open("me", "me")] = 1
        Guest.all_leave()
        server.stop()
        # Meanwhile it may have played for the sample's bots, and for those whose time was up.
        before, expected = expected, numbers(url)
        assert all(expected[table] >= number for table, number in before.items())
        assert expected.keys() == before.keys()
        file = backed_up(url, tmp_path / str(step))
    assert numbers(sqlite_url(file)) == expected


def test_what_is_replaced_is_kept(database_url: str, sample: str, tmp_path: Path) -> None:
    file = backed_up(sample, tmp_path / "backup.tricity")
    assert tricity("restore", str(file), "--database", database_url).exit_code == 0
    first = numbers(database_url)
    server = Process(database_url)
    new = Guest(server.url, "Anna").open("me", "me")
    Guest.all_leave()
    server.stop()
    assert tricity("restore", str(file), "--database", database_url, "--force").exit_code == 0
    assert numbers(database_url) == first
    beside = file_of(database_url) or file
    kept = next(path for path in tmp_path.iterdir() if path.name.startswith(f"{beside.name}.replaced-"))
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert numbers(sqlite_url(kept)).keys() == {*first, new}


def test_a_restored_database_says_when(database_url: str, sample: str, tmp_path: Path) -> None:
    file = backed_up(sample, tmp_path / "backup.tricity")
    assert tricity("restore", str(file), "--database", database_url).exit_code == 0
    adapter = connect(database_url)
    with adapter.engine.connect() as connection:
        assert int(shared_settings.read(connection, RESTORED_AT) or 0) > 1_700_000_000_000
    adapter.close()


@pytest.mark.parametrize("revision", ["0001", "0002", "0003", "0004"])
def test_a_backup_of_an_older_program_is_brought_up_to_date(revision: str, database_url: str, tmp_path: Path) -> None:
    samples.restore(revision, tmp_path / "old.db")
    file = backed_up(sqlite_url(tmp_path / "old.db"), tmp_path / "backup.tricity")
    assert tricity("restore", str(file), "--database", database_url).exit_code == 0
    expected = samples.expected(samples.DATABASES / f"{revision}.json")
    assert numbers(database_url) == {name: table["number"] for name, table in expected.items()}


def test_a_file_is_not_replaced_without_being_asked(sample: str, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("precious")
    assert "already exists" in refused(tricity("backup", str(file), "--database", sample))
    assert file.read_text() == "precious"
    assert tricity("backup", str(file), "--database", sample, "--force").exit_code == 0
    assert numbers(sqlite_url(file)) == numbers(sample)


def test_files_that_are_no_backups_are_refused(sample: str, tmp_path: Path) -> None:
    target = sqlite_url(tmp_path / "target.db")

    def refusal(path: Path) -> str:
        return refused(tricity("restore", str(path), "--database", target))

    (tmp_path / "text").write_text("not a database " * 100)
    assert "not a Tricity backup" in refusal(tmp_path / "text")
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE t (a)")
    assert "not a Tricity backup" in refusal(tmp_path / "other.db")
    assert "missing" in refusal(tmp_path / "missing")
    newer = backed_up(sample, tmp_path / "newer")
    engine = create_engine(sqlite_url(newer))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert "newer version of Tricity (9999)" in refusal(newer)
    damaged = backed_up(sample, tmp_path / "damaged")
    content = bytearray(damaged.read_bytes())
    content[4096 * 3 : 4096 * 8] = b"\xff" * (4096 * 5)
    damaged.write_bytes(content)
    assert "damaged" in refusal(damaged)
    with closing(sqlite3.connect(tmp_path / "target.db")) as untouched:
        assert untouched.execute("SELECT * FROM sqlite_master").fetchall() == []


def test_there_is_nothing_to_save_where_no_server_was(tmp_path: Path) -> None:
    assert "There is no database" in refused(tricity("backup", str(tmp_path / "file"), "--data", str(tmp_path / "no")))
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_fails_leaves_nothing(sample: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tricity.table.storage.sqlite.copy_file", full)
    before = sorted(tmp_path.iterdir())
    assert "No space" in refused(tricity("backup", str(tmp_path / "file"), "--database", sample))
    assert sorted(tmp_path.iterdir()) == before


def test_a_restore_that_fails_leaves_the_database_as_it_was(
    database_url: str, sample: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = backed_up(sample, tmp_path / "backup.tricity")
    assert tricity("restore", str(file), "--database", database_url).exit_code == 0
    before = numbers(database_url)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    # The last thing that either database does with what comes.
    monkeypatch.setattr("tricity.table.storage.files.sync", full)
    monkeypatch.setattr("tricity.table.storage.postgresql.copy_rows", full)
    assert refused(tricity("restore", str(file), "--database", database_url, "--force"))
    assert numbers(database_url) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commands_speak_the_readers_language(lang: str, sample: str, tmp_path: Path) -> None:
    file, target = tmp_path / "file", sqlite_url(tmp_path / "new.db")
    saved = tricity("backup", str(file), "--database", sample, "--lang", lang)
    restored = tricity("restore", str(file), "--database", target, "--lang", lang)
    assert (saved.exit_code, restored.exit_code) == (0, 0)
    # Tables, entries and people.
    assert re.findall(r"\b\d+\b", saved.stdout.split("file", 1)[-1]) == ["9", "148", "3"]
    assert re.findall(r"\b\d+\b", restored.stdout) == ["9", "148", "3"]


@pytest.mark.parametrize("command", [("backup", "file"), ("admin", "tables"), ("prune", "--yes")])
def test_a_database_that_no_server_has_used_yet_is_empty(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("tricity.db").touch(mode=0o600)
    url = sqlite_url(tmp_path / "tricity.db")
    assert "This database is empty." in refused(tricity(*command, "--database", url))
    assert "This database is empty." in tricity("doctor", "--database", url).stdout
    assert not Path("file").exists()
