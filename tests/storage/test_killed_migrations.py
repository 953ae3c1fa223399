"""A process that is killed in the middle of a migration leaves a database that the next one opens, with every row.

`TRICITY_KILLS` (set by `make soak`) kills at every statement, from every revision, and within statements at the first
twenty steps of SQLite's machine and then a twentieth later each time. Else there are a few points of the way from the
oldest revision, on which every migration is made, and of the last migration alone.
"""

import errno
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, event, select

from support import postgres, samples
from support.killed import killed_migration, killed_migration_at_step
from tricity.server import serve
from tricity.server.settings import Settings
from tricity.table.errors import StorageError
from tricity.table.storage import sqlite
from tricity.table.storage.database import connect, sqlite_url
from tricity.table.storage.migrate import HEAD, migrate, open_claimed

REVISIONS = [revision for revision in samples.revisions() if revision < HEAD]
THOROUGH = "TRICITY_KILLS" in os.environ
KILLED = REVISIONS if THOROUGH else [REVISIONS[0], REVISIONS[-1]]
POINTS = 5

Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture(params=REVISIONS)
def revision(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["sqlite", "postgresql"])
def sample_urls(request: pytest.FixtureRequest, revision: str, tmp_path: Path) -> tuple[str, str]:
    """Two databases of that revision with the same rows."""
    first, second = tmp_path / "first.db", tmp_path / "second.db"
    samples.restore(revision, first)
    samples.restore(revision, second)
    if request.param == "sqlite":
        return sqlite_url(first), sqlite_url(second)
    server = str(request.getfixturevalue("postgres_server"))
    urls = postgres.new_database(server), postgres.new_database(server)
    for url in urls:
        samples.restore_to_postgresql(revision, first, url)
    return urls


def rows_of(url: str) -> Rows:
    """Everything in the database, as it is."""
    adapter = connect(url)
    there = MetaData()
    with adapter.engine.connect() as connection:
        there.reflect(connection)
        rows = {
            table.name: sorted((tuple(row) for row in connection.execute(select(*table.columns))), key=repr)
            for table in there.sorted_tables
        }
    adapter.close()
    return rows


def migrated(url: str) -> tuple[Rows, int]:
    """Everything in the database after its migration, and how many statements that took; the commit is one of them."""
    adapter = connect(url, claim=True)
    statements = 0

    def count(*_: object) -> None:
        nonlocal statements
        statements += 1

    event.listen(adapter.engine, "before_cursor_execute", count)
    event.listen(adapter.engine, "commit", count)
    migrate(adapter)
    adapter.close()
    return rows_of(url), statements


def points(count: int) -> list[int]:
    """Every one, or some: the first, the last, and some between."""
    return list(range(count)) if THOROUGH else sorted({part * (count - 1) // (POINTS - 1) for part in range(POINTS)})


@pytest.mark.parametrize("revision", KILLED, indirect=True)
def test_a_killed_migration_changes_nothing(sample_urls: tuple[str, str], revision: str) -> None:
    url, other = sample_urls
    before = rows_of(url)
    after, statements = migrated(other)
    assert before["alembic_version"] == [(revision,)]
    assert after["alembic_version"] == [(HEAD,)]
    for point in points(statements):
        assert killed_migration(url, statements=point)
        assert rows_of(url) == before
    assert not killed_migration(url, statements=statements)
    assert rows_of(url) == after


@pytest.mark.parametrize("revision", KILLED, indirect=True)
def test_a_migration_killed_in_the_middle_of_a_statement_changes_nothing(revision: str, tmp_path: Path) -> None:
    samples.restore(revision, tmp_path / "tricity.db")
    url = sqlite_url(tmp_path / "tricity.db")
    before = rows_of(url)
    step = 0
    while killed_migration_at_step(url, steps=step):
        assert rows_of(url) == before
        step += 1 + (step // 20 if THOROUGH else step)
    assert step > 2
    assert rows_of(url)["entries"]


def test_there_is_a_copy_from_before_the_migration(revision: str, tmp_path: Path) -> None:
    path = tmp_path / "tricity.db"
    samples.restore(revision, path)
    before = rows_of(sqlite_url(path))
    migrated(sqlite_url(path))
    copy = tmp_path / f"tricity.db.before-{HEAD}"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert rows_of(sqlite_url(copy)) == before


def test_a_migration_without_room_for_the_copy_is_not_begun(
    revision: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tricity.db"
    samples.restore(revision, path)
    before = rows_of(sqlite_url(path))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(sqlite, "copy_file", full)
    with pytest.raises(StorageError, match="migration-failed") as refused:
        open_claimed(sqlite_url(path))
    assert "No space" in str(refused.value.facts["detail"])
    assert rows_of(sqlite_url(path)) == before
    assert sorted(file.name for file in tmp_path.iterdir() if "before" in file.name) == []


def test_a_file_in_use_is_not_migrated(tmp_path: Path) -> None:
    path = tmp_path / "tricity.db"
    samples.restore("0001", path)
    running = connect(sqlite_url(path), claim=True)
    settings = Settings(database=sqlite_url(path))
    with pytest.raises(StorageError, match="database-in-use"), serve.prepare(settings):
        pass
    assert rows_of(sqlite_url(path))["alembic_version"] == [("0001",)]
    running.close()
    with serve.prepare(settings):
        # From here on until it has ended, the file is the server's.
        with pytest.raises(StorageError, match="database-in-use"):
            connect(sqlite_url(path), claim=True)
        assert rows_of(sqlite_url(path))["alembic_version"] == [(HEAD,)]
