"""The benchmark measures what it says, on few tables for a short time."""

import asyncio
import sys

import pytest

from tricity.server.bench import boardgame, measures
from tricity.server.bench.games import engine_seconds, script
from tricity.server.bench.process import BARE, OURS, running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def test_a_bare_endpoint_is_asked() -> None:
    with running(BARE) as server:
        found = asyncio.run(measures.bare(server, 2, 0.2))
    assert found.requests > 10
    assert found.per_second > 0


def test_without_npm_the_other_server_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boardgame, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(boardgame.NotInstalled), boardgame.serving():
        pass


def test_moves_broadcasts_spectators_and_memory() -> None:
    scripts = [script(seed) for seed in range(3)]
    assert engine_seconds(scripts) > 0
    with running(OURS) as server:
        assert asyncio.run(measures.moves(server, scripts, 0.3)).requests > 3
        assert asyncio.run(measures.to_broadcast(server, scripts, 30, 0.5)).count > 3
        assert asyncio.run(measures.fan_out(server, scripts[0], 5, 3)).count == 3
        memory, stored = asyncio.run(measures.memory(server, scripts[:1], scripts, 2))
        assert stored > 0
        assert memory < 1 << 30
