"""The interface between storage and its database: all that SQLite and PostgreSQL do differently.

Everything else is SQLAlchemy Core and knows no dialect. An engine carries its adapter in its execution options, where
statements that need it find it by their connection.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from sqlalchemy import Connection, Engine, Insert, Table, Update
from sqlalchemy.engine import URL

from tricity.table.storage.leases import Leases
from tricity.table.storage.rows import Progress

CHANNEL: Final = "tricity"
"""The channel on which server processes hear of each other's entries: `table number`."""

Columns = tuple[str, ...]
Row = tuple[Any, ...]
"""The values of the columns, in their order."""

_OPTION: Final = "tricity_adapter"


class Adapter(ABC):
    """One database, by its engine. Made by `database.connect`."""

    is_shared: ClassVar[bool]
    """Whether several server processes may use the database at the same time."""

    def __init__(self, url: URL, *, read_only: bool = False) -> None:
        self.url = url
        self.engine: Engine = self._create_engine(url, read_only=read_only).execution_options(**{_OPTION: self})

    @abstractmethod
    def _create_engine(self, url: URL, *, read_only: bool) -> Engine: ...

    @property
    @abstractmethod
    def file(self) -> Path | None:
        """The file that is the database, if one is."""

    @abstractmethod
    def acquire(self) -> None:
        """Claim the database for this server process; raises `StorageError` when that is impossible."""

    @abstractmethod
    def acquire_alone(self) -> None:
        """Claim the database, with no server running on it; raises `StorageError` when one is."""

    @abstractmethod
    def release(self) -> None:
        """Give up what `acquire` claimed."""

    @abstractmethod
    def lock_for_migration(self, connection: Connection) -> None:
        """Begin a transaction in which all changes of the schema are made, or none.

        Until its end, processes that start together wait for the first.
        """

    @abstractmethod
    def back_up_before_migration(self, revision: str) -> None:
        """Keep a copy of the database as it is before the migrations up to that revision."""

    @abstractmethod
    def begin_writing(self, connection: Connection) -> None:
        """Begin a transaction that reads first and then writes, while servers are writing too."""

    @abstractmethod
    def overwrite_deleted(self, connection: Connection) -> None:
        """Make sure, as far as possible, that what this transaction deletes or replaces cannot be found on the disk
        afterwards.
        """

    @abstractmethod
    def begin_snapshot(self, connection: Connection) -> None:
        """Begin a transaction whose reads all see the same moment."""

    @abstractmethod
    def vacuum(self) -> None:
        """Return the space of deleted rows to the disk; raises `StorageError` if a server is in the way."""

    @abstractmethod
    def integrity_problems(self, connection: Connection) -> list[str]:
        """What the database itself finds wrong with its file."""

    @abstractmethod
    def export(self, target: Path, progress: Progress) -> None:
        """Write all that is stored at one moment into an empty file, as a SQLite database of the same revision.

        Servers go on with the database meanwhile.
        """

    @abstractmethod
    def replace_all(self, backup: Path, progress: Progress) -> None:
        """Replace everything by the contents of a SQLite database of the newest revision, whose file may be consumed.

        Entirely or not at all. The caller has claimed the database by `acquire_alone`.
        """

    @abstractmethod
    def insert(self, table: Table) -> Any:
        """An INSERT statement that has `on_conflict_do_nothing` and `on_conflict_do_update`."""

    @abstractmethod
    def execute_many(
        self, connection: Connection, statement: Insert | Update, columns: Columns, rows: Sequence[Row]
    ) -> None:
        """One of the two statements that are executed for every move, for many rows; raises `SQLAlchemyError`."""

    def reachable(self, connection: Connection, persons: Collection[str]) -> Collection[str]:
        """Those of these persons who may have channels: asked before every move, if asking is cheaper than trying."""
        return persons

    @abstractmethod
    def announce(self, connection: Connection, messages: Sequence[str]) -> None:
        """Send messages to the other processes, if there can be any, when the transaction is committed."""

    @abstractmethod
    def leases(self) -> Leases:
        """Leases among the processes that share the database."""

    def close(self) -> None:
        self.engine.dispose()
        self.release()


def adapter_of(connection: Connection) -> Adapter:
    """The adapter of the database that this connection belongs to."""
    adapter: Adapter = connection.get_execution_options()[_OPTION]
    return adapter
