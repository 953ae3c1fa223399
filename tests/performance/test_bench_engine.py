"""`make bench` measures the engine unless something else is named."""

import json

import pytest

from benchmarks.games.engine import Rate
from benchmarks.tables import engine
from support.benchmark_command import bench
from tricity.games import find, names

PEER = (Rate(1000, 10, 1.0), Rate(100, 1, 1.0))


@pytest.fixture(autouse=True)
def _quick_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "hearts", lambda seconds: PEER)


@pytest.mark.parametrize("named", [(), ("engine",)])
def test_the_engine_is_the_default(named: tuple[str, ...]) -> None:
    name = names()[0]
    report = json.loads(bench(*named, name, "--seconds", "0.01", "--json").stdout)
    assert report["hearts"]["inside_decisions_per_second"] == 1000
    assert [(row["game"], row["players"]) for row in report["games"]] == [(name, count) for count in find(name).players]
    for rate in ("driven_decisions_per_second", "unlisted_decisions_per_second"):
        assert all(row[rate] > 0 for row in report["games"])


def test_as_a_table_with_a_line_for_each_row_even_in_a_narrow_file() -> None:
    name = names()[0]
    lines = bench(name, "--seconds", "0.01", columns=80).stdout.splitlines()
    assert "without lists/s" in lines[0]
    assert lines[1].split()[:5] == ["OpenSpiel", "hearts", "4", "1", "k"]
    assert len([line for line in lines if line.startswith("Card City")]) == len(find(name).players)


def test_without_openspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(seconds: float) -> None:
        raise ImportError

    monkeypatch.setattr(engine, "hearts", missing)
    assert "OpenSpiel is not installed" in bench(names()[0], "--seconds", "0.01").output
