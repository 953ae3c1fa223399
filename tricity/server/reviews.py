"""Reviews of finished games: found move by move, elsewhere (`review_workers`), and kept with the game.

Somebody who waits for one asks again and again; a review that nobody asks about any more is given up.
"""

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

from tricity.analysis.review import Effort
from tricity.analysis.review_calls import part_of_review, program, whole_review
from tricity.analysis.values import REVIEW_FORMAT, Review, ReviewPart
from tricity.core.frozen import Frozen
from tricity.server.live_tables import LiveTables
from tricity.server.logs import logger, reason
from tricity.server.metrics import Metrics
from tricity.server.problems import Unavailable
from tricity.server.review_workers import ClusterState, ReviewWorkers
from tricity.table import replay
from tricity.table.errors import WrongState
from tricity.table.player_view import viewer_for
from tricity.table.principal import Principal
from tricity.table.storage import reviews
from tricity.table.storage.leases import Leases
from tricity.table.storage.store import Store

_MOST_WAITING: Final = 50
_PATIENCE: Final = 30.0
"""Seconds after which somebody who has not asked again is no longer waiting."""
_SEED: Final = 0
EFFORT: Final = Effort()


class ReviewStatus(Frozen):
    """How far a review is: `done` of `moves` moves; the review itself when it is there."""

    state: Literal["waiting", "working", "failed", "done"]
    done: int = 0
    moves: int = 0
    review: Review | None = None


@dataclass
class _Job:
    record: str
    moves: int
    chosen_by: tuple[str, ...]
    asked: float
    """When somebody asked about it last."""
    parts: list[ReviewPart] = field(default_factory=list)
    failed: bool = False

    @property
    def is_wanted(self) -> bool:
        return time.monotonic() - self.asked < _PATIENCE


class Reviews:
    """Makes reviews one after the other. Of several servers that share a database, one makes each."""

    def __init__(self, store: Store, live_tables: LiveTables, leases: Leases, metrics: Metrics, cluster: str) -> None:
        self._store = store
        self._live_tables = live_tables
        self._leases = leases
        self._metrics = metrics
        self._workers = ReviewWorkers(cluster, metrics)
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._new_job = asyncio.Event()

    @property
    def cluster(self) -> ClusterState:
        """Whether the cluster of the settings takes reviews."""
        return self._workers.cluster

    async def status(self, name: str, person: Principal) -> ReviewStatus:
        """The review of a finished table, or how far it is; asking for one begins it.

        Raises `Forbidden` or `WrongState` as for the record of the match, and `Unavailable` if too many are waiting.
        """
        async with self._live_tables.table(name) as table:
            viewer_for(table, person, address=name)
            name = table.name
            if table.ended and not table.match.over:
                raise WrongState("review-unfinished")
            record, moves, chosen_by = replay.record(table), table.match.version, tuple(table.chosen_by)
        stored = await self._store.read(reviews.find, name, REVIEW_FORMAT)
        if stored is not None:
            return ReviewStatus("done", moves, moves, msgspec.json.decode(stored, type=Review))
        job = self._jobs.get(name)
        if job is None:
            if len(self._jobs) >= _MOST_WAITING:
                raise Unavailable("server-busy")
            job = self._jobs[name] = _Job(record, moves, chosen_by, 0.0)
            self._metrics.reviews_waiting.set(len(self._jobs))
            self._new_job.set()
        job.asked = time.monotonic()
        if job.failed:
            # Whoever asks after this tries again.
            self._remove(name)
            return ReviewStatus("failed", 0, moves)
        return ReviewStatus("working" if job.parts else "waiting", len(job.parts), moves)

    async def run(self) -> None:
        """Make reviews until cancelled."""
        while True:
            await self._new_job.wait()
            self._new_job.clear()
            while (name := next((name for name, job in self._jobs.items() if not job.failed), None)) is not None:
                await self._make(name, self._jobs[name])

    async def close(self) -> None:
        await self._workers.close()

    async def _make(self, name: str, job: _Job) -> None:
        lease = f"review {name}"
        try:
            if not await self._leases.acquire(lease):
                # Another server makes it. Those who wait here find it in the database.
                self._jobs.move_to_end(name)
                await asyncio.sleep(1)
                if not job.is_wanted or await self._store.read(reviews.find, name, REVIEW_FORMAT) is not None:
                    self._remove(name)
                return
            try:
                await self._find_out(name, job)
            finally:
                await self._leases.release(lease)
        # Whatever is wrong with one game, the others are reviewed, and whoever waits for this one is told.
        except Exception as fault:  # noqa: BLE001
            logger().error("review failed", fault=reason(fault))
            job.failed = True
            if not job.is_wanted:
                self._remove(name)

    async def _find_out(self, name: str, job: _Job) -> None:
        while len(job.parts) < job.moves:
            if not job.is_wanted:
                self._remove(name)
                return
            next_moves = range(job.moves)[len(job.parts) :][: await self._workers.at_once()]
            async with asyncio.TaskGroup() as group:
                tasks = [
                    group.create_task(self._workers.run(part_of_review, program(), job.record, number, EFFORT, _SEED))
                    for number in next_moves
                ]
            job.parts += [task.result() for task in tasks]
        body = await self._workers.run(
            whole_review, program(), job.record, tuple(job.parts), job.chosen_by, EFFORT, _SEED
        )
        await self._store.run(reviews.write, name, REVIEW_FORMAT, body)
        self._remove(name)
        self._metrics.reviews.inc()

    def _remove(self, name: str) -> None:
        self._jobs.pop(name, None)
        self._metrics.reviews_waiting.set(len(self._jobs))
