"""Bots at tables: a bot whose turn it is thinks in a worker process and moves as a person would."""

import asyncio
from typing import Final

from tricity.bots.pool import BotPool, Failure
from tricity.core.errors import TricityError
from tricity.server.live_tables import BotTurn, LiveTables
from tricity.server.logs import logger
from tricity.server.metrics import Metrics
from tricity.table.commands.moves import bot_move, bots_to_move
from tricity.table.errors import StorageUnavailable, WrongState
from tricity.table.principal import SERVER

_NO_LEVEL: Final = "none"
"""Logged as the level of a move that was drawn because every bot failed."""


class BotPlayers:
    """Takes turns from the queue; a seat that is being thought about already is left alone."""

    def __init__(
        self, live_tables: LiveTables, pool: BotPool, metrics: Metrics, turns: "asyncio.Queue[BotTurn]"
    ) -> None:
        self._live_tables = live_tables
        self._pool = pool
        self._metrics = metrics
        self._turns = turns
        self._thinking: dict[BotTurn, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            turn = await self._turns.get()
            if turn not in self._thinking:
                self._thinking[turn] = asyncio.create_task(self._play(turn))

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, turn: BotTurn) -> None:
        """Moves until it is no longer that bot's turn. Whatever goes wrong, the sweep finds the table again."""
        try:
            while await self._move(turn):
                pass
        except (StorageUnavailable, TricityError) as fault:
            logger().warning("bot could not move", fault=str(fault)[:500])
        # One table must not hurt another, whatever is wrong with it.
        except Exception as fault:  # noqa: BLE001
            self._metrics.task_failures.labels("bot").inc()
            logger().error("bot could not move", exc_info=fault)
        finally:
            del self._thinking[turn]

    async def _move(self, turn: BotTurn) -> bool:
        """One move of that bot; False when it has none to make."""
        name, seat = turn
        async with self._live_tables.table(name) as table:
            if seat not in bots_to_move(table):
                return False
            version, level = table.version, table.seats[seat].bot
            view, moves = table.match.view(seat), table.match.legal_moves(seat)
        outcome = await self._pool.decide_async(level, view, moves)
        move, chosen_by = str(outcome.decision.move), outcome.spec or _NO_LEVEL
        try:
            await self._live_tables.execute(
                name, SERVER, "", lambda table: bot_move(table, seat, version, move, chosen_by)
            )
        except WrongState:
            # The table went on meanwhile; look again.
            return True
        return True


def report_failure(metrics: Metrics, failure: Failure) -> None:
    """Count and log a bot that failed. Called by the pool in one of its threads."""
    metrics.bot_faults.labels(failure.spec).inc()
    logger().warning("bot failed", bot=failure.spec, game=failure.game, kind=failure.kind, detail=failure.detail)
