"""Ratings: the order, the distance and the intervals that results deserve."""

import math

import pytest

from tricity.arena.ratings import fit_bradley_terry, ratings, wilson_interval
from tricity.arena.schedule import Result


def results(wins: int, games: int) -> list[Result]:
    """Games of `a` against `b`, two to a deal; `a` wins the first ones."""
    return [
        Result(number, number // 2, ("a", "b"), (1, 0), (1, 2) if number < wins else (2, 1)) for number in range(games)
    ]


def test_three_wins_of_four_are_191_points_apart() -> None:
    ratings_by_bot = fit_bradley_terry(("a", "b"), {("a", "b"): 7500.0, ("b", "a"): 2500.0})
    assert ratings_by_bot["a"] - ratings_by_bot["b"] == pytest.approx(400 * math.log10(3), abs=0.1)
    assert ratings_by_bot["a"] + ratings_by_bot["b"] == pytest.approx(3000)


def test_strength_carries_over_to_bots_that_never_met() -> None:
    ratings_by_bot = fit_bradley_terry(
        ("a", "b", "c"), {("a", "b"): 750, ("b", "a"): 250, ("b", "c"): 750, ("c", "b"): 250}
    )
    assert ratings_by_bot["a"] - ratings_by_bot["c"] == pytest.approx(2 * 400 * math.log10(3), rel=0.02)


def test_a_bot_that_always_wins_has_a_rating() -> None:
    best, worst = ratings(("a", "b"), results(40, 40))
    assert best.bot == "a"
    assert math.isfinite(best.high)
    assert best.rating - worst.rating > 400


def test_intervals_hold_the_rating_and_shrink_with_games() -> None:
    few = ratings(("a", "b"), results(12, 20))[0]
    many = ratings(("a", "b"), results(600, 1000))[0]
    for rating in (few, many):
        assert rating.low <= rating.rating <= rating.high
    assert many.high - many.low < few.high - few.low


def test_wilson_interval() -> None:
    low, high = wilson_interval(80, 100)
    assert (round(low, 3), round(high, 3)) == (0.711, 0.867)
    assert wilson_interval(10, 10)[1] == pytest.approx(1.0)
    assert wilson_interval(0, 0) == (0.0, 1.0)
