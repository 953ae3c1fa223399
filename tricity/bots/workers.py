"""Worker processes that run calls, as a standard `Executor` with a time limit per call and an immediate end.

Unlike a `ProcessPoolExecutor`, a call that takes too long or kills its process costs that process alone, and closing
the pool stops calls that are under way. Only processes that the pool has started are ever ended.
"""

import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_SHUTDOWN_SECONDS: Final = 5.0


class PoolClosed(Exception):
    """The pool was closed before the call returned."""


class WorkerDied(Exception):
    """The process of a worker ended during a call."""


class WorkerPool(Executor):
    """Processes that are started on first use, and replaced when they are late or die.

    All methods may be called from any thread. Functions, arguments and results must be picklable.
    """

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self._slots = threading.Semaphore(workers)
        self._changed = threading.Condition()
        """Guards what follows, processes included, and is notified when a worker is no longer busy."""
        self._closed = False
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        # Of its own: calls that wait for a worker must not use up the threads of asyncio's default executor.
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="worker-pool")

    @property
    def closed(self) -> bool:
        return self._closed

    @property
    def is_busy(self) -> bool:
        """Whether all workers are busy."""
        return len(self._busy) >= self.workers

    def run(self, seconds: float | None, function: Callable[P, T], *args: P.args, **settings: P.kwargs) -> T:
        """Call a function in a worker and return its result; blocks until a worker is free and done.

        The time limit (None: unlimited) starts when a worker gets the call; a worker that exceeds it is killed, which
        raises `TimeoutError`. Raises `WorkerDied`, `PoolClosed`, or whatever the function raised.
        """
        request = pickle.dumps((function, args, settings))
        with self._slots:
            try:
                with self._worker() as worker:
                    reply = worker.ask(request, seconds)
            except TimeoutError:
                raise
            except (OSError, EOFError) as fault:
                if self._closed:
                    raise PoolClosed from fault
                raise WorkerDied(f"{type(fault).__name__}: {fault}") from fault
        returned, value = pickle.loads(reply)
        if not returned:
            raise value
        result: T = value
        return result

    async def run_async(
        self, seconds: float | None, function: Callable[P, T], *args: P.args, **settings: P.kwargs
    ) -> T:
        """`run` for asyncio, without blocking the event loop."""
        if self._closed:
            raise PoolClosed
        call = partial(self.run, seconds, function, *args, **settings)
        return await self._in_thread(call)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Call a function in a worker, without a time limit; the future has its result, or what `run` raised."""
        return self._threads.submit(lambda: self.run(None, fn, *args, **kwargs))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the submitted calls return, then end the workers; see `close` for an immediate end."""
        self._threads.shutdown(wait, cancel_futures=cancel_futures)
        if wait:
            self.close()
        else:
            threading.Thread(target=self.shutdown, name="worker-pool-shutdown").start()

    def close(self) -> None:
        """Kill the workers and wait for their end, for a few seconds at most. Pending calls raise `PoolClosed`."""
        with self._changed:
            self._closed = True
            for worker in self._busy:
                worker.kill()
            while self._idle:
                self._idle.pop().end()
            # The threads that wait for a killed worker find its pipe closed, and clean up.
            self._changed.wait_for(lambda: not self._busy, _SHUTDOWN_SECONDS)
        self._threads.shutdown(wait=False)

    async def close_async(self) -> None:
        """`close` for asyncio."""
        # Here and below: a game in the terminal uses no event loop, and importing it takes longer than the engine.
        import asyncio

        await asyncio.to_thread(self.close)

    async def _in_thread(self, call: Callable[[], T]) -> T:
        """Call a function that waits for a worker, without blocking the event loop."""
        import asyncio

        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def _worker(self) -> Iterator["_Worker"]:
        """A worker for one request: an idle one or a new one. One that did not answer is killed."""
        with self._changed:
            if self._closed:
                raise PoolClosed
            while self._idle and not self._idle[-1].alive:
                self._idle.pop().end()
            worker = self._idle.pop() if self._idle else _Worker()
            self._busy.add(worker)
        answered = False
        try:
            yield worker
            answered = True
        finally:
            # Also when a KeyboardInterrupt in the caller's thread leaves the request unanswered.
            with self._changed:
                self._busy.discard(worker)
                if answered and not self._closed:
                    self._idle.append(worker)
                else:
                    worker.end()
                self._changed.notify_all()


class _Worker:
    """One worker process and the pipe to it. It answers one request at a time."""

    def __init__(self) -> None:
        # Spawned, not forked: callers have threads, and bots must not inherit their memory.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), name="worker", daemon=True)
        with _interrupts_blocked():
            self._process.start()
        theirs.close()

    def ask(self, request: bytes, seconds: float | None) -> bytes:
        """Blocks. Raises TimeoutError, or EOFError or OSError when the process has died."""
        self._pipe.send_bytes(request)
        # With no time left there must be no answer, even if this thread was delayed and the worker was not.
        if seconds == 0 or not self._pipe.poll(seconds):
            raise TimeoutError
        return self._pipe.recv_bytes()

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def kill(self) -> None:
        """Kill the process, which closes its end of the pipe."""
        self._process.kill()

    def end(self) -> None:
        """Kill the process, wait until it is gone, and close the pipe."""
        self._process.kill()
        self._process.join(_SHUTDOWN_SECONDS)
        self._pipe.close()


def _serve(pipe: Connection) -> None:
    """The main function of a worker: answer requests until the other end of the pipe is closed."""
    # A signal often goes to the whole process group or service; the parent decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="parent-watch", daemon=True).start()
    while True:
        try:
            request = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(_reply(request))


def _end_with_parent() -> None:
    """A parent that was killed could not end its workers."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _reply(request: bytes) -> bytes:
    """Whether the call returned, and its result or exception, pickled."""
    try:
        function, args, settings = pickle.loads(request)
        return pickle.dumps((True, function(*args, **settings)))
    except Exception as fault:  # noqa: BLE001
        fault.add_note("In a worker process:\n" + traceback.format_exc())
        return _pickled_exception(fault)


def _pickled_exception(fault: Exception) -> bytes:
    """The exception that the parent is to raise: this one, unless it can be pickled but not unpickled."""
    try:
        reply = pickle.dumps((False, fault))
        pickle.loads(reply)
    except Exception:  # noqa: BLE001
        substitute: Any = RuntimeError(f"{type(fault).__name__}: {fault}")
        substitute.__notes__ = fault.__notes__
        return pickle.dumps((False, substitute))
    return reply


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes started meanwhile inherit a mask that blocks these signals, until they ignore them themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Python's resource tracker, which is started along with the first process, unblocks them.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
