"""`tricity doctor` finds what is wrong, also while a server is busy, and changes nothing."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, update

from support import samples
from support.load import busy_server
from support.terminal import tricity
from tricity.locales import LANGUAGES
from tricity.table.storage import shared_settings, uptime
from tricity.table.storage.database import connect, sqlite_url
from tricity.table.storage.migrate import HEAD, open_claimed
from tricity.table.storage.schema import entries, participants, tables

LONG_AGO = 1_600_000_000_000


def findings(url: str, **environ: Any) -> dict[str, list[dict[str, Any]]]:
    """By their check; the exit code is that of the problems among them."""
    done = tricity("doctor", "--json", "--database", url, **environ)
    by_message: dict[str, list[dict[str, Any]]] = {}
    for finding in json.loads(done.stdout):
        by_message.setdefault(finding["check"], []).append(finding)
    has_problem = any(each["level"] == "problem" for group in by_message.values() for each in group)
    assert done.exit_code == int(has_problem)
    return by_message


def problems(url: str, **environ: Any) -> dict[str, dict[str, Any]]:
    return {check: group[0]["facts"] for check, group in findings(url, **environ).items() if group[0]["level"] != "ok"}


@pytest.fixture
def sample(tmp_path: Path) -> str:
    path = tmp_path / "tricity.db"
    samples.restore("0004", path)
    open_claimed(sqlite_url(path)).close()
    (tmp_path / f"tricity.db.before-{HEAD}").unlink()

    def in_the_past(connection: Connection) -> None:
        connection.execute(update(tables).values(updated=LONG_AGO))
        shared_settings.write(connection, uptime.HEARTBEAT, str(LONG_AGO))

    return changed(sqlite_url(path), in_the_past)


def changed(url: str, change: Callable[[Connection], object]) -> str:
    adapter = connect(url)
    with adapter.engine.begin() as connection:
        change(connection)
    adapter.close()
    return url


def test_a_busy_server_is_healthy(database_url: str) -> None:
    with busy_server(database_url) as (_, load):
        load.wait_for_moves(10)
        assert problems(database_url) == {}
        load.wait_for_moves(2)
    reported = findings(database_url)
    assert reported["doctor-tables"][0]["facts"]["count"] >= len(load.acknowledged)


def test_it_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tricity.db"
    samples.restore("0004", path)
    path.chmod(0o644)

    def state() -> list[tuple[str, int, str]]:
        return [
            (file.name, file.stat().st_mode, hashlib.sha256(file.read_bytes()).hexdigest())
            for file in sorted(tmp_path.iterdir())
        ]

    before = state()
    reported = problems(sqlite_url(path))
    assert set(reported) == {"doctor-file-not-private", "doctor-schema-older"}
    assert state() == before


def test_a_log_with_a_gap_is_found(sample: str) -> None:
    gap = (entries.c.table_id == "table-1") & (entries.c.number == 5)
    changed(sample, lambda connection: connection.execute(delete(entries).where(gap)))
    unreadable = problems(sample)["doctor-table-unreadable"]
    assert (unreadable["table"], unreadable["entry"]) == ("table-1", 6)


def test_a_row_that_differs_from_its_log_is_found(sample: str) -> None:
    def change(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == "table-1").values(status="finished", number=3))
        connection.execute(delete(participants).where(participants.c.table_id == "table-1"))

    changed(sample, change)
    assert problems(sample)["doctor-table-differs"]["columns"] == "number, status, participants"


def test_pieces_of_a_deleted_table_are_found(sample: str) -> None:
    changed(sample, lambda connection: connection.execute(delete(tables).where(tables.c.id == "table-1")))
    assert problems(sample) == {"doctor-leftovers": {"count": 1}}


def test_times_in_the_future_are_found(sample: str) -> None:
    def change(connection: Connection) -> None:
        shared_settings.write(connection, uptime.HEARTBEAT, str(LONG_AGO + 10**12))

    changed(sample, change)
    assert problems(sample)["doctor-clock"]["seconds"] > 60


def test_a_damaged_file_is_found(sample: str) -> None:
    path = Path(sample.removeprefix("sqlite:///"))
    content = bytearray(path.read_bytes())
    content[4096 * 4 : 4096 * 5] = b"\xff" * 4096
    path.write_bytes(content)
    assert "doctor-file-damaged" in problems(sample)


def test_settings_that_do_not_fit_are_found(sample: str) -> None:
    environ: dict[str, Any] = {"TRICITY_WORKERS": "2", "TRICITY_HOST": "0.0.0.0", "TRICITY_SECRTE": "x"}
    assert set(problems(sample, **environ)) == {"workers-need-postgres", "doctor-no-https", "doctor-unknown-setting"}
    assert problems(sample, TRICITY_PORT="x") == {
        "bad-setting": {"variable": "TRICITY_PORT", "detail": "“x” is not a whole number."}
    }


def test_no_database_is_a_problem(tmp_path: Path) -> None:
    assert set(problems(sqlite_url(tmp_path / "no.db"))) == {"no-database"}
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_in_the_readers_language(lang: str, sample: str) -> None:
    done = tricity("doctor", "--database", sample, "--lang", lang)
    assert done.exit_code == 0, done.output
    assert "doctor-" not in done.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_address_of_a_database(lang: str) -> None:
    found = json.loads(tricity("doctor", "--json", "--database", "nonsense", TRICITY_LANG=lang).stdout)
    said = {each["check"]: each["text"] for each in found}["bad-database-url"]
    assert "sqlite:////folder/tricity.db, postgresql://user:password@host/name" in said
