"""`make bench ARGS=adapters`: our games beside PettingZoo's and OpenSpiel's."""

import builtins
import json
from typing import Any

import pytest

from benchmarks.games import adapters
from support.benchmark_command import bench
from tricity.games import find, names


@pytest.fixture(autouse=True)
def fewer_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches of hundreds of games take minutes where the engine is not compiled."""
    monkeypatch.setattr(adapters, "_BATCH_STEPS", 1)


def test_ours_beside_theirs() -> None:
    rows = json.loads(bench("adapters", "--seconds", "0.01", "--json").stdout)["cases"]
    cases = [(row["tool"], row["game"], row["players"]) for row in rows]
    assert cases[:3] == [("PettingZoo", "hanabi", 2), ("PettingZoo", "connect_four", 2), ("OpenSpiel", "hearts", 4)]
    ours = [(name, players) for name in names() for players in find(name).players]
    assert cases[3:] == [(tool, *case) for tool in ("PettingZoo", "256 games", "OpenSpiel") for case in ours]
    assert all(row["steps_per_second"] > 0 for row in rows)


def test_as_a_table_of_chosen_games() -> None:
    name = names()[0]
    lines = bench("adapters", name, "--seconds", "0.01", columns=200).stdout.splitlines()
    assert lines[1].split()[:3] == ["PettingZoo", "hanabi", "2"]
    assert lines[1].split()[-1] == lines[3].split()[-1] == "1.00"
    tools = ("PettingZoo", "256 games", "OpenSpiel")
    assert sum(line.startswith(tools) for line in lines) == 3 + len(tools) * len(find(name).players)


def test_without_the_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    really_import = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name == "pyspiel":
            raise ImportError(name)
        return really_import(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    assert "make bench does it" in bench("adapters").output
