"""From a database URL to the adapter of its kind of database."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from tricity.table.errors import StorageError
from tricity.table.storage.adapter import Adapter
from tricity.table.storage.sqlite import SqliteAdapter


def checked_url(text: str) -> URL:
    """The URL of a SQLite or PostgreSQL database; raises `StorageError`."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise StorageError("database-unreachable", detail="TRICITY_DATABASE") from None
    if url.drivername in ("postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql")
    if url.drivername not in ("sqlite", "postgresql"):
        raise StorageError("database-unreachable", detail=url.drivername)
    return url


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def connect(text: str) -> Adapter:
    """A database whose first connection worked; raises `StorageError`, whose words never contain the password."""
    url = checked_url(text)
    try:
        adapter = _adapter(url)
        with adapter.engine.connect():
            return adapter
    except (SQLAlchemyError, NoSuchModuleError, ImportError, OSError) as fault:
        cause = getattr(fault, "orig", None) or fault
        raise StorageError("database-unreachable", detail=_without_password(cause, url)) from None


def _adapter(url: URL) -> Adapter:
    if url.drivername == "sqlite":
        return SqliteAdapter(url)
    # Imported where it is used: its driver is an optional dependency.
    from tricity.table.storage.postgresql import PostgresqlAdapter

    return PostgresqlAdapter(url)


def _without_password(cause: BaseException, url: URL) -> str:
    text = " ".join(str(cause).split())[:200]
    return text.replace(url.password, "…") if url.password else text
