"""What SQLite and PostgreSQL do differently is in their adapters and nowhere else."""

from pathlib import Path

from support.databases import with_store
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

    async def test(store: Store) -> None:
        async with Listener.connect(store.adapter.url) as listener:
            await store.announce("a 1")
            # The message arrives with the answer to something else.
            await listener.ping()
            await store.announce("b 2")
            assert [message async for message in listener.messages(0.5)] == ["a 1", "b 2"]

    with_store(postgres_url, test)


def test_announcing_where_nobody_listens_is_no_error(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.announce("a 1")

    with_store(database_url, test)


def test_processes_share_postgresql(postgres_url: str) -> None:
    async def test(store: Store) -> None:
        other = Store.open(postgres_url)
        await other.close()
        assert store.is_shared

    with_store(postgres_url, test)
