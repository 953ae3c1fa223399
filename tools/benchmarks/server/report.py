"""All measurements in one run."""

import asyncio
from dataclasses import dataclass

from benchmarks.server import boardgame_io, measurements
from benchmarks.server.measurements import NOTHING, Delays, Throughput
from benchmarks.server.scripts import EngineShare, engine_share, script
from benchmarks.server.server_process import BARE, OURS, running

TABLES = 200
SPECTATORS = 500
RATE = 300.0
MEMORY_TABLES = 1000
MEMORY_MOVES = 10
ROUNDS = 3
"""The compared measurements take turns, so that whatever else the machine does falls on all of them."""


@dataclass(frozen=True)
class MoveCosts:
    """Moves by HTTP and over sockets, beside a bare endpoint of each kind."""

    bare_http: Throughput
    bare_socket: Throughput
    http: Throughput
    socket: Throughput
    """Moves and acknowledgements alone."""
    socket_with_updates: Throughput
    """The same on sockets that also get the update of every move, as the page's do."""
    engine: EngineShare

    @property
    def http_ratio(self) -> float:
        """CPU per move by HTTP without the engine's own, as a multiple of the bare HTTP endpoint's."""
        return (self.http.cpu_each - self.engine.move) / self.bare_http.cpu_each

    @property
    def socket_ratio(self) -> float:
        """CPU per move over a socket without the engine's own, as a multiple of the bare HTTP endpoint's."""
        return (self.socket.cpu_each - self.engine.move) / self.bare_http.cpu_each

    @property
    def update(self) -> float:
        """CPU seconds per update that is sent to the player who moved, whichever way the move came."""
        return self.socket_with_updates.cpu_each - self.socket.cpu_each


@dataclass(frozen=True)
class Report:
    moves: MoveCosts
    boardgame_io: Throughput | None
    """A bare boardgame.io server, if it could be installed."""
    broadcast: Delays
    spectators: Delays
    active: int
    """Bytes of memory per table in use."""
    idle: int
    """Bytes of memory per table that is no longer in memory."""
    disk: int
    """Bytes on disk per table."""


def measure_moves(seconds: float, tables: int = TABLES) -> MoveCosts:
    scripts = [script(seed) for seed in range(tables)]
    engine = engine_share(scripts)
    bare_http = bare_socket = http = socket = with_updates = NOTHING
    for _ in range(ROUNDS):
        with running(BARE) as server:
            bare_http += asyncio.run(measurements.bare_http(server, tables, seconds / ROUNDS))
            bare_socket += asyncio.run(measurements.bare_socket(server, tables, seconds / ROUNDS))
        with running(OURS) as server:
            http += asyncio.run(measurements.http_moves(server, scripts, seconds / ROUNDS))
        with running(OURS) as server:
            socket += asyncio.run(measurements.socket_moves(server, scripts, seconds / ROUNDS, updates=False))
        with running(OURS) as server:
            with_updates += asyncio.run(measurements.socket_moves(server, scripts, seconds / ROUNDS, updates=True))
    return MoveCosts(bare_http, bare_socket, http, socket, with_updates, engine)


def measure(seconds: float, memory_tables: int = MEMORY_TABLES) -> Report:
    moves = measure_moves(seconds)
    scripts = [script(seed) for seed in range(TABLES)]
    many = (scripts * (memory_tables // TABLES + 1))[:memory_tables]
    with running(OURS) as server:
        broadcast = asyncio.run(measurements.broadcast_delay(server, scripts, RATE, seconds))
    with running(OURS) as server:
        spectators = asyncio.run(measurements.spectator_delay(server, scripts[0], SPECTATORS, 20))
    with running(OURS) as server:
        active, disk = asyncio.run(measurements.table_sizes(server, scripts, many, MEMORY_MOVES))
    # Memory that dropped tables have freed goes to the next ones, not back to the system: as many were there before.
    with running(OURS, idle_seconds=0.5) as server:
        idle, _ = asyncio.run(measurements.table_sizes(server, many, many, MEMORY_MOVES))
    each = len(many)
    return Report(moves, _boardgame_io(seconds), broadcast, spectators, active // each, idle // each, disk // each)


def _boardgame_io(seconds: float) -> Throughput | None:
    try:
        with boardgame_io.serving() as server:
            return asyncio.run(boardgame_io.moves(server, TABLES, seconds))
    except boardgame_io.NotInstalled:
        return None
