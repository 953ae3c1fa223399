"""Backups: one SQLite file, whatever database it was made from or is restored to."""

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

from tricity.table.errors import StorageError
from tricity.table.storage import files, notice_queue, shared_settings
from tricity.table.storage.adapter import Adapter
from tricity.table.storage.database import connect, sqlite_url
from tricity.table.storage.migrate import refuse_newer, revision_of, upgrade
from tricity.table.storage.rows import Progress, ignore_progress
from tricity.table.storage.schema import entries, persons, tables
from tricity.table.storage.sqlite import copy_file

RESTORED_AT: Final = "restored_at"
"""The name of the setting that says when the database was last restored from a backup."""


class Contents(NamedTuple):
    """How much a database holds."""

    tables: int
    entries: int
    persons: int

    @classmethod
    def of(cls, connection: Connection) -> "Contents":
        """Of a database of any revision; one in which no migration ran holds nothing."""
        if revision_of(connection) is None:
            return cls(0, 0, 0)
        counts = [connection.execute(select(func.count()).select_from(each)) for each in (tables, entries, persons)]
        return cls(*(count.scalar_one() for count in counts))


class Restored(NamedTuple):
    """What a backup held, and the file that keeps what was there before, if anything was."""

    contents: Contents
    kept: Path | None


def back_up(adapter: Adapter, target: Path, progress: Progress = ignore_progress) -> Contents:
    """Write a private file with all that is stored at one moment, check it, and only then give it its name.

    Servers go on meanwhile. Raises `StorageError`.
    """
    try:
        with files.replacing(target) as partial:
            adapter.export(partial, progress)
            return _checked(partial, target, nothing=StorageError("database-empty"))
    except (OSError, sqlite3.Error, SQLAlchemyError) as fault:
        raise StorageError("backup-failed", path=str(target), detail=_short(fault)) from fault


def restore(
    url: str, source: Path, now: int, *, keep: Path | None = None, progress: Progress = ignore_progress
) -> Restored:
    """Replace all that the database holds by a backup, entirely or not at all; an older backup is migrated.

    Where the database is not empty, it is kept as a backup in the file `keep`; without that it is a `StorageError`, and
    so is a backup that cannot be read, and a database on which a server is running.
    """
    adapter = connect(url, alone=True)
    try:
        with adapter.engine.connect() as connection:
            is_empty = Contents.of(connection) == (0, 0, 0)
        if not is_empty and keep is None:
            raise StorageError("restore-not-empty")
        folder = None if adapter.file is None else adapter.file.parent
        with tempfile.TemporaryDirectory(prefix=".tricity-restore-", dir=folder) as scratch:
            copy = Path(scratch) / "copy.db"
            contents = _prepare(source, copy, now)
            if not is_empty and keep is not None:
                back_up(adapter, keep)
            adapter.replace_all(copy, progress)
    except (OSError, sqlite3.Error, SQLAlchemyError) as fault:
        raise StorageError("restore-failed", detail=_short(fault)) from fault
    finally:
        adapter.close()
    return Restored(contents, None if is_empty else keep)


def _prepare(source: Path, copy: Path, now: int) -> Contents:
    """A copy of the backup that is checked, migrated, and marked as restored."""
    files.create_private(copy)
    try:
        copy_file(source, copy)
    except sqlite3.DatabaseError:
        raise StorageError("not-a-backup", path=str(source)) from None
    contents = _checked(copy, source, nothing=StorageError("not-a-backup", path=str(source)))
    adapter = connect(sqlite_url(copy))
    with adapter.engine.begin() as connection:
        upgrade(connection)
        shared_settings.write(connection, RESTORED_AT, str(now))
        notice_queue.forget_waiting(connection)
    adapter.close()
    # One file again, without a write-ahead log beside it.
    with closing(sqlite3.connect(copy)) as file:
        file.execute("PRAGMA journal_mode=DELETE")
    return contents


def _checked(path: Path, named: Path, *, nothing: StorageError) -> Contents:
    """What a backup holds; raises `StorageError` for one that is damaged or of a newer program, and `nothing` for one
    in which no server has stored anything.
    """
    adapter = connect(sqlite_url(path), read_only=True)
    try:
        with adapter.engine.connect() as connection:
            if connection.exec_driver_sql("PRAGMA integrity_check").scalar() != "ok":
                raise StorageError("backup-damaged", path=str(named))
            revision = revision_of(connection)
            if revision is None:
                raise nothing
            refuse_newer(revision)
            return Contents.of(connection)
    except SQLAlchemyError:
        raise StorageError("backup-damaged", path=str(named)) from None
    finally:
        adapter.close()


def _short(fault: Exception) -> str:
    return " ".join(str(getattr(fault, "orig", None) or fault).split())[:200]
