"""Workers on other machines: a Dask cluster as a standard `Executor`. The arena, reviews and the server share it.

What a call returns depends on its arguments alone, so the results are the same wherever they are computed.
"""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures import wait as wait_for
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, ParamSpec, TypeVar

from tricity.core.errors import BadOption

P = ParamSpec("P")
T = TypeVar("T")

CLUSTER: Final = "dask://HOST:PORT"
"""The form of an address."""
_DASK: Final = "dask://"
CONNECT_SECONDS: Final = 10.0


class ClusterLost(Exception):
    """The cluster gave up a call: it was cancelled there, or the connection was lost."""


def check_address(address: str) -> str:
    """The address, unchanged; raises `BadOption` if no cluster can have it."""
    if not address.startswith(_DASK) or address == _DASK:
        raise BadOption("bad-cluster", address=address[:80], example=CLUSTER)
    return address


class Cluster(Executor):
    """The workers of a Dask cluster. If one of them is lost, its calls are made again by another.

    Dask's own executor fails when a worker dies between finishing a call and handing over the result: the call counts
    as pending again, and the result that has arrived is mistaken for an error. This one waits until another worker has
    repeated the call.
    """

    def __init__(self, address: str, seconds: float | None = None) -> None:
        """Connect; blocks. Raises `BadOption` if there is no such cluster, or no Dask."""
        host = check_address(address).removeprefix(_DASK)
        try:
            distributed: Any = import_module("distributed")
        except ImportError:
            raise BadOption("no-dask") from None
        try:
            timeout = CONNECT_SECONDS if seconds is None else seconds
            self._client = distributed.Client(f"tcp://{host}", timeout=timeout, set_as_default=False)
        except (OSError, ValueError) as fault:
            raise BadOption("no-cluster", address=address[:80], detail=str(fault)[:200]) from fault
        self._running: dict[str, tuple[Any, Future[Any]]] = {}

    @property
    def workers(self) -> int:
        """How many calls can be made at the same time, at least 1."""
        return max(sum(map(int, self._client.nthreads().values())), 1)

    def submit(self, function: Callable[P, T], /, *args: P.args, **settings: P.kwargs) -> Future[T]:
        """The future has the result or what the call raised; cancel it, and the call is given up there."""
        future: Future[T] = Future()
        call = self._client.submit(function, *args, pure=False, **settings)
        self._running[call.key] = call, future
        future.add_done_callback(lambda done: self._give_up(call) if done.cancelled() else None)
        call.add_done_callback(self._finish)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        running = [*self._running.values()]
        if wait and not cancel_futures:
            wait_for([future for _, future in running])
            return
        for _, future in running:
            future.cancel()

    def close(self) -> None:
        """Give up all calls and disconnect."""
        with suppress(OSError):
            self.shutdown(wait=False)
        with suppress(OSError, TimeoutError):
            self._client.close()

    def __exit__(self, *_: object) -> None:
        self.close()

    def _give_up(self, call: Any) -> None:
        # In the client's own thread: `call.cancel` would wait for the scheduler, and the caller may be an event loop.
        self._client.loop.add_callback(self._client._cancel, [call])

    def _finish(self, call: Any) -> None:
        _, future = self._running.pop(call.key)
        if not future.set_running_or_notify_cancel():
            return
        try:
            if call.cancelled():
                raise ClusterLost(str(call.status))
            result = call.result()
        except BaseException as fault:  # noqa: BLE001 - whoever asked for the result gets it
            future.set_exception(fault if isinstance(fault, Exception) else ClusterLost(type(fault).__name__))
        else:
            future.set_result(result)
