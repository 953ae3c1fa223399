"""The interface between storage and its database: all that SQLite and PostgreSQL do differently.

Everything else is SQLAlchemy Core and knows no dialect. An engine carries its adapter in its execution options, where
statements that need it find it by their connection.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sqlalchemy import Connection, Engine, Insert, Table, Update
from sqlalchemy.engine import URL

CHANNEL: Final = "tricity"
"""The channel on which server processes hear of each other's entries: `table number`."""

_OPTION: Final = "tricity_adapter"


class Adapter(ABC):
    """One database, by its engine. Made by `database.connect`."""

    is_shared: ClassVar[bool]
    """Whether several server processes may use the database at the same time."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.engine: Engine = self._create_engine(url).execution_options(**{_OPTION: self})

    @abstractmethod
    def _create_engine(self, url: URL) -> Engine: ...

    @abstractmethod
    def acquire(self) -> None:
        """Claim the database for this server process; raises `StorageError` when that is impossible."""

    @abstractmethod
    def release(self) -> None:
        """Give up what `acquire` claimed."""

    @abstractmethod
    def lock_for_migration(self, connection: Connection) -> None:
        """Until the end of the transaction, processes that start together wait for the first."""

    @abstractmethod
    def insert(self, table: Table) -> Any:
        """An INSERT statement that has `on_conflict_do_nothing` and `on_conflict_do_update`."""

    @abstractmethod
    def execute_many(self, connection: Connection, statement: Insert | Update, rows: Sequence[dict[str, Any]]) -> None:
        """One of the two statements that are executed for every move, for many rows with the same columns."""

    @abstractmethod
    def announce(self, connection: Connection, messages: Sequence[str]) -> None:
        """Send messages to the other processes, if there can be any, when the transaction is committed."""

    def close(self) -> None:
        self.engine.dispose()
        self.release()


def adapter_of(connection: Connection) -> Adapter:
    """The adapter of the database that this connection belongs to."""
    adapter: Adapter = connection.get_execution_options()[_OPTION]
    return adapter
