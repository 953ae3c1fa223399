"""Bots in worker processes: callers stay responsive, and no decision takes longer than its limit.

The server, the terminal and whoever else asks for single decisions share this pool. (Batches of whole games are another
matter: `arena/runner.py` hands them to a `ProcessPoolExecutor`, which has no limit per task and needs none.)

What crosses the process boundary is JSON: the bot's name and seed, the view and the legal moves. Workers are spawned,
not forked, so they inherit no memory either: a bot can know nothing that is not in its view.
"""

import asyncio
import multiprocessing
import secrets
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final, Literal

import msgspec

from tricity.bots.base import Bot, Decision
from tricity.bots.levels import make, names
from tricity.core.native import Random
from tricity.core.notation import Move

DEFAULT_SECONDS: Final = 60.0
"""The levels need a fraction of it; only search budgets given in seconds come near."""
_SHUTDOWN_SECONDS: Final = 5.0
_SEED_BITS: Final = 62
_MAX_DETAIL: Final = 500

FailureKind = Literal["late", "died", "raised", "illegal"]
BotFactory = Callable[[str, int], Bot]
"""Makes a bot from its specification and a seed, as `bots.make` does. Workers import it by name."""


class PoolClosed(Exception):
    """The pool was closed before the decision was made."""


@dataclass(frozen=True)
class Failure:
    """Why a bot did not decide: it was late, its process died, it raised an exception, or its move is not legal."""

    spec: str
    game: str
    kind: FailureKind
    detail: str


@dataclass(frozen=True)
class Outcome:
    """A decision, and the failures on the way to it."""

    decision: Decision
    spec: str
    """The bot that decided: the one that was asked, the simplest level, or "" when both of them failed."""
    failures: tuple[Failure, ...] = ()


class _BotFailed(Exception):
    def __init__(self, kind: FailureKind, detail: str) -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail


class BotPool:
    """Worker processes for bots. They are started on first use and replaced when they are late or die.

    A bot that fails must not stop a game: the simplest level decides instead, and if that fails too, a random legal
    move is made here. `on_failure` is called for every failure, in the thread that decides.

    All methods may be called from any thread; `close` ends the processes that this pool has started, and no others.
    """

    def __init__(
        self,
        workers: int = 1,
        seconds: float = DEFAULT_SECONDS,
        *,
        on_failure: Callable[[Failure], None] | None = None,
        make_bot: BotFactory = make,
    ) -> None:
        self._seconds = seconds
        self._on_failure = on_failure
        self._make_bot = make_bot
        self._slots = threading.Semaphore(workers)
        self._changed = threading.Condition()
        """Guards what follows, processes included, and is notified when a worker is no longer busy."""
        self._closed = False
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        # Of its own: decisions that wait for a worker must not use up the threads of asyncio's default executor.
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bot-pool")

    def decide(self, spec: str, view: Mapping[str, Any], moves: Sequence[Move], seed: int | None = None) -> Outcome:
        """The decision of the bot `make(spec, seed)`, or of its stand-ins; blocks until a worker is free and done.

        The time limit holds from when a worker was given the task. Without a seed, the bot gets a random one. Raises
        `PoolClosed` when the pool is closed meanwhile.
        """
        if len(moves) == 1:
            return Outcome(Decision(moves[0], "reason-only"), spec)
        if seed is None:
            seed = secrets.randbits(_SEED_BITS)
        failures: list[Failure] = []
        for attempt in dict.fromkeys((spec, names()[0])):
            try:
                decision = self._ask(encode_request(attempt, seed, view, moves), moves)
                return Outcome(_fallback(decision.move, failures) if failures else decision, attempt, tuple(failures))
            except _BotFailed as fault:
                failures.append(Failure(attempt, str(view.get("game", "")), fault.kind, fault.detail[:_MAX_DETAIL]))
                if self._on_failure is not None:
                    self._on_failure(failures[-1])
        if self._closed:
            raise PoolClosed
        move = moves[Random(seed).randrange(len(moves))]
        return Outcome(_fallback(move, failures), "", tuple(failures))

    async def decide_async(
        self, spec: str, view: Mapping[str, Any], moves: Sequence[Move], seed: int | None = None
    ) -> Outcome:
        """The same for asyncio: the event loop goes on meanwhile."""
        if self._closed:
            raise PoolClosed
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.decide, spec, view, moves, seed)

    def close(self) -> None:
        """Kill the workers and wait for their end, for a few seconds at most. Pending decisions raise `PoolClosed`."""
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
        """The same for asyncio."""
        await asyncio.to_thread(self.close)

    def __enter__(self) -> "BotPool":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, request: bytes, moves: Sequence[Move]) -> Decision:
        """One attempt in a worker."""
        with self._slots:
            try:
                with self._worker() as worker:
                    reply = msgspec.json.decode(worker.ask(request, self._seconds), type=Reply)
            except TimeoutError:
                raise _BotFailed("late", f"no decision after {self._seconds} s") from None
            except (OSError, EOFError) as fault:
                if self._closed:
                    raise PoolClosed from fault
                raise _BotFailed("died", f"{type(fault).__name__}: {fault}") from fault
        if reply.error:
            raise _BotFailed("raised", reply.error)
        for move in moves:
            if str(move) == reply.move:
                return Decision(move, reply.reason, reply.facts)
        raise _BotFailed("illegal", reply.move)

    @contextmanager
    def _worker(self) -> Iterator["_Worker"]:
        """A worker for one request: an idle one or a new one. One that did not answer is killed."""
        with self._changed:
            if self._closed:
                raise PoolClosed
            while self._idle and not self._idle[-1].alive:
                self._idle.pop().end()
            worker = self._idle.pop() if self._idle else _Worker(self._make_bot)
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


