"""`tricity bench search`."""

import json

import pytest
from click.testing import CliRunner

from tricity.arena.bench import search as measuring
from tricity.cli import main
from tricity.cli.commands.bench import search as command
from tricity.games import names


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small trees, and no peer."""

    def no_peer(*_: object) -> None:
        raise ImportError

    monkeypatch.setattr(measuring, "SIMULATIONS", 20)
    monkeypatch.setattr(command, "hearts_search", no_peer)


def test_it_measures_every_game() -> None:
    outcome = CliRunner().invoke(main, ["bench", "search", "--seconds", "0.01", "--json"])
    assert outcome.exit_code == 0
    rates = json.loads(outcome.output)["simulations_per_second"]
    assert list(rates) == list(names())
    assert all(rate > 0 for rate in rates.values())


def test_it_shows_a_table_of_the_games_asked_for() -> None:
    outcome = CliRunner().invoke(main, ["bench", "search", names()[0], "--seconds", "0.01", "--lang", "en"])
    assert outcome.exit_code == 0
    assert "simulations/s" in outcome.output
