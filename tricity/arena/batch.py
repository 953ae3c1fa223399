"""Batches of calls, such as whole games, on any `Executor`: the processes of this machine, or a cluster.

What a call returns depends on its argument alone, so the results are the same however they are split.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future
from concurrent.futures import wait as wait_for
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, ParamSpec, TypeVar

from tricity.bots.workers import WorkerPool
from tricity.core.errors import BadOption

Argument = TypeVar("Argument")
P = ParamSpec("P")
T = TypeVar("T")

CLUSTER: Final = "dask://HOST:PORT"
"""The form of an address."""
_DASK: Final = "dask://"
_CONNECT_SECONDS: Final = 10.0
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
            done, running = wait_for(running, return_when=FIRST_COMPLETED)
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
        with _dask_workers(cluster) as workers:
            yield workers
    elif count == 1:
        yield Workers()
    else:
        with WorkerPool(count) as pool:
            yield Workers(pool, count)


@contextmanager
def _dask_workers(address: str) -> Iterator[Workers]:
    """The workers of a Dask cluster. If one of them is lost, its calls are made again by another."""
    if not address.startswith(_DASK) or address == _DASK:
        raise BadOption("bad-cluster", address=address[:80], example=CLUSTER)
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise BadOption("no-dask") from None
    try:
        client = distributed.Client(f"tcp://{address.removeprefix(_DASK)}", timeout=_CONNECT_SECONDS)
    except (OSError, ValueError) as fault:
        raise BadOption("no-cluster", address=address[:80], detail=str(fault)[:200]) from fault
    with client:
        executor = _ClusterExecutor(client)
        try:
            yield Workers(executor, max(sum(client.nthreads().values()), 1))
        finally:
            with suppress(OSError):
                executor.shutdown(wait=False)


class _ClusterExecutor(Executor):
    """Calls made by a Dask cluster.

    Dask's own executor fails when a worker dies between finishing a call and handing over the result: the call counts
    as pending again, and the result that has arrived is taken for an error. Here a result that was lost is waited for
    until another worker has made the call again.
    """

    def __init__(self, client: Any) -> None:
        self._client = client
        self._running: dict[str, tuple[Any, Future[Any]]] = {}

    def submit(self, function: Callable[P, T], /, *args: P.args, **settings: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        call = self._client.submit(function, *args, pure=False, **settings)
        self._running[call.key] = call, future
        call.add_done_callback(self._finish)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        running = [*self._running.values()]
        if wait and not cancel_futures:
            wait_for([future for _, future in running])
            return
        for _, future in running:
            future.cancel()
        self._client.cancel([call for call, _ in running])

    def _finish(self, call: Any) -> None:
        _, future = self._running.pop(call.key)
        if not future.set_running_or_notify_cancel():
            return
        try:
            result = call.result()
        except BaseException as fault:  # noqa: BLE001 - whoever asked for the result gets it
            future.set_exception(fault)
        else:
            future.set_result(result)
