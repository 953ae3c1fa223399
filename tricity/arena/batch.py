"""Batches of calls, such as whole games, on any `Executor`: the processes of this machine, or a cluster.

What a call returns depends on its argument alone, so the results are the same however they are split.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, TypeVar

from tricity.bots.cluster import Cluster
from tricity.bots.workers import WorkerPool

Argument = TypeVar("Argument")
T = TypeVar("T")

_SUBMITTED_PER_WORKER: Final = 3
"""Calls submitted ahead for each worker: enough that none is ever idle."""


@dataclass(frozen=True)
class Workers:
    """Where a batch runs: an executor and the number of its workers; None is this process."""

    executor: Executor | None = None
    count: int = 1

    def run(self, function: Callable[[Argument], T], arguments: Iterable[Argument]) -> Iterator[T]:
        """Call the function with each argument and yield the results as they come.

        A call that cannot be finished, because its worker died, raises what the executor raises.
        """
        if self.executor is None:
            yield from map(function, arguments)
            return
        waiting = iter(arguments)
        running: set[Future[T]] = set()
        while True:
            for argument in waiting:
                running.add(self.executor.submit(function, argument))
                if len(running) >= _SUBMITTED_PER_WORKER * self.count:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()

    def run_in_order(self, function: Callable[[Argument], T], arguments: Iterable[Argument]) -> Iterator[T]:
        """The same, but the results come in the order of the arguments."""
        if self.executor is None:
            yield from map(function, arguments)
            return
        running: deque[Future[T]] = deque()
        for argument in arguments:
            running.append(self.executor.submit(function, argument))
            if len(running) >= _SUBMITTED_PER_WORKER * self.count:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()


@contextmanager
def open_workers(count: int | None = 1, cluster: str | None = None) -> Iterator[Workers]:
    """Processes of this machine, or a cluster (`dask://host:8786`); raises `BadOption`.

    One process is this one itself; None stands for one per core. When the context is left early, calls that are under
    way end at once.
    """
    count = count or os.cpu_count() or 1
    if cluster is not None:
        with Cluster(cluster) as executor:
            yield Workers(executor, executor.workers)
    elif count == 1:
        yield Workers()
    else:
        with WorkerPool(count) as pool:
            yield Workers(pool, count)
