"""The benchmark measures what it says, on few tables for a short time."""

import asyncio
import sys

import pytest

from benchmarks.server import boardgame_io, measurements
from benchmarks.server.scripts import engine_share, script
from benchmarks.server.server_process import BARE, OURS, running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def test_a_bare_endpoint_is_asked() -> None:
    with running(BARE) as server:
        measured = asyncio.run(measurements.bare_http(server, 2, 0.2))
    assert measured.requests > 10
    assert measured.per_second > 0


def test_without_npm_the_other_server_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boardgame_io, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(boardgame_io.NotInstalled), boardgame_io.serving():
        pass


def test_moves_broadcasts_spectators_and_memory() -> None:
    scripts = [script(seed) for seed in range(3)]
    assert engine_share(scripts).move > 0
    with running(OURS) as server:
        assert asyncio.run(measurements.http_moves(server, scripts, 0.3)).requests > 3
        assert asyncio.run(measurements.broadcast_delay(server, scripts, 30, 0.5)).count > 3
        assert asyncio.run(measurements.spectator_delay(server, scripts[0], 5, 3)).count == 3
        memory, stored = asyncio.run(measurements.table_sizes(server, scripts[:1], scripts, 2))
        assert stored > 0
        assert memory < 1 << 30
