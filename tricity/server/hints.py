"""Hints for players: found by a search in a worker process, from what the seat knows and nothing else."""

from tricity.bots.pool import BotPool
from tricity.server.live_tables import LiveTables
from tricity.server.metrics import Metrics
from tricity.table.commands import hints
from tricity.table.errors import WrongState
from tricity.table.events import Hinted
from tricity.table.history import Receipt
from tricity.table.principal import PersonId


class Hints:
    def __init__(self, live_tables: LiveTables, pool: BotPool, metrics: Metrics) -> None:
        self._live_tables = live_tables
        self._pool = pool
        self._metrics = metrics

    async def give(self, person: PersonId, name: str, key: str, seat: int, version: int) -> Receipt:
        """Find a hint for that person's seat and write it to the log. Refusals come before the search."""
        async with self._live_tables.table(name) as table:
            known = table.receipt_of(person, key)
            if known is not None:
                return known
            hints.check(table, person, seat, version)
            self._live_tables.check_limits(table, person, Hinted(seat, ()))
            view, moves = table.match.view(seat), table.match.legal_moves(seat)
        with self._metrics.bot_decisions.time():
            candidates = await self._pool.consider_async(view, moves)
        if not candidates:
            raise WrongState("hint-failed")
        return await self._live_tables.execute(
            name, person, key, lambda table: hints.hint(table, person, seat, version, candidates)
        )
