"""What SQLite and PostgreSQL do differently is in their adapters and nowhere else."""

import asyncio
from pathlib import Path

import pytest

from tricity.table.storage import adapter
from tricity.table.storage.store import Store

PACKAGE = Path(adapter.__file__).parents[2]
# Migrations stay as they ran.
ADAPTERS = ("table/storage/sqlite.py", "table/storage/postgresql.py", "table/storage/migrations")


def test_no_test_of_the_dialect_outside_the_adapters() -> None:
    sources = {str(path.relative_to(PACKAGE)): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    outside = {name: text for name, text in sources.items() if not name.startswith(ADAPTERS)}
    assert len(outside) < len(sources)
    assert [name for name, text in outside.items() if ".dialect" in text or "get_backend_name" in text] == []


def test_what_one_process_announces_all_others_hear(postgres_url: str) -> None:
    from tricity.table.storage.postgresql import Listener

    async def run() -> list[str]:
        store = Store.open(postgres_url)
        try:
            async with Listener.connect(store.adapter.url) as listener:
                # Some before it listens, and some while it is asked something else.
                await store.announce("a 1")
                await listener.ping()
                await store.announce("b 2")
                return [message async for message in listener.messages(0.5)]
        finally:
            await store.close()

    assert asyncio.run(run()) == ["a 1", "b 2"]


def test_announcing_where_nobody_listens_is_no_error(database_url: str) -> None:
    async def run() -> None:
        store = Store.open(database_url)
        try:
            await store.announce("a 1")
        finally:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("shared", [False, True])
def test_only_postgresql_is_shared_by_processes(shared: bool, request: pytest.FixtureRequest) -> None:
    url = str(request.getfixturevalue("postgres_url" if shared else "sqlite_url"))

    async def run() -> None:
        stores = [Store.open(url)]
        try:
            if shared:
                stores.append(Store.open(url))
            assert {store.is_shared for store in stores} == {shared}
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())
