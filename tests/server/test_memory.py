"""Idle tables are put away and read again; logs tell no secrets."""

import asyncio
import gc
from weakref import ref

from structlog.testing import capture_logs

from support.live_tables import make_live_tables
from support.servers import Guest, eventually, get, play, served
from support.tables import ANNA
from tricity.server.identity import COOKIE
from tricity.table.commands import new_table
from tricity.table.storage.store import Store
from tricity.table.table import Table


def test_an_idle_table_is_dropped_and_rebuilt_as_it_was(database_url: str) -> None:
    with served(database_url, idle_seconds=0.0) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", "me")
        play({0: anna, 1: anna}, table, moves=5)
        before = anna.update(table)
        eventually(lambda: "tricity_tables_in_memory 0.0" in get(f"{url}/metrics").text)
        assert anna.update(table) == before
        play({0: anna, 1: anna}, table, moves=5)
        assert anna.state(table)["version"] == 10


def test_logs_hold_no_secrets(sqlite_url: str) -> None:
    with capture_logs() as lines, served(sqlite_url, log_level="debug") as url:
        anna = Guest(url, "Anna-the-name")
        table = anna.open("me", "me")
        anna.do(table, "chat", seat=0, text="a private word")
        anna.do(table, "chat", 404, seat=9, text="a private word")
        anna.update("no-such-table", status=404)
        key = anna.post("/api/me/recovery", {}, 201)["key"]
        cookie = anna.http.cookies[COOKIE]
    text = repr(lines)
    assert "/api/tables/{table}/chat" in text
    for secret in (cookie, cookie.partition(".")[0], table, "Anna-the-name", "a private word", key):
        assert secret not in text


def test_a_forgotten_table_goes_without_looking_for_garbage(sqlite_url: str) -> None:
    """The server seldom looks for it: what refers to itself would stay for hours."""

    async def forgotten() -> "ref[Table]":
        store = Store.open(sqlite_url)
        live_tables = make_live_tables(store)
        opened = new_table.open_table(ANNA, "Anna", "card-city", ("me", "me"))
        name = await live_tables.open(ANNA, "key", opened)
        async with live_tables.table(name) as table:
            reference = ref(table)
        del table
        live_tables.memory.forget_idle(-1)
        await store.close()
        return reference

    gc.disable()
    try:
        assert asyncio.run(forgotten())() is None
    finally:
        gc.enable()
