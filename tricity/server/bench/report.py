"""All measurements in one run."""

import asyncio
from dataclasses import dataclass

from tricity.server.bench import boardgame, measures
from tricity.server.bench.games import engine_seconds, script
from tricity.server.bench.measures import Delays, Throughput
from tricity.server.bench.process import BARE, OURS, running

TABLES = 200
SPECTATORS = 500
RATE = 300.0
MEMORY_TABLES = 1000
MEMORY_MOVES = 10
ROUNDS = 3
"""In turn with the bare endpoint, so that whatever else the machine does falls on both."""


@dataclass(frozen=True)
class Report:
    bare: Throughput
    moves: Throughput
    other: Throughput | None
    """Of a bare boardgame.io server, if it could be installed."""
    engine: float
    """CPU seconds per move."""
    broadcast: Delays
    fan_out: Delays
    active: int
    """Bytes of memory per table in use."""
    idle: int
    """Bytes of memory per table that was put away."""
    stored: int
    """Bytes on disk per table."""

    @property
    def cpu_ratio(self) -> float:
        """The server's own CPU per move, without the engine's, as a multiple of the bare endpoint's."""
        return (self.moves.cpu_each - self.engine) / self.bare.cpu_each


def measure(seconds: float, memory_tables: int = MEMORY_TABLES) -> Report:
    scripts = [script(seed) for seed in range(TABLES)]
    many = (scripts * (memory_tables // TABLES + 1))[:memory_tables]
    engine = engine_seconds(scripts)
    bare = moves = Throughput(0, 0, 0)
    for _ in range(ROUNDS):
        with running(BARE) as server:
            bare += asyncio.run(measures.bare(server, TABLES, seconds / ROUNDS))
        with running(OURS) as server:
            moves += asyncio.run(measures.moves(server, scripts, seconds / ROUNDS))
    other = _other(seconds)
    with running(OURS) as server:
        broadcast = asyncio.run(measures.to_broadcast(server, scripts, RATE, seconds))
    with running(OURS) as server:
        fan_out = asyncio.run(measures.fan_out(server, scripts[0], SPECTATORS, 20))
    with running(OURS) as server:
        active, stored = asyncio.run(measures.memory(server, scripts, many, MEMORY_MOVES))
    # Memory that tables have left goes to the next ones, not back to the system: as many have been there before.
    with running(OURS, idle_seconds=0.5) as server:
        idle, _ = asyncio.run(measures.memory(server, many, many, MEMORY_MOVES))
    each = len(many)
    return Report(bare, moves, other, engine, broadcast, fan_out, active // each, idle // each, stored // each)


def _other(seconds: float) -> Throughput | None:
    try:
        with boardgame.serving() as server:
            return asyncio.run(boardgame.moves(server, TABLES, seconds))
    except boardgame.NotInstalled:
        return None
