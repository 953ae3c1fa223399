"""Group commit: one thread writes, with one transaction and one sync to disk for all commands that wait."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tricity.table.errors import Conflict, StorageUnavailable
from tricity.table.storage.commands import StorageCommand
from tricity.table.storage.sql import write

_LARGEST_GROUP: Final = 256

Submission = tuple[StorageCommand, "asyncio.Future[Any]"]


class CommitQueue:
    """Belongs to the event loop on which it was made; `close` writes what still waits. `on_group` gets group sizes."""

    def __init__(self, engine: Engine, on_group: Callable[[int], None] = lambda size: None) -> None:
        self._engine = engine
        self._on_group = on_group
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Submission | None] = SimpleQueue()
        self._closing = False
        # Kept open: to check one out of the pool for every group would cost as much as the group.
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="commit-queue", daemon=True)
        self._thread.start()

    def __len__(self) -> int:
        """How many commands wait, roughly."""
        return self._queue.qsize()

    def submit(self, command: StorageCommand) -> "asyncio.Future[Any]":
        """Done when the command is on disk; fails with `Conflict` or `StorageUnavailable`."""
        future: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put((command, future))
        return future

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while group := self._next_group():
            results = self._commit([command for command, _ in group])
            # One call into the loop for the whole group: waking it is what costs.
            self._loop.call_soon_threadsafe(_resolve, group, results)
            self._on_group(len(group))
        self._disconnect()

    def _next_group(self) -> list[Submission]:
        """Waits for a submission and takes all that are there with it; none when the queue is closed."""
        group: list[Submission] = []
        if self._closing or (first := self._queue.get()) is None:
            return group
        group.append(first)
        while len(group) < _LARGEST_GROUP and not self._queue.empty():
            submission = self._queue.get()
            if submission is None:
                self._closing = True
                break
            group.append(submission)
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
                return [StorageUnavailable(str(fault)) if isinstance(fault, SQLAlchemyError) else fault]
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


def _resolve(group: Sequence[Submission], results: Sequence[Any]) -> None:
    for (_, future), result in zip(group, results, strict=True):
        if future.done():
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)
