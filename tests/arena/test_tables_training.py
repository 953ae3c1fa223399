"""Training tables: a run is repeatable, goes on after breaks, and only tables that are not weaker are written."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from support.variants import affordable
from tricity.arena import tables_training, verdicts
from tricity.arena.batch import Workers, open_workers
from tricity.arena.experience import own_values
from tricity.arena.tables_training import TablesDuel, TablesPlan, TablesTraining, play_duel, tables_text

TINY = TablesPlan(
    solo_learners=3,
    solo_games=affordable(80),
    solo_finalists=2,
    more_solo_games=affordable(80),
    learners=2,
    games=affordable(40),
    generations=2,
    searched_games=6,
    simulations=5,
    verdict_pairs=2,
    verdict_simulations=5,
)


class Interrupted(Workers):
    """Stops like Ctrl-C after a number of calls."""

    left = 0

    def run_in_order(self, function: Callable[[Any], Any], arguments: Iterable[Any]) -> Iterator[Any]:
        for result in super().run_in_order(function, arguments):
            if not Interrupted.left:
                raise KeyboardInterrupt
            Interrupted.left -= 1
            yield result


@pytest.fixture(autouse=True)
def few_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_training, "_LESSONS", 4)


def test_a_run_is_repeatable_and_goes_on_after_breaks(tmp_path: Path) -> None:
    own = own_values(1), own_values(2)
    whole = TablesTraining.begin(TINY)
    whole.run()
    file = tmp_path / "run"
    TablesTraining.begin(TINY, file).save()
    # In the lessons of all learners, of the finalists and of two players, in the games of the search, in the verdicts.
    for calls in (5, 9, 6, 11, 1):
        Interrupted.left = calls
        with pytest.raises(KeyboardInterrupt):
            TablesTraining.load(file).run(Interrupted())
    with open_workers(2) as workers:
        TablesTraining.load(file).run(workers)
    split = TablesTraining.load(file)
    assert msgspec.json.encode(split.state) == msgspec.json.encode(whole.state)
    assert split.learners == whole.learners
    assert (own_values(1), own_values(2)) == own
    state = whole.state
    assert state.done == ["solo", "solo, finalists", "together"]
    assert [sum(verdict.pairs) for verdict in state.verdicts.values()] == [2, 2]
    finalists = [point for point in state.curve if point.stage == "solo, finalists"]
    assert [(point.games, point.learner) for point in finalists[-2:]] == [
        (TINY.more_solo_games, 0),
        (TINY.more_solo_games, 1),
    ]


def test_another_seed_gives_other_tables() -> None:
    plan = msgspec.structs.replace(TINY, learners=0, generations=0, verdict_pairs=0)
    found = []
    for seed in ("one", "another"):
        run = TablesTraining.begin(msgspec.structs.replace(plan, seed=seed))
        run.run()
        assert run.state.together == own_values(2)
        found.append(run.state.solo)
    assert found[0] != found[1]


@pytest.mark.parametrize("players", [1, 2])
def test_equal_tables_share_the_points_of_a_duel_and_empty_ones_lose(players: int) -> None:
    own = own_values(players)
    assert play_duel(TablesDuel(own, own, players, 20, "test", 0)) == 1
    empty = tuple(0 for _ in own)
    pairs = affordable(10)
    assert sum(play_duel(TablesDuel(own, empty, players, 20, "test", number)) for number in range(pairs)) > pairs


@pytest.mark.parametrize("verdict", ["accepted", "refused"])
def test_only_tables_that_are_not_weaker_are_written(
    verdict: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verdicts, "log_likelihood_ratio", lambda *args: 9.0 if verdict == "accepted" else -9.0)
    file, report = tmp_path / "file", tmp_path / "report"
    command = ["tables_training", "card-city", "--workers", "1", "--file", str(file), "--report", str(report)]
    for name, count in msgspec.structs.asdict(TINY).items():
        command += [f"--{name.replace('_', '-')}", str(count)]
    monkeypatch.setattr(sys, "argv", [*command, "--data", str(tmp_path)])
    tables_training.main()
    assert capsys.readouterr().out.count(verdict) == 2
    found = json.loads(report.read_text())
    assert [test["verdict"] for test in found["verdicts"].values()] == [verdict] * 2
    assert len(found["generations"]) == 2
    state = TablesTraining.load(file).state
    for players, name, values in ((1, "solo", state.solo), (2, "together", state.together)):
        data = tmp_path / f"{name}.json"
        assert data.exists() == (verdict == "accepted")
        if data.exists():
            assert data.read_text() == tables_text(players, values)
    monkeypatch.setattr(sys, "argv", [*sys.argv, "--seed", "another"])
    with pytest.raises(SystemExit):
        tables_training.main()
    assert "another run" in capsys.readouterr().err


def test_a_game_without_tables_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["tables_training", "point-city"])
    with pytest.raises(SystemExit):
        tables_training.main()
    assert "point-city has no tables" in capsys.readouterr().err
