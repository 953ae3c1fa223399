"""Bots in worker processes: callers stay responsive, and no decision takes longer than its limit.

The server, the terminal and the arena share this pool: the first two ask for decisions, the arena submits whole games.

All that a bot is given is JSON: its name and seed, the view and the legal moves. Workers are spawned, not forked, so
they inherit no memory either: a bot can know nothing that is not in its view.
"""

import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

import msgspec

from tricity.bots.base import Bot, Candidate, Decision
from tricity.bots.hints import candidates
from tricity.bots.levels import make, names
from tricity.bots.workers import PoolClosed, WorkerDied, WorkerPool
from tricity.core.frozen import Frozen
from tricity.core.native import Random
from tricity.core.notation import Move

DEFAULT_SECONDS: Final = 60.0
"""The levels need a fraction of it; only search budgets given in seconds come close."""
_MOST_LOST: Final = 3
_SEED_BITS: Final = 62
_MAX_DETAIL: Final = 500
_ADVISER: Final = "hint"
"""Takes the place of a bot's name in requests for hints."""

FailureKind = Literal["late", "died", "raised", "illegal"]
BotFactory = Callable[[str, int], Bot]
"""Makes a bot from its specification and a seed, as `bots.make` does. Workers import it by name."""


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


class BotPool(WorkerPool):
    """Worker processes for bots, with a time limit for decisions (but none for other calls: see `submit`).

    A bot that fails must not stop a game: the simplest level decides instead, and if that fails too, a random legal
    move is made here. `on_failure` is called for every failure, in the thread that decides.
    """

    def __init__(
        self,
        workers: int = 1,
        seconds: float = DEFAULT_SECONDS,
        *,
        on_failure: Callable[[Failure], None] | None = None,
        make_bot: BotFactory = make,
    ) -> None:
        super().__init__(workers)
        self._seconds = seconds
        self._on_failure = on_failure
        self._make_bot = make_bot
        self._lost_in_a_row = 0

    @property
    def is_failing(self) -> bool:
        """Whether the last calls have all lost their worker: none can be started, or each dies at once."""
        return self._lost_in_a_row >= _MOST_LOST

    async def probe(self) -> None:
        """Give a worker an empty task, so that a pool that works again no longer counts as failing."""
        with suppress(WorkerDied, PoolClosed, TimeoutError):
            await self._in_thread(partial(self.run, self._seconds, os.getpid))
            self._lost_in_a_row = 0

    def decide(self, spec: str, view: Mapping[str, Any], moves: Sequence[Move], seed: int | None = None) -> Outcome:
        """The decision of the bot `make(spec, seed)`, or of its stand-ins; blocks until a worker is free and done.

        The time limit starts when a worker gets the task. Without a seed, the bot gets a random one. Raises
        `PoolClosed` if the pool is closed in the meantime.
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
        if self.closed:
            raise PoolClosed
        move = moves[Random(seed).randrange(len(moves))]
        return Outcome(_fallback(move, failures), "", tuple(failures))

    async def decide_async(
        self, spec: str, view: Mapping[str, Any], moves: Sequence[Move], seed: int | None = None
    ) -> Outcome:
        """The same for asyncio, without blocking the event loop."""
        if self.closed:
            raise PoolClosed
        return await self._in_thread(partial(self.decide, spec, view, moves, seed))

    async def consider_async(self, view: Mapping[str, Any], moves: Sequence[Move]) -> tuple[Candidate, ...]:
        """The moves that a strong player would consider, from that view; none if the search failed."""
        if self.closed:
            return ()
        return await self._in_thread(partial(self.consider, view, moves))

    def consider(self, view: Mapping[str, Any], moves: Sequence[Move]) -> tuple[Candidate, ...]:
        """The same, blocking until a worker is free and done."""
        request = encode_request(_ADVISER, secrets.randbits(_SEED_BITS), view, moves)
        try:
            answer = self.run(self._seconds, answer_hint_request, request)
            return msgspec.json.decode(answer, type=tuple[Candidate, ...])
        except PoolClosed:
            return ()
        except (TimeoutError, WorkerDied) as fault:
            kind: FailureKind = "late" if isinstance(fault, TimeoutError) else "died"
            if self._on_failure is not None:
                self._on_failure(Failure(_ADVISER, str(view.get("game", "")), kind, str(fault)[:_MAX_DETAIL]))
            return ()

    def _ask(self, request: bytes, moves: Sequence[Move]) -> Decision:
        """One attempt in a worker."""
        try:
            answer = self.run(self._seconds, answer_request, request, self._make_bot)
        except TimeoutError:
            raise _BotFailed("late", f"no decision after {self._seconds} s") from None
        except WorkerDied as fault:
            self._lost_in_a_row += 1
            raise _BotFailed("died", str(fault)) from fault
        self._lost_in_a_row = 0
        reply = msgspec.json.decode(answer, type=Reply)
        if reply.error:
            raise _BotFailed("raised", reply.error)
        for move in moves:
            if str(move) == reply.move:
                return Decision(move, reply.reason, reply.facts)
        raise _BotFailed("illegal", reply.move)


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


class Request(Frozen, forbid_unknown_fields=True):
    """Everything that a worker receives."""

    spec: str
    seed: int
    view: dict[str, Any]
    moves: tuple[str, ...]


class Reply(Frozen):
    """A decision with its move as text, or the exception that the bot raised."""

    move: str = ""
    reason: str = ""
    facts: dict[str, Any] = msgspec.field(default_factory=dict)
    error: str = ""


def encode_request(spec: str, seed: int, view: Mapping[str, Any], moves: Sequence[Move]) -> bytes:
    """The request as JSON. Raises TypeError for a view that is not plain data."""
    return msgspec.json.encode(Request(spec, seed, dict(view), tuple(map(str, moves))))


def answer_request(request: bytes, make_bot: BotFactory) -> bytes:
    """The encoded reply. Whatever a bot raises is reported in it, and the worker goes on."""
    try:
        task = msgspec.json.decode(request, type=Request)
        decision = make_bot(task.spec, task.seed).decide(task.view, [Move.parse(text) for text in task.moves])
        return msgspec.json.encode(Reply(str(decision.move), decision.reason, dict(decision.facts)))
    except Exception as fault:  # noqa: BLE001
        return msgspec.json.encode(Reply(error=f"{type(fault).__name__}: {fault}"[:_MAX_DETAIL]))


def answer_hint_request(request: bytes) -> bytes:
    """The encoded candidates."""
    task = msgspec.json.decode(request, type=Request)
    return msgspec.json.encode(candidates(task.view, [Move.parse(text) for text in task.moves], task.seed))


def _fallback(move: Move, failures: Sequence[Failure]) -> Decision:
    """The decision of a stand-in, with the failure of the bot that was asked as the reason."""
    return Decision(move, "reason-fallback", {"case": "late" if failures[0].kind == "late" else "failed"})
