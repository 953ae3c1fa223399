"""Whatever fails, logs have no names, cookies, ids, words of people or addresses of tables."""

import asyncio
import io
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from sqlalchemy import text

from support.servers import Guest, new_key, served
from tricity.server import logs
from tricity.server.identity import COOKIE
from tricity.server.live_tables import LiveTables
from tricity.server.sweeper import Sweeper
from tricity.table.storage.database import connect

NAME = "Planted-Name"
WORDS = "planted private words"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged, as a server writes it."""
    handlers, level = logging.root.handlers[:], logging.root.level
    stream = io.StringIO()
    logs.configure("debug", stream)
    yield stream
    structlog.reset_defaults()
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


class Planted:
    """A guest and a table whose secrets must not be found anywhere."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url, NAME)
        self.table = self.guest.open("me", "me")
        self.cookie = self.guest.http.cookies[COOKIE]
        self.secrets = (NAME, WORDS, self.table, self.cookie, self.cookie.partition(".")[0])

    def use_everything(self) -> list[int]:
        """The statuses of requests over every path that reads or writes."""
        http, place = self.guest.http, f"/api/tables/{self.table}"
        chat = {"key": new_key(), "seat": 0, "text": WORDS}
        responses = [
            http.get("/api/me"),
            http.post("/api/me", json={"name": NAME}),
            http.patch("/api/me", json={"name": NAME}),
            http.post("/api/me/recovery"),
            http.get("/api/me/tables"),
            http.get(place),
            http.get(f"{place}/since"),
            http.post(f"{place}/chat", json=chat),
            http.post(f"{place}/seen", json={"number": 1}),
            http.get(f"/api/tables/{self.table[::-1]}"),
            http.post("/api/tables", json={"key": new_key(), "game": "card-city", "seats": ["me", "open"]}),
        ]
        http.cookies.set(COOKIE, self.cookie)
        return [response.status_code for response in responses]

    def check(self, written: str, *expected: str) -> None:
        assert [line for line in expected if line not in written] == []
        assert [secret for secret in self.secrets if secret in written] == []


def change(database: str, *statements: str) -> None:
    adapter = connect(database)
    with adapter.engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    adapter.close()


def test_nothing_is_told_when_tables_are_missing(database_url: str, written: io.StringIO) -> None:
    with served(database_url, log_level="debug", idle_seconds=0.0) as url:
        planted = Planted(url)
        assert 503 not in planted.use_everything()
        for name in ("persons", "entries", "tables", "participants"):
            change(database_url, f"ALTER TABLE {name} RENAME TO gone")
            assert 503 in planted.use_everything()
            change(database_url, f"ALTER TABLE gone RENAME TO {name}")
    planted.check(written.getvalue(), "database failed", "request")


def test_nothing_is_told_when_rows_are_refused(postgres_url: str, written: io.StringIO) -> None:
    """PostgreSQL says which row it refuses."""
    with served(postgres_url, log_level="debug") as url:
        planted = Planted(url)
        for name, column in (("persons", "created"), ("entries", "at"), ("tables", "created")):
            change(postgres_url, f"ALTER TABLE {name} ADD CONSTRAINT broken CHECK ({column} < 0) NOT VALID")
            assert max(planted.use_everything()) >= 500
            change(postgres_url, f"ALTER TABLE {name} DROP CONSTRAINT broken")
    planted.check(written.getvalue(), "database failed", "SQLSTATE 23514")


def test_nothing_is_told_of_a_log_that_cannot_be_read(database_url: str, written: io.StringIO) -> None:
    with served(database_url, idle_seconds=0.0) as url:
        planted = Planted(url)
        change(database_url, f'UPDATE entries SET event = \'{{"kind": "{NAME}"}}\'')
        while planted.guest.http.get(f"/api/tables/{planted.table}").status_code == 200:
            pass
        planted.use_everything()
    planted.check(written.getvalue(), "table unreadable", "table-newer")


def test_nothing_is_told_of_our_own_faults(
    sqlite_url: str, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(sqlite_url) as url:
        planted = Planted(url)
        message = f"{planted.secrets}"

        async def fail(*_: Any, **__: Any) -> None:
            try:
                raise KeyError(message)
            except KeyError as cause:
                raise RuntimeError(message) from cause

        with planted.guest.socket(planted.table) as socket, monkeypatch.context() as broken:
            broken.setattr(LiveTables, "execute", fail)
            broken.setattr(Sweeper, "sweep", fail)
            socket.send(f'{{"kind":"move","key":"{new_key()}","seat":0,"version":0,"move":"{WORDS}"}}')
            while "refused" not in str(socket.recv()):
                pass
            assert 500 in planted.use_everything()
            broken.setattr(LiveTables, "update", fail)
            assert planted.guest.http.get(f"/api/tables/{planted.table}").status_code == 500
            while "background task ended" not in written.getvalue():
                pass
    planted.check(written.getvalue(), "unexpected", "background task ended", "RuntimeError", "KeyError")


def test_nothing_is_told_by_the_libraries(written: io.StringIO) -> None:
    async def forgotten() -> None:
        async def fail() -> None:
            raise RuntimeError(NAME)

        task = asyncio.create_task(fail())
        await asyncio.wait([task])

    asyncio.run(forgotten())
    logging.getLogger("uvicorn.error").error("Something of %s\nand more: " + NAME, NAME)
    assert "Task exception was never retrieved" in written.getvalue()
    assert "Something of %s" in written.getvalue()
    assert NAME not in written.getvalue()
