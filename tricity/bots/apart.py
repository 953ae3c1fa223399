"""Bots that think in a worker process: a screen or a server goes on meanwhile, and none thinks longer than it may."""

import multiprocessing
import signal
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from librt.random import Random

from tricity.bots.base import Bot, Decision
from tricity.bots.levels import RandomBot
from tricity.core.moves import Move

LIMIT: Final = 60.0
"""Seconds. The levels need a fraction of them; only a budget of one's own comes near."""
_LUCK: Final = 1 << 62


class Desk:
    """Worker processes that bots share. They start with the first question; one that is late is ended."""

    def __init__(self, workers: int = 1, limit: float = LIMIT) -> None:
        self._workers = workers
        self._limit = limit
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, spec: str, seed: int, view: Mapping[str, Any], moves: Sequence[Move]) -> Future[Decision]:
        """The decision of a bot, when it has it: what `bots.make(spec, seed)` thinks of it."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_ignore_interrupts)
        return self._pool.submit(_think, spec, seed, view, moves)

    def ask(self, spec: str, seed: int, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        """The same, waited for; any move when the limit is over or the worker has died."""
        try:
            return self.submit(spec, seed, view, moves).result(self._limit)
        except (TimeoutError, BrokenProcessPool):
            self.close()
            return Decision(RandomBot(seed).choose(view, moves), "reason-late")

    def close(self) -> None:
        """End the workers at once. The next question starts new ones."""
        if self._pool is not None:
            for worker in list((self._pool._processes or {}).values()):
                worker.terminate()
            # Waited for: a pool that is still going when Python ends complains about its own closed pipe.
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


class Apart(Bot):
    """A bot at a desk. It has new luck for each decision, from its seed."""

    def __init__(self, spec: str, seed: int, desk: Desk) -> None:
        self._spec = spec
        self._rng = Random(seed)
        self._desk = desk

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        return self._desk.ask(self._spec, self._rng.randrange(_LUCK), view, moves)


def _think(spec: str, seed: int, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
    from tricity.bots import make

    return make(spec, seed).decide(view, moves)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
