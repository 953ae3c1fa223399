"""Supervised background tasks: one that ends is logged, counted, shown by the health check and started again."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from tricity.server.logs import logger
from tricity.server.metrics import Metrics

_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0
"""Seconds before a failed task is started again; the pause doubles while it keeps failing."""
_MOST_FAILURES: Final = 3
"""A task that has failed so often in a row counts as down until it has run for the longest pause."""


class Supervisor:
    """Keeps the tasks of one server running until `close`."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waiting: set[str] = set()
        """Tasks that have failed and are waiting to be started again."""
        self._failures: dict[str, int] = {}
        """How often a task has failed in a row."""
        self._started: dict[str, float] = {}

    @property
    def down(self) -> tuple[str, ...]:
        """The tasks that don't run now, or have just been started again after many failures."""
        unstable = {name for name in self._tasks if self._is_unstable(name)}
        return tuple(sorted(self._waiting | unstable))

    def start(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run `work()`, which is meant to run for ever, and run it again whenever it ends."""
        self._failures[name] = 0
        self._tasks[name] = asyncio.create_task(self._keep_running(name, work), name=name)

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _keep_running(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        pause = _FIRST_PAUSE
        while True:
            self._started[name] = time.monotonic()
            error: Exception | None = None
            try:
                await work()
            # Whatever ended the task, the others and the server go on.
            except Exception as fault:  # noqa: BLE001
                error = fault
            if self._has_settled(name):
                pause, self._failures[name] = _FIRST_PAUSE, 0
            self._failures[name] += 1
            self._waiting.add(name)
            self._metrics.task_failures.labels(name).inc()
            logger().error("background task ended", task=name, exc_info=error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)
            self._waiting.discard(name)

    def _has_settled(self, name: str) -> bool:
        return time.monotonic() - self._started[name] > _LONGEST_PAUSE

    def _is_unstable(self, name: str) -> bool:
        return self._failures[name] >= _MOST_FAILURES and not self._has_settled(name)
