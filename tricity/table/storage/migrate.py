"""Migrates a database to this program's schema, and refuses one that is newer."""

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from tricity.table.errors import StorageError
from tricity.table.storage.adapter import Adapter
from tricity.table.storage.database import connect, connect_existing

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: Final = "0010"
"""The newest of the migrations."""


def open_claimed(url: str) -> Adapter:
    """The database for a server process: first claimed, then migrated. Raises `StorageError`."""
    adapter = connect(url, claim=True)
    try:
        migrate(adapter)
    except BaseException:
        adapter.close()
        raise
    return adapter


def open_current(url: str, *, read_only: bool = False) -> Adapter:
    """The database for a tool that works on what servers have stored, beside them; raises `StorageError`.

    Only a server migrates: a database of another revision is refused.
    """
    adapter = connect_existing(url, read_only=read_only)
    try:
        with adapter.engine.connect() as connection:
            revision = revision_of(connection)
        if revision != HEAD:
            refuse_newer(revision)
            raise StorageError("database-empty" if revision is None else "database-older")
    except BaseException:
        adapter.close()
        raise
    return adapter


def migrate(adapter: Adapter) -> None:
    """Run all migrations that are missing, after a backup and in one transaction, so that it is done or not begun.

    Raises `StorageError` for a newer database, and where that failed.
    """
    with adapter.engine.connect() as connection:
        # Importing alembic takes longer than all the rest of a start; mostly there is nothing to do.
        if revision_of(connection) == HEAD:
            return
    try:
        with adapter.engine.begin() as connection:
            adapter.lock_for_migration(connection)
            revision = revision_of(connection)
            if revision == HEAD:
                return
            refuse_newer(revision)
            if revision is not None:
                adapter.back_up_before_migration(HEAD)
            upgrade(connection)
    except (SQLAlchemyError, OSError, sqlite3.Error) as fault:
        detail = getattr(fault, "orig", None) or fault
        raise StorageError("migration-failed", detail=" ".join(str(detail).split())[:200]) from fault


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations up to a revision, in the transaction of the connection."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def refuse_newer(revision: str | None) -> None:
    """Raises `StorageError` for a database that is beyond all migrations of this program."""
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if revision is not None and revision not in known:
        raise StorageError("database-newer", theirs=revision)


def revision_of(connection: Connection) -> str | None:
    """The last migration that ran; None for a database in which none did."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if revision is None else str(revision)


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
