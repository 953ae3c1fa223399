"""Training: errors are summed up, weights are recovered, and a run is repeatable, resumable and harmless if refused."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from support.variants import Variant, affordable, midgame, plain_variants
from tricity.arena import training, verdicts
from tricity.arena.batch import Workers, open_workers
from tricity.arena.regression import StudiedErrors, fitted
from tricity.arena.self_play import (
    Duel,
    Inputs,
    Judged,
    SelfPlay,
    Studied,
    evaluation_of,
    has_weights,
    play_duel,
    play_studied_game,
    weights_of,
)
from tricity.arena.training import Training, weights_text
from tricity.arena.training_state import TrainingPlan
from tricity.core.evaluation import weight_table
from tricity.core.native import Random
from tricity.games import names

GAMES = [name for name in names() if has_weights(name)]
"""Those with a module of weights; a game may also estimate in another way."""
VARIANTS = [variant for variant in plain_variants() if variant.game in GAMES and variant.players > 1]
SMALLEST = min(GAMES, key=lambda name: len(weights_of(name)))
SIMULATIONS = affordable(30)
TINY = TrainingPlan(
    SMALLEST,
    generations=2,
    games=5,
    simulations=SIMULATIONS,
    test_pairs=1,
    test_simulations=8,
    verdict_pairs=1,
    verdict_simulations=affordable(1000),
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


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_estimate_is_the_weighted_sum_of_its_features(variant: Variant) -> None:
    match = midgame(variant, 2)
    evaluation = evaluation_of(variant.game)
    table = np.array(weights_of(variant.game)).reshape(-1, len(evaluation.WEIGHTS))
    state = match.state()
    for seat in range(match.players):
        row = table[int(evaluation.row_of(state, seat))]
        estimate = row @ [int(value) for value in evaluation.features(state, seat)]
        assert int(match.game.evaluate(state, seat)) == estimate // 10
        # Explanations speak of the same sum, theme by theme; the constant term belongs to none.
        assert sum(match.game.contributions(state, seat).values()) == estimate - row[0]


def test_the_weights_behind_differences_between_moves_are_recovered() -> None:
    truth = np.array([[0.0, 2.0], [0.0, 3.0], [0.0, -1.0]])
    rng = Random(1)

    def judged(row: int) -> Judged:
        own, rival = ([1, rng.randrange(9)] for _ in range(2))
        lead = float(truth[row] @ own - truth[row] @ rival)
        return Judged(Inputs(row, own), Inputs(row, rival), 500, lead)

    errors = StudiedErrors(3, 2)
    for number in range(600):
        before = judged(number % 3)
        errors.add([Studied(before, [judged(number % 3) for _ in range(4)], before.lead)])
    weights = fitted(errors, np.zeros(6), stages=1).reshape(3, 2)
    assert weights[:, 1] == pytest.approx(truth[:, 1], abs=0.2)
    assert errors.moves.error(truth.ravel()) == pytest.approx(0, abs=1e-5)
    assert errors.moves.error(np.zeros(6)) > 1


def test_weights_that_nothing_speaks_about_stay_as_they_were() -> None:
    prior = np.array([1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
    assert fitted(StudiedErrors(3, 2), prior, stages=1) == pytest.approx(prior)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_the_same_each_time_and_leaves_the_weights_alone(name: str) -> None:
    own = weights_of(name)
    other = tuple(2 * weight for weight in own)
    task = SelfPlay(name, 2, other, SIMULATIONS, "test", 3)
    decisions = play_studied_game(task)
    assert decisions == play_studied_game(task) != play_studied_game(SelfPlay(name, 2, own, SIMULATIONS, "test", 3))
    assert any(len(decision.after) > 1 for decision in decisions)
    assert play_duel(Duel(name, other, own, 5, "test", 0)) in (0, 0.5, 1, 1.5, 2)
    assert weights_of(name) == own


def test_a_run_is_repeatable_and_goes_on_after_breaks(tmp_path: Path) -> None:
    whole = Training.begin(TINY)
    whole.run()
    assert whole.state.finished
    assert [(point.generation, point.games) for point in whole.state.curve if point.games == 5] == [(0, 5), (1, 5)]
    assert [sum(test.pairs) for test in whole.state.tests] == [1, 1]
    file = tmp_path / "run"
    Training.begin(TINY, file).save()
    # In the games of the first generation, in its test, and in the games of the second one.
    for calls in (3, 2, 4):
        Interrupted.left = calls
        with pytest.raises(KeyboardInterrupt):
            Training.load(file).run(Interrupted())
    with open_workers(2) as workers:
        Training.load(file).run(workers)
    split = Training.load(file)
    assert msgspec.json.encode(split.state) == msgspec.json.encode(whole.state)
    for name, sums in whole._sums().items():
        assert (split._sums()[name] == sums).all(), name


@pytest.mark.parametrize("verdict", ["accepted", "refused"])
def test_only_weights_that_pass_are_written(
    verdict: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verdicts, "log_likelihood_ratio", lambda *args: 9.0 if verdict == "accepted" else -9.0)
    files = {name: tmp_path / name for name in ("file", "report", "weights")}
    command = ["training", SMALLEST, "--generations", "1", "--games", "5", "--workers", "1"]
    for name, count in {"simulations": 30, "test-simulations": 200, "verdict-simulations": 1000}.items():
        command += [f"--{name}", str(affordable(count))]
    monkeypatch.setattr(sys, "argv", [*command, *(part for name in files for part in (f"--{name}", str(files[name])))])
    training.main()
    assert verdict in capsys.readouterr().out
    report = json.loads(files["report"].read_text())
    assert [test["verdict"] for test in report["tests"]] == [verdict]
    assert files["weights"].exists() == (verdict == "accepted")
    monkeypatch.setattr(sys, "argv", [*sys.argv, "--seed", "another"])
    with pytest.raises(SystemExit):
        training.main()
    assert "another run" in capsys.readouterr().err


@pytest.mark.parametrize("name", sorted(set(names()) - set(GAMES)))
def test_a_game_without_weights_is_refused(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["training", name])
    with pytest.raises(SystemExit):
        training.main()
    assert f"{name} has no weights that this trains" in capsys.readouterr().err


def test_trained_weights_are_read_from_the_data_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = weights_of(GAMES[0])
    evaluation = evaluation_of(GAMES[0])
    steps = len(own) // len(evaluation.WEIGHTS) // int(evaluation.STAGES) - 1
    data = tmp_path / "trained_game" / "data"
    data.mkdir(parents=True)
    (data.parent / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    other = [weight + 1 for weight in own]
    (data / "weights.json").write_text(weights_text(GAMES[0], other))
    read = weight_table("trained_game", evaluation.WEIGHTS, steps, int(evaluation.STAGES))
    assert [int(weight) for weight in read] == other
    (data / "weights.json").write_text(json.dumps({name: [1] for name in evaluation.WEIGHTS}))
    with pytest.raises(ValueError, match=r"weights\.json of trained_game"):
        weight_table("trained_game", evaluation.WEIGHTS, steps, int(evaluation.STAGES))
