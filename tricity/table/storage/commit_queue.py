"""One thread that writes, and syncs once for everybody who waits: group commit."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tricity.table.errors import Conflict, StorageUnavailable
from tricity.table.storage.commands import Change
from tricity.table.storage.sql import write

_LARGEST_GROUP: Final = 256

Waiting = tuple[Change, "asyncio.Future[Any]"]


class CommitQueue:
    """Lives on the event loop that made it; `close` writes what is still waiting."""

    def __init__(self, engine: Engine, on_group: Callable[[int], None] = lambda size: None) -> None:
        self._engine = engine
        self._on_group = on_group
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._closing = False
        # Kept: to take one for every group would cost as much as the group.
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def submit(self, change: Change) -> "asyncio.Future[Any]":
        """Done when it is on disk; fails with `Conflict` or `StorageUnavailable`."""
        future: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put((change, future))
        return future

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while group := self._next_group():
            results = self._written([change for change, _ in group])
            # One call into the loop for all: waking it is what costs.
            self._loop.call_soon_threadsafe(_deliver, group, results)
            self._on_group(len(group))
        self._disconnect()

    def _next_group(self) -> list[Waiting]:
        """Waits for one, and takes all that are there; none when the end has come."""
        found: list[Waiting] = []
        if self._closing or (first := self._queue.get()) is None:
            return found
        found.append(first)
        while len(found) < _LARGEST_GROUP and not self._queue.empty():
            another = self._queue.get()
            if another is None:
                self._closing = True
                break
            found.append(another)
        return found

    def _written(self, changes: Sequence[Change]) -> list[Any]:
        """A result or an exception for each. One that cannot be written must not take the others with it."""
        try:
            connection = self._connected()
            with connection.begin():
                return write(connection, changes)
        except Conflict as conflict:
            if len(changes) == 1:
                return [conflict]
        # Whatever an errand raises is its sender's.
        except Exception as fault:  # noqa: BLE001
            self._disconnect()
            if len(changes) == 1:
                return [StorageUnavailable(str(fault)) if isinstance(fault, SQLAlchemyError) else fault]
        return [self._written([change])[0] for change in changes]

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        """After a fault nobody knows what the connection is still good for."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _deliver(group: Sequence[Waiting], results: Sequence[Any]) -> None:
    for (_, future), result in zip(group, results, strict=True):
        if future.done():
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)
