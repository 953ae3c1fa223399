"""Where reviews are made: by a cluster (`--cluster`) while it answers, else by a process of low priority here.

A review is the same to the byte wherever it is made: it depends on the game, the effort and the program alone, and
workers with another program refuse.
"""

import asyncio
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Final, Literal, ParamSpec, TypeVar

from tricity.bots.cluster import Cluster, ClusterLost
from tricity.bots.workers import WorkerPool
from tricity.core.errors import BadOption
from tricity.server.logs import logger, reason
from tricity.server.metrics import Metrics

P = ParamSpec("P")
T = TypeVar("T")

ClusterState = Literal["none", "there", "away"]
"""`none`: no cluster is set. `there`: it makes the reviews. `away`: it does not answer, so they are made here."""
_SECONDS: Final = 120.0
"""Limit for one call. With a compiled engine it takes a fraction of a second; on a cluster it may have to wait."""
_CONNECT_SECONDS: Final = 5.0
_RETRY_SECONDS: Final = 60.0
"""Seconds after which a cluster that was away is asked again."""
_MOST_AT_ONCE: Final = 16


class ReviewWorkers:
    """Calls functions of a review elsewhere. A cluster that fails is left alone for a while."""

    def __init__(self, cluster: str, metrics: Metrics) -> None:
        self._address = cluster
        self._metrics = metrics
        self._pool = WorkerPool()
        self._cluster: Cluster | None = None
        self._is_away = False
        self._retry_at = 0.0
        self._connecting = asyncio.Lock()
        if cluster:
            # It would write every lost connection to the log, which has its own form.
            logging.getLogger("distributed").setLevel(logging.CRITICAL)

    @property
    def cluster(self) -> ClusterState:
        return "none" if not self._address else "away" if self._is_away else "there"

    async def at_once(self) -> int:
        """How many calls it makes sense to have under way."""
        cluster = await self._connected()
        if cluster is None:
            return 1
        try:
            # This asks the scheduler, which may not answer: nobody else has to wait for it.
            async with asyncio.timeout(_CONNECT_SECONDS):
                workers = await asyncio.to_thread(lambda: cluster.workers)
        except Exception as fault:  # noqa: BLE001
            await self._lose(fault)
            return 1
        return min(workers, _MOST_AT_ONCE)

    async def run(self, function: Callable[P, T], *args: P.args, **settings: P.kwargs) -> T:
        """The result of the call; what it raises is raised here, and `TimeoutError` if it takes too long.

        Cancel it, and the cluster gives the call up.
        """
        cluster = await self._connected()
        if cluster is not None:
            try:
                future: Future[T] = cluster.submit(function, *args, **settings)
                async with asyncio.timeout(_SECONDS):
                    result = await asyncio.wrap_future(future)
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is None or task.cancelling():
                    raise
                # It was the call that was cancelled, not this task: another call has found that the cluster is away.
                await self._lose(ClusterLost())
            # Whatever went wrong there, this machine can do the same; if it is the call itself, it raises here, too.
            except Exception as fault:  # noqa: BLE001
                await self._lose(fault)
            else:
                self._metrics.cluster_calls.inc()
                return result
        return await self._pool.run_async(_SECONDS, partial(_with_low_priority, function, *args, **settings))

    async def close(self) -> None:
        await self._pool.close_async()
        if self._cluster is not None:
            await asyncio.to_thread(self._cluster.close)

    async def _connected(self) -> Cluster | None:
        """The cluster, unless there is none or it is away."""
        if not self._address or (self._is_away and time.monotonic() < self._retry_at):
            return None
        async with self._connecting:
            if self._cluster is None and not (self._is_away and time.monotonic() < self._retry_at):
                try:
                    self._cluster = await asyncio.to_thread(Cluster, self._address, _CONNECT_SECONDS)
                except BadOption as fault:
                    await self._lose(fault)
                else:
                    self._is_away = False
                    logger().info("reviews are made by the cluster")
            return self._cluster

    async def _lose(self, fault: Exception) -> None:
        """Do without the cluster for a while."""
        lost, self._cluster = self._cluster, None
        self._retry_at = time.monotonic() + _RETRY_SECONDS
        if not self._is_away:
            self._is_away = True
            logger().warning("cluster is away, reviews are made here", fault=reason(fault))
        if lost is not None:
            await asyncio.to_thread(lost.close)


_NICE: Final = 10


def _with_low_priority(function: Callable[P, T], *args: P.args, **settings: P.kwargs) -> T:
    """People are playing and bots are thinking: the operating system gives this process only what they leave."""
    if hasattr(os, "nice") and os.nice(0) < _NICE:
        os.nice(_NICE - os.nice(0))
    return function(*args, **settings)
