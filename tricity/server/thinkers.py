"""Bots in processes of their own, each with a time limit. One that fails is replaced by a simpler one for that move."""

import asyncio
import multiprocessing
import secrets
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from tricity.bots import names as bot_names
from tricity.core.moves import Move
from tricity.server.logs import logger
from tricity.server.metrics import Metrics
from tricity.server.thinking import Task, serve


class Thinker:
    """One process, started when it is first needed and again after it was killed."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def think(self, task: Task, seconds: float) -> Move:
        """Blocks; raises whatever went wrong, `TimeoutError` included."""
        try:
            pipe = self._started()
            pipe.send(task)
            if not pipe.poll(seconds):
                raise TimeoutError(f"{task.level} took longer than {seconds} s")
            answer = pipe.recv()
        except (OSError, EOFError):
            self.stop()
            raise
        if isinstance(answer, Exception):
            raise answer
        if answer not in task.moves:
            raise ValueError(f"{task.level} chose no legal move")
        move: Move = answer
        return move

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def _started(self) -> Connection:
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self.stop()
        # Not forked: the server has threads.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="bot", daemon=True)
        self._process.start()
        theirs.close()
        self._pipe = ours
        return ours


class Thinkers:
    """As many bots think at once as there are processes; the others wait their turn."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self._all = [Thinker() for _ in range(processes)]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def choose(self, level: str, view: dict[str, Any], moves: Sequence[Move]) -> tuple[Move, str]:
        """A move, and the level of the bot that found it: `level`, a simpler one, or none at all ("")."""
        if len(moves) == 1:
            return moves[0], level
        for attempt in self._levels(level):
            thinker = await self._free.get()
            try:
                task = Task(attempt, view, tuple(moves))
                return await asyncio.to_thread(thinker.think, task, self._seconds), attempt
            # A bot that fails in any way must not stop the game.
            except Exception as fault:  # noqa: BLE001
                self._metrics.bot_faults.labels(attempt).inc()
                logger().warning("bot failed", level=attempt, game=view.get("game"), fault=str(fault)[:500])
            finally:
                self._free.put_nowait(thinker)
        return moves[secrets.randbelow(len(moves))], ""

    async def close(self) -> None:
        for thinker in self._all:
            await asyncio.to_thread(thinker.stop)

    def _levels(self, level: str) -> tuple[str, ...]:
        """That level, then the simplest there is."""
        levels = bot_names()
        return tuple(dict.fromkeys((level, levels[0]))) if level in levels else (levels[0],)
