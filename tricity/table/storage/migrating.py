"""Bringing a database to this program's schema, or refusing one from the future."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from tricity.table.storage.database import StorageError

_LOCK: Final = 0x7472_6963  # any number, the same in every process


def migrate(engine: Engine) -> None:
    """All migrations that are missing, in one transaction; raises `StorageError` for a newer database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        _alone(connection)
        _refuse_newer(connection, config)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _alone(connection: Connection) -> None:
    """Workers that start together wait for the first."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def _refuse_newer(connection: Connection, config: Config) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise StorageError("database-newer", theirs=found)
