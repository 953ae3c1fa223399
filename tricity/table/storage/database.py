"""From a database URL to the adapter of its kind of database."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from tricity.table.errors import BadDatabaseUrl, StorageError
from tricity.table.storage.adapter import Adapter
from tricity.table.storage.sqlite import SqliteAdapter


def checked_url(text: str) -> URL:
    """The URL of a SQLite or PostgreSQL database; raises `StorageError`."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadDatabaseUrl() from None
    if url.drivername in ("postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql")
    if url.drivername not in ("sqlite", "postgresql"):
        raise BadDatabaseUrl()
    return url


def is_shared(text: str) -> bool:
    """Whether several server processes may use the database of that URL; raises `StorageError`."""
    return checked_url(text).drivername != "sqlite"


def file_of(text: str) -> Path | None:
    """The file that is the database of that URL, if one is; raises `StorageError`."""
    url = checked_url(text)
    return SqliteAdapter(url).file if url.drivername == "sqlite" else None


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def connect(text: str, *, claim: bool = False, alone: bool = False, read_only: bool = False) -> Adapter:
    """A database whose first connection worked; raises `StorageError`, whose words never contain the password.

    With `claim` it is this server process's before that connection; with `alone`, that of a tool beside which no server
    may run. With `read_only` nothing of it can be changed, and a file that does not exist is not created.
    """
    url = checked_url(text)
    try:
        adapter = _adapter(url, read_only=read_only)
        try:
            if claim:
                adapter.acquire()
            if alone:
                adapter.acquire_alone()
            adapter.engine.connect().close()
        except BaseException:
            adapter.close()
            raise
    except (SQLAlchemyError, NoSuchModuleError, ImportError, OSError) as fault:
        cause = getattr(fault, "orig", None) or fault
        raise StorageError("database-unreachable", detail=_without_password(cause, url)) from None
    return adapter


def connect_existing(text: str, *, read_only: bool = False) -> Adapter:
    """The same for a tool that works on what a server has stored; raises `StorageError` if nothing is there."""
    path = file_of(text)
    if path is not None and not path.exists():
        raise StorageError("no-database", path=str(path))
    return connect(text, read_only=read_only)


def _adapter(url: URL, *, read_only: bool) -> Adapter:
    if url.drivername == "sqlite":
        return SqliteAdapter(url, read_only=read_only)
    # Imported where it is used: its driver is an optional dependency.
    from tricity.table.storage.postgresql import PostgresqlAdapter

    return PostgresqlAdapter(url, read_only=read_only)


def _without_password(cause: BaseException, url: URL) -> str:
    text = " ".join(str(cause).split())[:200]
    return text.replace(url.password, "…") if url.password else text
