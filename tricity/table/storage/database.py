"""SQLAlchemy engines for database URLs."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from tricity.table.errors import StorageError


def checked_url(text: str) -> URL:
    """The URL of a SQLite or PostgreSQL database; raises `StorageError`."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise StorageError("database-unreachable", detail="TRICITY_DATABASE") from None
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise StorageError("database-unreachable", detail=url.drivername)
    return url


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def connect(text: str) -> Engine:
    """An engine whose first connection worked; raises `StorageError`, whose words never contain the password."""
    url = checked_url(text)
    try:
        engine = (
            _sqlite(url) if url.get_backend_name() == "sqlite" else create_engine(url, pool_size=5, pool_timeout=10)
        )
        with engine.connect():
            return engine
    except (SQLAlchemyError, NoSuchModuleError, ImportError, OSError) as fault:
        cause = getattr(fault, "orig", None) or fault
        raise StorageError("database-unreachable", detail=_without_password(cause, url)) from None


def _sqlite(url: URL) -> Engine:
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        # An acknowledged move survives a power cut, not only a crash.
        for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "cache_size=-16000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _without_password(cause: BaseException, url: URL) -> str:
    text = " ".join(str(cause).split())[:200]
    return text.replace(url.password, "…") if url.password else text
