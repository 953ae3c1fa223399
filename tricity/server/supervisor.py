"""Supervised background tasks: one that ends is logged, counted, shown by the health check and started again."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from tricity.server.logs import logger
from tricity.server.metrics import Metrics

_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0
"""Seconds before a failed task is started again; the pause doubles while it keeps failing."""


class Supervisor:
    """Keeps the tasks of one server running until `close`."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._down: set[str] = set()

    @property
    def down(self) -> tuple[str, ...]:
        """The tasks that have failed and wait to be started again."""
        return tuple(sorted(self._down))

    def start(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run `work()`, which is meant to run for ever, and run it again whenever it ends."""
        self._tasks[name] = asyncio.create_task(self._keep_running(name, work), name=name)

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _keep_running(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        loop = asyncio.get_running_loop()
        pause = _FIRST_PAUSE
        while True:
            started = loop.time()
            error: Exception | None = None
            try:
                await work()
            # Whatever ended the task, the others and the server go on.
            except Exception as fault:  # noqa: BLE001
                error = fault
            self._down.add(name)
            self._metrics.task_failures.labels(name).inc()
            logger().error("background task ended", task=name, exc_info=error)
            if loop.time() - started > _LONGEST_PAUSE:
                pause = _FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)
            self._down.discard(name)
