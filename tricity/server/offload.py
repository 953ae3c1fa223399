"""Runs work in worker processes that would block the event loop, and with it everybody."""

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from tricity.bots.workers import PoolClosed, WorkerDied, WorkerPool
from tricity.server.problems import TooSlow, Unavailable

P = ParamSpec("P")
T = TypeVar("T")

_SECONDS: Final = 20.0
"""Limit for one call. What people ask for takes a fraction of a second; the first call also starts the process."""
_MOST_CALLS: Final = 16
"""Calls that run or wait at the same time."""


class Offload:
    """A few processes of their own: bots may be thinking in the others for as long as they like."""

    def __init__(self, workers: int = 1, seconds: float = _SECONDS) -> None:
        self._pool = WorkerPool(workers)
        self._seconds = seconds
        self._calls = 0

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in a worker process and return its result; raises what it raises.

        Raises `Unavailable` when too many calls wait, and `TooSlow` for one that took too long and was ended.
        """
        if self._calls >= _MOST_CALLS:
            raise Unavailable("server-busy")
        self._calls += 1
        try:
            return await self._pool.run_async(self._seconds, function, *args, **kwargs)
        except TimeoutError:
            raise TooSlow("takes-too-long", seconds=round(self._seconds)) from None
        except (WorkerDied, PoolClosed):
            raise Unavailable("server-busy") from None
        finally:
            self._calls -= 1

    async def close(self) -> None:
        """End the processes, at once."""
        await self._pool.close_async()
