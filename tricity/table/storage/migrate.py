"""Migrates a database to this program's schema, and refuses one that is newer."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from tricity.table.errors import StorageError
from tricity.table.storage.adapter import Adapter

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: Final = "0004"
"""The newest of the migrations."""


def migrate(adapter: Adapter) -> None:
    """Run all migrations that are missing, in one transaction; raises `StorageError` for a newer database."""
    with adapter.engine.begin() as connection:
        adapter.lock_for_migration(connection)
        # Importing alembic takes longer than all the rest of a start; mostly there is nothing to do.
        if _revision(connection) != HEAD:
            upgrade(connection)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations up to a revision; raises `StorageError` for a database that is beyond all of them."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    _refuse_newer(connection, config)
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _refuse_newer(connection: Connection, config: "Config") -> None:
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    revision = _revision(connection)
    if revision is not None and revision not in known:
        raise StorageError("database-newer", theirs=revision)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if revision is None else str(revision)
