"""Chances to win: curves over the expected lead."""

from pathlib import Path

import pytest

from tricity.analysis.calibration import Curve, calibration, logistic, uncalibrated
from tricity.arena.calibration import Sample, fit_curve
from tricity.core.native import Random
from tricity.games import find, names

REPORTS = Path(__file__).parents[2] / "docs" / "calibration"
# `make calibrate` leaves a report; until then, a new game has rough guesses.
CALIBRATED = [name for name in names() if (REPORTS / f"{name}.json").is_file()]
COUNTS = [
    (name, players)
    for name in CALIBRATED
    for players in find(name).players
    if players > 1 or find(name).has_solo_opponent
]


def test_what_was_never_calibrated_gets_a_rough_guess() -> None:
    assert calibration(names()[0], 99) == uncalibrated(99)


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_a_calibrated_game_is_calibrated_for_every_number_of_players(name: str, players: int) -> None:
    stored = calibration(name, players)
    assert stored != uncalibrated(players)
    assert len(stored.shares) == players
    if players > 1:
        assert sum(stored.shares) == pytest.approx(1, abs=0.01)
    for curve in (stored.acting, stored.waiting):
        for turns in range(10):
            chances = [curve.chance(lead, turns) for lead in (-30, -5, 0, 5, 30)]
            assert chances == sorted(chances)
            assert chances[0] < 1 / players < chances[-1] or players == 1
        # The same lead decides more when less of the game is left.
        assert curve.chance(5, 1) > curve.chance(5, 8)


def test_a_logistic_curve_takes_any_number() -> None:
    assert logistic(0) == 0.5
    assert logistic(-1e6) == 0
    assert logistic(1e6) == 1


def test_the_fit_finds_the_curve_that_the_games_came_from() -> None:
    rng, true = Random(5), Curve(0.1, 0.3, -0.2, 0.02)
    samples = []
    for _ in range(20_000):
        lead, turns = 40 * rng.random() - 20, rng.randrange(10)
        samples.append(Sample(True, lead, turns, float(rng.random() < true.chance(lead, turns))))
    fitted = fit_curve(samples)
    for lead in (-10, -3, 0, 3, 10):
        for turns in (0, 3, 9):
            assert fitted.chance(lead, turns) == pytest.approx(true.chance(lead, turns), abs=0.03)
