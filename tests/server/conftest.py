"""One server for the tests that need nothing special."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from support.databases import database_url, postgres_server
from support.databases import migrated_postgres_url as postgres_url
from support.databases import migrated_sqlite_url as sqlite_url
from support.reports import new_report
from support.servers import Guest, served

__all__ = [
    "anna",
    "basia",
    "database_url",
    "new_report",
    "postgres_server",
    "postgres_url",
    "sqlite_url",
    "stranger",
    "url",
]


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    with served(f"sqlite:///{folder / 'tricity.db'}") as address:
        yield address


@pytest.fixture(autouse=True)
def logs_as_at_the_start() -> None:
    """A command that ran in this process may have set the level of its log."""
    structlog.reset_defaults()


@pytest.fixture(autouse=True)
def everybody_leaves() -> Iterator[None]:
    yield
    Guest.all_leave()


@pytest.fixture
def anna(url: str) -> Guest:
    return Guest(url, "Anna")


@pytest.fixture
def basia(url: str) -> Guest:
    return Guest(url, "Basia")


@pytest.fixture
def stranger(url: str) -> Guest:
    return Guest(url)
