"""Makes the moves that people have planned when their turn comes, and drops plans that no longer match.

Plans are in the database, and so is how far each of them was followed: after a crash the next server goes on, and of
several servers on one database any may follow a plan. What has been played is in the log, from which every step follows
again, so that nothing is played twice.
"""

import asyncio
from typing import Final, assert_never

from tricity.core.errors import TricityError
from tricity.server.live_tables import LiveTables
from tricity.server.logs import logger
from tricity.server.metrics import Metrics
from tricity.table.commands import moves
from tricity.table.errors import NotFound, StorageUnavailable, UnreadableLog
from tricity.table.events import Moved
from tricity.table.notices import Notice
from tricity.table.plans import KEY_PREFIX, Due, Finished, Misfit, Plan, Waiting, follow
from tricity.table.storage import plans
from tricity.table.storage.plans import PlanCancelled
from tricity.table.table import Table

_AT_ONCE: Final = 100


class _Changed(Exception):
    """Something happened at the table since it was looked at."""


class PlanPlayer:
    """A background task."""

    def __init__(self, live_tables: LiveTables, metrics: Metrics, sweep_seconds: float) -> None:
        self._live_tables = live_tables
        self._store = live_tables.store
        self._metrics = metrics
        self._sweep_seconds = sweep_seconds

    async def run(self) -> None:
        """Run until cancelled, or until the database cannot be read: then the supervisor starts it again."""
        while True:
            for plan in await self._store.read(plans.unfollowed, _AT_ONCE):
                try:
                    await self.follow(plan)
                except StorageUnavailable:
                    raise
                except (NotFound, UnreadableLog):
                    # Nobody can play there any more.
                    await self._store.run(plans.finish, plan.id)
                except Exception as fault:  # noqa: BLE001
                    # The other plans go on, and the owner of this one is told that it was dropped.
                    self._metrics.task_failures.labels("plan").inc()
                    logger().error("plan failed", exc_info=fault)
                    async with self._live_tables.table(plan.table) as table:
                        shown = table.shown
                    await self._drop(plan, shown)
            await asyncio.sleep(self._sweep_seconds)

    async def follow(self, plan: Plan) -> None:
        """Play the moves of the plan whose turn has come."""
        while True:
            async with self._live_tables.table(plan.table) as table:
                step, number, shown = follow(table, plan), table.number, table.shown
            match step:
                case Waiting():
                    await self._store.run(plans.mark_followed, plan.id, number)
                    return
                case Finished():
                    await self._store.run(plans.finish, plan.id)
                    return
                case Misfit():
                    await self._drop(plan, shown)
                    return
                case Due():
                    if not await self._play(plan, step, shown):
                        return
                case _:
                    assert_never(step)

    async def _play(self, plan: Plan, due: Due, shown: int) -> bool:
        """Whether there may be more to do."""

        def command(table: Table) -> Moved:
            if follow(table, plan) != due:
                raise _Changed
            return moves.move(table, plan.person, plan.seat, due.version, due.move)

        key = f"{KEY_PREFIX}{plan.id}:{due.version}"
        try:
            await self._live_tables.execute(plan.table, plan.person, key, command)
        except _Changed:
            return True
        except PlanCancelled:
            return False
        except TricityError:
            # Not a legal move in this position.
            await self._drop(plan, shown)
            return False
        return True

    async def _drop(self, plan: Plan, shown: int) -> None:
        notice = Notice(plan.person, plan.table, "plan", shown)
        await self._store.run(plans.drop, plan.id, notice, self._live_tables.now())
