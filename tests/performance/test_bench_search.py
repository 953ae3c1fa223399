"""`make bench ARGS=search`."""

import json

import pytest

from benchmarks.games import search as measuring
from benchmarks.tables import search as command
from support.benchmark_command import bench
from tricity.games import names


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small trees, and no peer."""

    def no_peer(*_: object) -> None:
        raise ImportError

    monkeypatch.setattr(measuring, "SIMULATIONS", 20)
    monkeypatch.setattr(command, "hearts_search", no_peer)


def test_it_measures_every_game() -> None:
    outcome = bench("search", "--seconds", "0.01", "--json")
    assert outcome.exit_code == 0
    rates = json.loads(outcome.output)["simulations_per_second"]
    assert list(rates) == list(names())
    assert all(rate > 0 for rate in rates.values())


def test_it_shows_a_table_of_the_games_asked_for() -> None:
    outcome = bench("search", names()[0], "--seconds", "0.01")
    assert outcome.exit_code == 0
    assert "simulations/s" in outcome.output
