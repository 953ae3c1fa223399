"""Fixtures: an empty database of each kind that Tricity stores its tables in; and a store for a test."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from support import postgres
from tricity.table.storage.migrate import open_claimed
from tricity.table.storage.store import Store


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres.cluster() as address:
        yield address


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    return postgres.new_database(postgres_server)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tricity.db'}"


@pytest.fixture
def migrated_sqlite_url(tmp_path: Path) -> str:
    """What a server's first start makes of an empty one. Most tests of the server are not about that."""
    file = tmp_path / "tricity.db"
    file.touch(mode=0o600)
    file.write_bytes(_migrated_file())
    return f"sqlite:///{file}"


@pytest.fixture
def migrated_postgres_url(postgres_server: str) -> str:
    return postgres.new_database(postgres_server, template=_migrated_template(postgres_server))


@cache
def _migrated_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tricity.db"
        open_claimed(f"sqlite:///{file}").close()
        return file.read_bytes()


@cache
def _migrated_template(postgres_server: str) -> str:
    url = postgres.new_database(postgres_server)
    open_claimed(url).close()
    return postgres.name_of(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url"))


def with_store(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run the test on an event loop, with a store that is closed after it."""

    async def run() -> None:
        store = Store.open(url)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())
