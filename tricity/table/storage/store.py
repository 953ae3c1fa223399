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
from tricity.table.storage.commit_queue import CommitObserver, CommitQueue
from tricity.table.storage.faults import describe
from tricity.table.storage.migrate import open_claimed

P = ParamSpec("P")
T = TypeVar("T")

_READERS = 4


class Store:
    """Made on a running event loop, by `Store.open` or of a database that is claimed and migrated."""

    def __init__(self, adapter: Adapter, observer: CommitObserver | None = None) -> None:
        self.adapter = adapter
        self._engine = adapter.engine
        self._commit_queue = CommitQueue(adapter.engine, observer or CommitObserver())
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")

    @classmethod
    def open(cls, url: str) -> "Store":
        """Claim and migrate the database; raises `StorageError`."""
        return cls(open_claimed(url))

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
                raise StorageUnavailable(describe(fault)) from fault

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def write(self, command: OpenTable | AppendEntry) -> "asyncio.Future[None]":
        """Done when the command is on disk; fails with `Conflict` or `StorageUnavailable`."""
        return self._commit_queue.submit(command)

    async def run(self, statements: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Any other change, written like everything else; what it raises is raised here."""
        result: T = await self.run_soon(statements, *args, **kwargs)
        return result

    def run_soon(
        self, statements: Callable[Concatenate[Connection, P], Any], *args: P.args, **kwargs: P.kwargs
    ) -> "asyncio.Future[Any]":
        """The same without waiting: the future is done when the change is written."""
        return self._commit_queue.submit(Transaction(lambda connection: statements(connection, *args, **kwargs)))

    async def change(self, change: Callable[Concatenate[Adapter, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A change of several transactions of its own, in another thread; what it raises is raised here."""

        def run() -> T:
            try:
                return change(self.adapter, *args, **kwargs)
            except SQLAlchemyError as fault:
                raise StorageUnavailable(describe(fault)) from fault

        return await asyncio.to_thread(run)

    async def announce(self, message: str) -> None:
        """Send a message to the other processes that share the database."""
        await self.run(self.adapter.announce, [message])

    async def close(self) -> None:
        await self._commit_queue.close()
        self._readers.shutdown()
        self.adapter.close()
