"""The tuner: its regression finds known weights, and every game's guess is made of features that it can weigh."""

from importlib import import_module

import pytest
from librt.random import Random

from support.variants import Variant, midgame, plain_variants
from tricity.arena.tuning import Fit, duel, learn, row_of
from tricity.games import find, folder, names


def test_it_finds_the_weights_that_made_the_answers() -> None:
    truth = [3.0, -0.5, 0.25]
    rng = Random(1)
    fit = Fit(3)
    for _ in range(2000):
        row = [1.0, float(rng.randrange(10)), float(rng.randrange(5))]
        fit.add(row, sum(weight * value for weight, value in zip(truth, row)))
    assert fit.weights([0.0, 0.0, 0.0]) == pytest.approx(truth, abs=0.05)
    assert fit.explained(truth) == pytest.approx(1.0)


@pytest.mark.parametrize("variant", [it for it in plain_variants() if it.players > 1], ids=str)
def test_the_guess_is_its_weighed_features(variant: Variant) -> None:
    match = midgame(variant, 2)
    room = import_module(f"tricity.games.{folder(variant.game)}.evaluate")
    weights = [weight for pair in room.WEIGHTS.values() for weight in pair]
    for seat in range(match.players):
        row = row_of(room, match.state(), seat)
        assert len(row) == len(weights)
        guess = sum(weight * value for weight, value in zip(weights, row)) / 10
        assert int(match.game.evaluate(match.state(), seat)) == pytest.approx(guess, abs=1)


@pytest.mark.parametrize("name", names())
def test_it_learns_from_games_and_lets_the_weights_meet(name: str) -> None:
    game = find(name)
    room = import_module(f"tricity.games.{folder(name)}.evaluate")
    old = [weight / 1000 for pair in room.WEIGHTS.values() for weight in pair]
    fit = Fit(len(old))
    learn(game, room, fit, 2, 1, ["random"], "test")
    assert fit.rows > 10
    new = fit.weights(old)
    assert fit.explained(new) > fit.explained(old)
    assert 0 <= duel(game, room, new, old, 2, "test") <= 2
