"""The database's files are private, and a file has one lock however it is named."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from support.databases import with_store
from tricity.server.settings import Settings
from tricity.table.errors import BadDatabaseUrl, StorageError
from tricity.table.storage import files
from tricity.table.storage.database import connect, sqlite_url
from tricity.table.storage.migrate import open_claimed
from tricity.table.storage.store import Store


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def _umask() -> object:
    """As careless as it can be."""
    before = os.umask(0)
    yield
    os.umask(before)


def test_the_files_of_a_database_are_private(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.announce("a 1")
        modes = {file.name: mode(file) for file in tmp_path.iterdir()}
        assert modes == dict.fromkeys(("tricity.db", "tricity.db-wal", "tricity.db-shm", "tricity.db.lock"), 0o600)

    with_store(sqlite_url(tmp_path / "tricity.db"), test)


def test_the_data_folder_is_private_when_we_create_it(tmp_path: Path) -> None:
    Settings.load({}, data=str(tmp_path / "mine"))
    assert mode(tmp_path / "mine") == 0o700
    (tmp_path / "theirs").mkdir(0o755)
    Settings.load({}, data=str(tmp_path / "theirs"))
    assert mode(tmp_path / "theirs") == 0o755


def test_an_existing_database_is_made_private_and_that_is_logged(tmp_path: Path) -> None:
    path = tmp_path / "tricity.db"
    open_claimed(sqlite_url(path)).close()
    path.chmod(0o644)
    with capture_logs() as logged:
        open_claimed(sqlite_url(path)).close()
        open_claimed(sqlite_url(path)).close()
    assert mode(path) == 0o600
    assert [(line["log_level"], line["file"]) for line in logged] == [("warning", "tricity.db")]


def test_the_database_of_another_user_is_used_with_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tricity.db"
    open_claimed(sqlite_url(path)).close()
    path.chmod(0o644)

    def not_ours(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", not_ours)
    with capture_logs() as logged:
        open_claimed(sqlite_url(path)).close()
    assert mode(path) == 0o644
    assert "not private" in logged[0]["event"]


def test_a_symbolic_link_leads_to_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "links").mkdir()
    link = tmp_path / "links" / "tricity.db"
    link.symlink_to(tmp_path / "tricity.db")
    by_link = connect(sqlite_url(link), claim=True)
    with pytest.raises(StorageError, match="database-in-use"):
        connect(sqlite_url(tmp_path / "tricity.db"), claim=True)
    by_link.close()
    itself = connect(sqlite_url(tmp_path / "tricity.db"), claim=True)
    with pytest.raises(StorageError, match="database-in-use"):
        connect(sqlite_url(link), claim=True)
    itself.close()
    assert [file.name for file in (tmp_path / "links").iterdir()] == ["tricity.db"]


def test_a_linked_folder_and_a_relative_name_lead_to_the_same_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "data")
    running = connect(sqlite_url(tmp_path / "data" / "tricity.db"), claim=True)
    monkeypatch.chdir(tmp_path)
    for url in (sqlite_url(tmp_path / "link" / "tricity.db"), "sqlite:///data/../link/tricity.db"):
        with pytest.raises(StorageError, match="database-in-use"):
            connect(url, claim=True)
    running.close()


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    open_claimed(sqlite_url(tmp_path / "tricity.db")).close()
    (tmp_path / "other.db").hardlink_to(tmp_path / "tricity.db")
    for name in ("tricity.db", "other.db"):
        with pytest.raises(StorageError, match="database-linked"):
            open_claimed(sqlite_url(tmp_path / name))
    (tmp_path / "other.db").unlink()
    # A refusal leaves no lock behind.
    open_claimed(sqlite_url(tmp_path / "tricity.db")).close()


def test_a_uri_is_no_way_around_the_lock(tmp_path: Path) -> None:
    with pytest.raises(BadDatabaseUrl):
        connect(f"sqlite:///file:{tmp_path / 'tricity.db'}?uri=true", claim=True)


def test_a_folder_that_does_not_exist_is_not_created(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="database-unreachable"):
        connect(sqlite_url(tmp_path / "no" / "tricity.db"), claim=True)
    assert list(tmp_path.iterdir()) == []


def test_the_lock_of_a_killed_process_is_gone(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "tricity.db")
    script = (
        "import os, sys; from tricity.table.storage.database import connect\n"
        "connect(sys.argv[1], claim=True); os.kill(os.getpid(), 9)"
    )
    assert subprocess.run([sys.executable, "-P", "-c", script, url], check=False).returncode == -9
    connect(url, claim=True).close()


def test_a_file_is_replaced_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    target = tmp_path / "file"
    target.write_text("old")
    with pytest.raises(OSError, match="full"), files.replacing(target) as partial:
        _fail_after_half(partial)
    assert [file.name for file in tmp_path.iterdir()] == ["file"]
    assert target.read_text() == "old"
    with files.replacing(target) as partial:
        partial.write_text("new")
        assert target.read_text() == "old"
    assert (target.read_text(), mode(target)) == ("new", 0o600)
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def _fail_after_half(path: Path) -> None:
    path.write_text("half")
    raise OSError("the disk is full")
