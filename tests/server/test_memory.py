"""Idle tables are put away and read again; logs tell no secrets."""

import time

import httpx
from structlog.testing import capture_logs

from support.serving import Guest, play, served
from tricity.server.identity import COOKIE


def test_an_idle_table_is_dropped_and_rebuilt_as_it_was(database_url: str) -> None:
    with served(database_url, idle_seconds=0.0) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", "me")
        play({0: anna, 1: anna}, table, moves=5)
        before = anna.news(table)
        deadline = time.monotonic() + 10
        while "tricity_tables_in_memory 0.0" not in httpx.get(f"{url}/metrics").text:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        assert anna.news(table) == before
        play({0: anna, 1: anna}, table, moves=5)
        assert anna.now(table)["version"] == 10


def test_logs_hold_no_secrets(sqlite_url: str) -> None:
    with capture_logs() as lines, served(sqlite_url, log_level="debug") as url:
        anna = Guest(url, "Anna-the-name")
        table = anna.open("me", "me")
        anna.do(table, "chat", seat=0, text="a private word")
        anna.do(table, "chat", 404, seat=9, text="a private word")
        anna.news("no-such-table", status=404)
        key = anna.post("/api/me/recovery", {}, 201)["key"]
        cookie = anna.http.cookies[COOKIE]
    text = repr(lines)
    assert "/api/tables/{table}/chat" in text
    for secret in (cookie, cookie.partition(".")[0], table, "Anna-the-name", "a private word", key):
        assert secret not in text
