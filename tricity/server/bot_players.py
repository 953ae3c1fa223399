"""Bots at tables: a bot whose turn it is thinks in a worker process and moves as a person would.

Turns wait in a fair queue until a worker is free; each is one move. At a table that nobody watches, bots keep moving
only while people are waited for, and otherwise pause until somebody looks. Among several server processes the one that
holds the lease of a turn thinks about it.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from tricity.bots.pool import BotPool, Failure
from tricity.bots.workers import PoolClosed
from tricity.core.errors import TricityError
from tricity.server.back_off import BackOff
from tricity.server.bot_queue import BotQueue
from tricity.server.bot_turns import BotTurn
from tricity.server.live_tables import LiveTables
from tricity.server.logs import logger, reason
from tricity.server.metrics import Metrics
from tricity.table.commands.moves import bot_move, bots_to_move
from tricity.table.errors import NotFound, StorageUnavailable, UnreadableLog, WrongState
from tricity.table.events import Moved
from tricity.table.principal import SERVER
from tricity.table.storage.leases import Leases
from tricity.table.table import Table

_NO_LEVEL: Final = "none"
"""Logged as the level of a move that was drawn because every bot failed."""
_LEASE_SECONDS: Final = 2.0
"""When to ask again for a lease that another process holds: it may have died."""

_Place = tuple[str, int]
"""A table and a seat."""


class BotPlayers:
    """Plays the turns that are announced in `turns`. A person's bots beyond `per_person` wait for the next sweep."""

    def __init__(
        self,
        live_tables: LiveTables,
        pool: BotPool,
        leases: Leases,
        metrics: Metrics,
        turns: "asyncio.Queue[BotTurn]",
        per_person: int | None = None,
    ) -> None:
        self._live_tables = live_tables
        self._pool = pool
        self._leases = leases
        self._metrics = metrics
        self._turns = turns
        self._per_person = per_person
        self._queue: BotQueue[tuple[BotTurn, float]] = BotQueue()
        """The turns that are waiting for a worker, each with the time since when."""
        self._known: set[_Place] = set()
        """The seats whose bot is waiting, thinking, or going to try again."""
        self._bots_of: Counter[str] = Counter()
        """How many of the known turns each person has."""
        self._owned_elsewhere: dict[_Place, asyncio.TimerHandle] = {}
        """Known turns that another process is thinking about, with the timers to ask again."""
        self._thinking: set[asyncio.Task[None]] = set()
        self._back_off = BackOff()
        self._closed = False

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            self._accept(await self._turns.get())
            self._start_thinking()

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._thinking)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _accept(self, turn: BotTurn) -> None:
        """Queue a turn, unless it is known already or its person has too many."""
        place = turn.table, turn.seat
        if place in self._owned_elsewhere:
            # Something has happened at the table: the other process may have moved, and this may be a new turn.
            self._owned_elsewhere.pop(place).cancel()
            self._enqueue(turn)
            return
        if place in self._known:
            return
        if self._per_person is not None and self._bots_of[turn.person] >= self._per_person:
            self._metrics.bots_deferred.inc()
            return
        self._known.add(place)
        self._bots_of[turn.person] += 1
        self._enqueue(turn)

    def _enqueue(self, turn: BotTurn) -> None:
        watched = self._live_tables.bot_turns.is_watched(turn.table)
        self._queue.put(turn.person, turn.table, (turn, time.perf_counter()), watched=watched)
        self._metrics.bots_waiting.inc()

    def _start_thinking(self) -> None:
        while self._queue and len(self._thinking) < self._pool.workers and not self._closed:
            turn, since = self._queue.take()
            self._metrics.bots_waiting.dec()
            self._metrics.bot_wait.observe(time.perf_counter() - since)
            task = asyncio.create_task(self._play(turn))
            self._thinking.add(task)
            self._metrics.bots_thinking.inc()
            task.add_done_callback(self._stopped_thinking)

    def _stopped_thinking(self, task: "asyncio.Task[None]") -> None:
        self._thinking.discard(task)
        self._metrics.bots_thinking.dec()
        self._start_thinking()

    async def _play(self, turn: BotTurn) -> None:
        """Make one move of that bot, if it has one to make; then check again, now or later."""
        try:
            async with self._lease(turn) as own:
                if own:
                    looks_again = await self._move(turn)
                    self._forget(turn)
                    if looks_again:
                        self._turns.put_nowait(turn)
                else:
                    self._ask_again(turn)
        except (NotFound, UnreadableLog):
            # The sweep reports it and comes back to it.
            self._forget(turn)
        except PoolClosed:
            pass
        # Whatever is wrong with one table, the others must go on.
        except Exception as fault:  # noqa: BLE001
            self._metrics.task_failures.labels("bot").inc()
            if isinstance(fault, (StorageUnavailable, TricityError)):
                logger().warning("bot could not move", fault=reason(fault))
            else:
                logger().error("bot could not move", exc_info=fault)
            self._retry(turn, self._back_off.failed(turn.table))
        else:
            self._back_off.succeeded(turn.table)

    async def _move(self, turn: BotTurn) -> bool:
        """One move of that bot; False when it has none to make, or pauses."""
        name, seat, _ = turn
        async with self._live_tables.table(name) as table:
            if seat not in bots_to_move(table):
                return False
            if not (table.human_seats or self._live_tables.bot_turns.is_watched(name)):
                return not await self._live_tables.bot_turns.pause(table)
            version, level = table.version, table.seats[seat].bot
            view, moves = table.match.view(seat), table.match.legal_moves(seat)
        with self._metrics.bot_decisions.time():
            outcome = await self._pool.decide_async(level, view, moves)
        decision, chosen_by = outcome.decision, outcome.spec or _NO_LEVEL

        def command(table: Table) -> Moved:
            move = str(decision.move)
            return bot_move(table, seat, version, move, chosen_by, decision.reason, decision.facts)

        # If the table has moved on in the meantime, check again.
        with suppress(WrongState):
            await self._live_tables.execute(name, SERVER, "", command)
        return True

    @asynccontextmanager
    async def _lease(self, turn: BotTurn) -> AsyncIterator[bool]:
        name = f"bot {turn.table} {turn.seat}"
        own = await self._leases.acquire(name)
        try:
            yield own
        finally:
            if own:
                await self._leases.release(name)

    def _ask_again(self, turn: BotTurn) -> None:
        """The process that holds the lease may die."""
        place = turn.table, turn.seat

        def ask() -> None:
            del self._owned_elsewhere[place]
            self._enqueue(turn)
            self._start_thinking()

        self._owned_elsewhere[place] = asyncio.get_running_loop().call_later(_LEASE_SECONDS, ask)

    def _retry(self, turn: BotTurn, seconds: float) -> None:
        def retry() -> None:
            self._enqueue(turn)
            self._start_thinking()

        asyncio.get_running_loop().call_later(seconds, retry)

    def _forget(self, turn: BotTurn) -> None:
        self._known.discard((turn.table, turn.seat))
        self._bots_of[turn.person] -= 1
        if not self._bots_of[turn.person]:
            del self._bots_of[turn.person]


def report_failure(metrics: Metrics, failure: Failure) -> None:
    """Count and log a bot that failed. Called by the pool in one of its threads."""
    metrics.bot_faults.labels(failure.spec).inc()
    logger().warning("bot failed", bot=failure.spec, game=failure.game, kind=failure.kind, detail=failure.detail)
