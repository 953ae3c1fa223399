"""Tuning: ridge regression recovers known weights, and every game's module `evaluate` is linear in its features."""

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from support.variants import Variant, midgame, plain_variants
from tricity.arena.batch import Workers
from tricity.arena.regression import RidgeRegression
from tricity.arena.tuning import SelfPlay, add_games, duel, feature_row
from tricity.core.native import Random
from tricity.games import find, folder, names

GAMES = [name for name in names() if find_spec(f"tricity.games.{folder(name)}.evaluate")]
"""Those with a module of weights; a game may also estimate in another way."""
VARIANTS = [variant for variant in plain_variants() if variant.game in GAMES and variant.players > 1]


def test_the_regression_recovers_the_weights_behind_the_targets() -> None:
    truth = [3.0, -0.5, 0.25]
    rng = Random(1)
    regression = RidgeRegression(3)
    for _ in range(100):
        rows = [[1.0, float(rng.randrange(10)), float(rng.randrange(5))] for _ in range(20)]
        regression.add(rows, [sum(weight * value for weight, value in zip(truth, row)) for row in rows])
    assert regression.samples == 2000
    assert regression.fit([0.0, 0.0, 0.0]) == pytest.approx(truth, abs=0.05)
    assert regression.r_squared(truth) == pytest.approx(1.0)


def test_without_samples_the_prior_weights_stay() -> None:
    regression = RidgeRegression(2)
    regression.add([], [])
    assert regression.fit([0.5, -2.0]) == pytest.approx([0.5, -2.0])


def test_weights_that_the_samples_say_nothing_about_stay_as_they_were() -> None:
    regression = RidgeRegression(2)
    regression.add([[1.0, 0.0]] * 1000, [4.0] * 1000)
    assert regression.fit([0.0, 7.0]) == pytest.approx([4.0, 7.0], abs=0.05)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_estimate_is_the_weighted_sum_of_its_features(variant: Variant) -> None:
    match = midgame(variant, 2)
    evaluation = import_module(f"tricity.games.{folder(variant.game)}.evaluate")
    weights = [weight for pair in evaluation.WEIGHTS.values() for weight in pair]
    for seat in range(match.players):
        row = feature_row(evaluation, match.state(), seat)
        assert len(row) == len(weights)
        estimate = sum(weight * value for weight, value in zip(weights, row)) / 10
        assert int(match.game.evaluate(match.state(), seat)) == pytest.approx(estimate, abs=1)


@pytest.mark.parametrize("name", GAMES)
def test_weights_are_fitted_to_games_and_meet_in_a_duel(name: str) -> None:
    game = find(name)
    evaluation = import_module(f"tricity.games.{folder(name)}.evaluate")
    old = [weight / 1000 for pair in evaluation.WEIGHTS.values() for weight in pair]
    regression = RidgeRegression(len(old))
    add_games(regression, [SelfPlay(name, 2, ("random",), "test", 0)])
    assert regression.samples > 10
    new = regression.fit(old)
    assert regression.r_squared(new) > regression.r_squared(old)
    assert 0 <= duel(game, new, old, 2, "test") <= 2


def test_the_sums_are_the_same_on_any_workers_and_after_a_break(tmp_path: Path) -> None:
    name = GAMES[0]
    size = 2 * len(import_module(f"tricity.games.{folder(name)}.evaluate").WEIGHTS)
    tasks = [SelfPlay(name, 2, ("random", "beginner"), "test", number) for number in range(4)]
    whole, split = RidgeRegression(size), RidgeRegression(size)
    add_games(whole, tasks)
    with ThreadPoolExecutor(2) as threads:
        add_games(split, tasks[:3], Workers(threads, 2), tmp_path / "sums")
        split = RidgeRegression.load(tmp_path / "sums")
        assert split.games == 3
        add_games(split, tasks, Workers(threads, 2), tmp_path / "sums")
    assert split.samples == whole.samples
    assert split.fit([0.0] * size) == whole.fit([0.0] * size)
