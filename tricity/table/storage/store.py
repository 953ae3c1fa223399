"""The database as the server uses it: reads in a pool of threads, writes through the commit queue."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tricity.table.errors import StorageUnavailable
from tricity.table.storage.adapter import Adapter
from tricity.table.storage.commands import AppendEntry, OpenTable, Transaction
from tricity.table.storage.commit_queue import CommitQueue
from tricity.table.storage.database import connect
from tricity.table.storage.migrate import migrate

P = ParamSpec("P")
T = TypeVar("T")

_READERS = 4


class Store:
    """Made on a running event loop, by `Store.open`."""

    def __init__(self, adapter: Adapter, on_group: Callable[[int], None]) -> None:
        self.adapter = adapter
        self._engine = adapter.engine
        self._commit_queue = CommitQueue(adapter.engine, on_group)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")

    @classmethod
    def open(cls, url: str, on_group: Callable[[int], None] = lambda size: None) -> "Store":
        """Connect and migrate; raises `StorageError`. `on_group` gets the size of each group of commits."""
        adapter = connect(url)
        try:
            adapter.acquire()
            migrate(adapter)
        except BaseException:
            adapter.close()
            raise
        return cls(adapter, on_group)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self.adapter.is_shared

    @property
    def waiting(self) -> int:
        """How many commands wait to be written."""
        return len(self._commit_queue)

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a query; raises `StorageUnavailable` when the database cannot be read."""

        def run() -> T:
            try:
                with self._engine.connect() as connection:
                    return query(connection, *args, **kwargs)
            except SQLAlchemyError as fault:
                raise StorageUnavailable(str(fault)) from fault

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, command: OpenTable | AppendEntry) -> None:
        """Returns when the command is on disk; raises `Conflict` or `StorageUnavailable`."""
        await self._commit_queue.submit(command)

    async def run(self, statements: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Any other change, written like everything else; what it raises is raised here."""

        def bound(connection: Connection) -> Any:
            return statements(connection, *args, **kwargs)

        result: T = await self._commit_queue.submit(Transaction(bound))
        return result

    async def announce(self, message: str) -> None:
        """Send a message to the other processes that share the database."""
        await self.run(self.adapter.announce, [message])

    async def close(self) -> None:
        await self._commit_queue.close()
        self._readers.shutdown()
        self.adapter.close()
