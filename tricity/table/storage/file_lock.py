"""A SQLite file is used by one server at a time: two would not learn of each other's entries."""

import os
from pathlib import Path

from sqlalchemy import Engine

from tricity.table.errors import StorageError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """Held until `release`, or until the process ends in whatever way."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(self._file)
                raise StorageError("database-in-use", path=str(path.with_suffix(""))) from None

    @classmethod
    def beside(cls, engine: Engine) -> "FileLock | None":
        """The lock of a database that is a file; None for any other. Raises `StorageError` when it is held."""
        name = engine.url.database
        if engine.dialect.name != "sqlite" or not name or name == ":memory:":
            return None
        return cls(Path(f"{name}.lock"))

    def release(self) -> None:
        os.close(self._file)
