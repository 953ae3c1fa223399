"""Reviews of finished games: found move by move in a process of low priority, and kept with the game.

Somebody who waits for one asks again and again; a review that nobody asks about any more is given up.
"""

import asyncio
import os
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

from tricity.analysis.review import Effort, opening_values, put_together, review_move
from tricity.analysis.values import REVIEW_FORMAT, Review, ReviewPart
from tricity.bots.workers import WorkerPool
from tricity.core.frozen import Frozen
from tricity.core.match import Match
from tricity.games import find
from tricity.server.live_tables import LiveTables
from tricity.server.logs import logger, reason
from tricity.server.metrics import Metrics
from tricity.server.problems import Unavailable
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
_MOVE_SECONDS: Final = 120.0
"""For one move, which takes a fraction of a second where the engine is compiled."""
_NICE: Final = 10
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

    def __init__(self, store: Store, live_tables: LiveTables, leases: Leases, metrics: Metrics) -> None:
        self._store = store
        self._live_tables = live_tables
        self._leases = leases
        self._metrics = metrics
        self._pool = WorkerPool()
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._new_job = asyncio.Event()

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
        await self._pool.close_async()

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
            part = await self._pool.run_async(_MOVE_SECONDS, _review_move, job.record, len(job.parts), EFFORT)
            job.parts.append(part)
        parts = tuple(job.parts)
        body = await self._pool.run_async(_MOVE_SECONDS, _finish, job.record, parts, job.chosen_by, EFFORT)
        await self._store.run(reviews.write, name, REVIEW_FORMAT, body)
        self._remove(name)
        self._metrics.reviews.inc()

    def _remove(self, name: str) -> None:
        self._jobs.pop(name, None)
        self._metrics.reviews_waiting.set(len(self._jobs))


def _review_move(record: str, number: int, effort: Effort) -> ReviewPart:
    _let_others_go_first()
    return review_move(_match(record), number, effort, _SEED)


def _finish(record: str, parts: tuple[ReviewPart, ...], chosen_by: tuple[str, ...], effort: Effort) -> bytes:
    match = _match(record)
    return msgspec.json.encode(put_together(match, opening_values(match, effort, _SEED), parts, chosen_by))


def _match(record: str) -> Match:
    return Match.from_record(record, find, trusted=True)


def _let_others_go_first() -> None:
    """People play and bots think meanwhile: the scheduler gives this process what they leave."""
    if hasattr(os, "nice") and os.nice(0) < _NICE:
        os.nice(_NICE - os.nice(0))
