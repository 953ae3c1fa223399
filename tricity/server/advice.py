"""Advice while playing, found by searches in the worker processes of the bots, from what a seat knows.

Bots go first: advice waits until a worker is free, one search at a time, and gives up after a moment. A table goes on
without it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Literal, ParamSpec, TypeVar

from tricity.analysis.advice import MoveCost, SeatValues, move_cost, seat_values
from tricity.analysis.scale import Unit
from tricity.bots.pool import BotPool
from tricity.bots.workers import PoolClosed, WorkerDied
from tricity.core.frozen import Frozen
from tricity.server.live_tables import LiveTables
from tricity.server.metrics import Metrics
from tricity.server.problems import Unavailable
from tricity.table.commands import advice
from tricity.table.events import Warned
from tricity.table.principal import PersonId

P = ParamSpec("P")
T = TypeVar("T")

_MOST_WAITING: Final = 20
"""Requests that may wait at the same time."""
_PATIENCE: Final = 3.0
"""Seconds after which somebody who waits for a free worker and the search gets no answer."""
_POLL_SECONDS: Final = 0.05
"""How often a waiting request checks whether a worker is free."""
_SEARCH_SECONDS: Final = 4.0
"""After this time a search is killed; it normally ends long before."""


class MoveWarning(Frozen):
    """`warned`: the move is a blunder, which loses `loss`. `unchecked`: there was no time to find out."""

    state: Literal["fine", "warned", "unchecked"]
    unit: Unit = "chance"
    loss: float = 0.0


_Place = tuple[str, int, int]
"""A table, a seat and a version."""


class Advice:
    def __init__(self, live_tables: LiveTables, pool: BotPool, metrics: Metrics) -> None:
        self._live_tables = live_tables
        self._pool = pool
        self._metrics = metrics
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0
        self._values: OrderedDict[_Place, SeatValues] = OrderedDict()
        self._costs: OrderedDict[_Place, tuple[str, MoveCost]] = OrderedDict()
        """For each decision, the first move that was checked: a player is warned once, and cannot try out all moves."""

    async def chances(self, person: PersonId, name: str, seat: int, version: int) -> SeatValues:
        """What the game is worth to every seat, from what this person's seat knows; raises `Unavailable`."""
        async with self._live_tables.table(name) as table:
            advice.check_chances(table, person, seat, version)
            place, view = (table.name, seat, version), table.match.view(seat)
        known = self._values.get(place)
        if known is None:
            # The same view gets the same answer, whatever is hidden from it.
            known = await self._search(seat_values, view, version)
            _remember(self._values, place, known)
        return known

    async def warning(self, person: PersonId, name: str, key: str, seat: int, version: int, move: str) -> MoveWarning:
        """Check the move that this person is about to make; a warning is written to the log, once per decision."""
        async with self._live_tables.table(name) as table:
            advice.check_warning(table, person, seat, version)
            self._live_tables.check_limits(table, person, Warned(seat, "", 0.0))
            place, view = (table.name, seat, version), table.match.view(seat)
            moves = tuple(map(str, table.match.legal_moves(seat)))
            was_warned = advice.was_warned(table, seat)
        first, cost = self._costs.get(place, ("", None))
        # An illegal move will be refused when it is played.
        if was_warned or move not in moves or (cost is not None and first != move):
            return MoveWarning("fine")
        if cost is None:
            try:
                cost = await self._search(move_cost, view, moves, move, version)
            except Unavailable:
                return MoveWarning("unchecked")
            _remember(self._costs, place, (move, cost))
        if cost.label != "blunder":
            return MoveWarning("fine")
        loss = cost.loss
        await self._live_tables.execute(
            name, person, key, lambda table: advice.warn(table, person, seat, version, move, loss)
        )
        return MoveWarning("warned", cost.unit, loss)

    async def _search(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call the function in a worker that no bot needs; raises `Unavailable` if that takes too long or fails."""
        if self._waiting >= _MOST_WAITING:
            raise Unavailable("server-busy")
        self._waiting += 1
        try:
            async with asyncio.timeout(_PATIENCE), self._one_at_a_time:
                while self._pool.is_busy:
                    await asyncio.sleep(_POLL_SECONDS)
                with self._metrics.bot_decisions.time():
                    return await self._pool.run_async(_SEARCH_SECONDS, function, *args, **kwargs)
        except (TimeoutError, WorkerDied, PoolClosed):
            raise Unavailable("server-busy") from None
        finally:
            self._waiting -= 1


_MOST_CACHED: Final = 2000


def _remember(cache: OrderedDict[_Place, T], place: _Place, value: T) -> None:
    """Keep an answer, and drop the oldest ones."""
    cache[place] = value
    while len(cache) > _MOST_CACHED:
        cache.popitem(last=False)
