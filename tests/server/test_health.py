"""The health check names what fails, whichever part it is, and is green again when it works again."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from support.servers import Guest, get, served
from tricity.bots import workers
from tricity.server import health_check
from tricity.table.storage import commit_queue


@pytest.fixture(autouse=True)
def _always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_check, "_FRESH_SECONDS", 0.0)


def health(url: str) -> Any:
    response = get(f"{url}/readyz")
    assert response.json()["ok"] == (response.status_code == 200)
    assert response.status_code in (200, 503)
    assert get(f"{url}/livez").status_code == 200
    return response.json()


def until_down(url: str, *parts: str) -> Any:
    deadline = time.monotonic() + 60
    while (report := health(url))["down"] != list(parts):
        assert time.monotonic() < deadline, report
        time.sleep(0.02)
    return report


@contextmanager
def healthy_server(database: str, **settings: Any) -> Iterator[str]:
    with capture_logs(), served(database, **settings) as url:
        until_down(url)
        yield url


def test_a_healthy_server_has_written_something(database_url: str) -> None:
    with healthy_server(database_url) as url:
        report = health(url)
        assert report["write_ms"] > 0
        assert (report["free_bytes"] or 0) > 0 or database_url.startswith("postgresql")
        assert get(f"{url}/healthz").json()["ok"]


def test_a_database_that_refuses_writes(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    with healthy_server(sqlite_url) as url:
        with monkeypatch.context() as full:
            full.setattr(commit_queue, "write", refuse)
            assert until_down(url, "writer")["write_ms"] is None
            assert "tricity_commit_failures_total 0.0" not in get(f"{url}/metrics").text
        until_down(url)


def test_a_full_disk(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with healthy_server(sqlite_url) as url, monkeypatch.context() as full:
        full.setattr(health_check, "_LEAST_FREE", 1 << 60)
        until_down(url, "disk")


def test_other_processes_that_cannot_be_heard(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_check, "_BUS_SECONDS", 0.5)
    with capture_logs(), served(postgres_url, bus="redis://127.0.0.1:1/0") as url:
        until_down(url, "bus")
        assert Guest(url, "Anna").open("me", "me")


def test_a_sweep_that_hangs(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with healthy_server(sqlite_url, sweep_seconds=60) as url:
        monkeypatch.setattr(health_check, "_SWEEP_SECONDS", 0.1)
        until_down(url, "sweeper")


def test_bots_whose_processes_cannot_be_started(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: object) -> None:
        raise OSError("no more processes")

    with healthy_server(sqlite_url) as url:
        with monkeypatch.context() as exhausted:
            exhausted.setattr(workers._Worker, "__init__", refuse)
            anna = Guest(url, "Anna")
            # A random move is made for each of them, so that a game of theirs goes on.
            for _ in range(4):
                anna.open("me", *["beginner"] * 3)
            until_down(url, "bots")
        until_down(url)


def test_however_often_it_is_asked_it_writes_once_a_second(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_check, "_FRESH_SECONDS", 1000.0)
    with served(sqlite_url) as url, httpx.Client(base_url=url) as client:
        results = {client.get("/readyz").text for _ in range(30)}
    # The time that the write took is part of it.
    assert len(results) == 1
