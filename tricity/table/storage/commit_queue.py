"""Group commit: one thread writes, with one transaction and one sync to disk for all commands that wait."""

import asyncio
import threading
import time
from collections.abc import Sequence
from queue import SimpleQueue
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tricity.table.errors import Conflict, StorageUnavailable
from tricity.table.storage.commands import StorageCommand
from tricity.table.storage.faults import describe
from tricity.table.storage.sql import write

_LARGEST_GROUP: Final = 256
"""A group of this size waits for no more commands; one turn of the event loop may still bring more at once."""

Submission = tuple[StorageCommand, "asyncio.Future[Any]"]


class CommitObserver:
    """Is told what the queue does, in its thread."""

    def committed(self, size: int, seconds: float) -> None:
        """A group of that many commands was written, or failed, in that time."""

    def failed(self) -> None:
        """The database refused a command."""


class CommitQueue:
    """Belongs to the event loop on which it was made; `close` writes what still waits."""

    def __init__(self, engine: Engine, observer: CommitObserver) -> None:
        self._engine = engine
        self._observer = observer
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[list[Submission] | None] = SimpleQueue()
        self._batch: list[Submission] = []
        """Submitted in this turn of the event loop, and not yet in the queue."""
        self._waiting = 0
        self._closing = False
        # Kept open: checking a connection out of the pool for every group would cost as much as the group.
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="commit-queue", daemon=True)
        self._thread.start()

    def __len__(self) -> int:
        """How many commands wait or are being written."""
        return self._waiting

    def submit(self, command: StorageCommand) -> "asyncio.Future[Any]":
        """Done when the command is on disk; fails with `Conflict` or `StorageUnavailable`."""
        future: asyncio.Future[Any] = self._loop.create_future()
        # Together at the end of the turn: waking the thread for each would cost more, and make smaller groups.
        if not self._batch:
            self._loop.call_soon(self._flush)
        self._batch.append((command, future))
        self._waiting += 1
        return future

    def _flush(self) -> None:
        if self._batch:
            self._queue.put(self._batch)
            self._batch = []

    async def close(self) -> None:
        self._flush()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while group := self._next_group():
            started = time.perf_counter()
            results = self._commit([command for command, _ in group])
            # One call into the loop for the whole group: waking it is what costs.
            self._loop.call_soon_threadsafe(self._resolve, group, results)
            self._observer.committed(len(group), time.perf_counter() - started)
        self._disconnect()

    def _next_group(self) -> list[Submission]:
        """Waits for a submission and takes all that are there with it; none when the queue is closed."""
        if self._closing or (first := self._queue.get()) is None:
            return []
        group = first
        while len(group) < _LARGEST_GROUP and not self._queue.empty():
            batch = self._queue.get()
            if batch is None:
                self._closing = True
                break
            group += batch
        return group

    def _commit(self, commands: Sequence[StorageCommand]) -> list[Any]:
        """A result or exception for each. When the group fails, each is tried by itself, so that one fails alone."""
        try:
            connection = self._connected()
            with connection.begin():
                return write(connection, commands)
        except Conflict as conflict:
            if len(commands) == 1:
                return [conflict]
        # What a `Transaction` raises goes to its sender.
        except Exception as fault:  # noqa: BLE001
            self._disconnect()
            if len(commands) == 1:
                if not isinstance(fault, SQLAlchemyError):
                    return [fault]
                self._observer.failed()
                return [StorageUnavailable(describe(fault))]
        return [self._commit([command])[0] for command in commands]

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        """After a fault the state of the connection is unknown."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _resolve(self, group: Sequence[Submission], results: Sequence[Any]) -> None:
        self._waiting -= len(group)
        for (_, future), result in zip(group, results, strict=True):
            if future.done():
                continue
            if isinstance(result, BaseException):
                future.set_exception(result)
            else:
                future.set_result(result)