class PooledBot(Bot):
    """A bot that decides in a pool. Its seed gives a new seed for each decision."""

    def __init__(self, spec: str, seed: int, pool: BotPool) -> None:
        """Raises `BadOption` when there is no such bot."""
        make(spec, seed)
        self._spec = spec
        self._rng = Random(seed)
        self._pool = pool

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        return self._pool.decide(self._spec, view, moves, self._rng.randrange(1 << _SEED_BITS)).decision


class _Worker:
    """One worker process and the pipe to it. It answers one request at a time."""

    def __init__(self, make_bot: BotFactory) -> None:
        # Spawned, not forked: callers have threads, and bots must not inherit their memory.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, make_bot), name="bot", daemon=True)
        with _interrupts_blocked():
            self._process.start()
        theirs.close()

    def ask(self, request: bytes, seconds: float) -> bytes:
        """Blocks. Raises TimeoutError, or EOFError or OSError when the process has died."""
        self._pipe.send_bytes(request)
        if not self._pipe.poll(seconds):
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


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a worker is told."""

    spec: str
    seed: int
    view: dict[str, Any]
    moves: tuple[str, ...]


class Reply(msgspec.Struct, frozen=True):
    """A decision with its move as text, or the exception that the bot raised."""

    move: str = ""
    reason: str = ""
    facts: dict[str, Any] = {}
    error: str = ""


def encode_request(spec: str, seed: int, view: Mapping[str, Any], moves: Sequence[Move]) -> bytes:
    """The request as JSON. Raises TypeError for a view that is not plain data."""
    return msgspec.json.encode(Request(spec, seed, dict(view), tuple(map(str, moves))))


def serve(pipe: Connection, make_bot: BotFactory) -> None:
    """The main function of a worker: answer requests until the other end of the pipe is closed."""
    # Ctrl-C in a terminal goes to the whole process group; the parent decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            request = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(_answer(request, make_bot))


def _answer(request: bytes, make_bot: BotFactory) -> bytes:
    """The encoded reply. Whatever a bot raises is reported in it, and the worker goes on."""
    try:
        task = msgspec.json.decode(request, type=Request)
        decision = make_bot(task.spec, task.seed).decide(task.view, [Move.parse(text) for text in task.moves])
        return msgspec.json.encode(Reply(str(decision.move), decision.reason, dict(decision.facts)))
    except Exception as fault:  # noqa: BLE001
        return msgspec.json.encode(Reply(error=f"{type(fault).__name__}: {fault}"[:_MAX_DETAIL]))


def _fallback(move: Move, failures: Sequence[Failure]) -> Decision:
    """The decision of a stand-in, with the failure of the bot that was asked as the reason."""
    return Decision(move, "reason-fallback", {"case": "late" if failures[0].kind == "late" else "failed"})


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes started meanwhile inherit a signal mask that blocks Ctrl-C, until they ignore it themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
