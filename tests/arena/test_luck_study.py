"""The study of luck: its arithmetic on numbers whose answer is known, and what it found."""

import numpy as np
import pytest

from support.analysis_page import PAGE, STUDIED, luck_studied
from support.variants import effort
from tricity.arena.luck_study import LuckyGame, adjusted, luck_of_game, luck_of_seats, summary
from tricity.arena.review_study import StudiedGame
from tricity.bots import names as levels

QUICK = effort(200)


def test_luck_that_explains_results_is_taken_away_whatever_its_scale() -> None:
    rng = np.random.default_rng(1)
    luck = rng.normal(size=(200, 1))
    noise = rng.normal(scale=0.1, size=(200, 1))
    for scale in (0.2, 1.0, 3.0):
        less, coefficient = adjusted(luck * scale + noise, luck)
        assert coefficient == pytest.approx(scale, abs=0.05)
        assert less.var() < 0.02


def test_luck_that_explains_nothing_makes_nothing_better_and_hardly_anything_worse() -> None:
    rng = np.random.default_rng(2)
    results, luck = rng.normal(size=(2, 400, 1))
    less, coefficient = adjusted(results, luck)
    assert abs(coefficient) < 0.15
    assert 0.99 < less.var() / results.var() < 1.03


def test_no_game_is_adjusted_by_its_own_result() -> None:
    rng = np.random.default_rng(3)
    results, luck = rng.normal(size=(2, 30, 2))
    before, _ = adjusted(results, luck)
    changed = results.copy()
    changed[7] += 10
    after, _ = adjusted(changed, luck)
    assert after[7] == pytest.approx(before[7] + 10)


def test_luck_that_both_saw_is_counted_once() -> None:
    assert luck_of_seats([0.3, -0.3]) == pytest.approx([0.3, -0.3])
    assert luck_of_seats([0.2, 0.0]) == pytest.approx([0.1, -0.1])
    assert luck_of_seats([0.3, 0.0, -0.3]) == pytest.approx([0.225, 0.0, -0.225])
    assert luck_of_seats([0.4]) == pytest.approx([0.4])


def test_without_luck_results_stay_as_they_are() -> None:
    results = np.array([[0.5, -0.5], [-0.5, 0.5]])
    less, coefficient = adjusted(results, np.zeros((2, 2)))
    assert (less == results).all()
    assert coefficient == 0


def test_levels_are_summed_up_and_share_a_coefficient() -> None:
    games = {
        "random": [LuckyGame((sign * 0.5, -sign * 0.5), (sign * 0.1, -sign * 0.1)) for sign in (1, -1, 1, -1)],
        "expert": [LuckyGame((sign * 0.5, -sign * 0.5), (sign * 0.1 + 0.02, 0.02 - sign * 0.1)) for sign in (1, -1)],
    }
    study = summary(games)
    randomly, expert, everybody = study.levels
    assert study.coefficient == 5.0
    assert (everybody.bot, everybody.games, randomly.games, expert.games) == ("", 6, 4, 2)
    assert (randomly.luck_of_both.mean, expert.luck_of_both.mean, expert.luck.mean) == (0.0, 0.02, 0.02)
    assert (everybody.result, everybody.adjusted, everybody.drop.mean) == (0.25, 0.0, 0.25)


def test_the_luck_of_a_game_is_measured_without_the_rest_of_its_review() -> None:
    task = StudiedGame("card-city", 2, "random", "test", 0, QUICK)
    game = luck_of_game(task)
    assert game == luck_of_game(task)
    assert sum(game.results) == pytest.approx(0, abs=1e-6)
    assert all(game.luck)


@pytest.mark.parametrize("game", STUDIED)
def test_luck_averages_to_zero(game: str) -> None:
    study = luck_studied(game)
    assert [each.bot for each in study.levels] == [*levels(), ""]
    everybody = study.levels[-1]
    # The intervals hold in 95 of 100 cases; twice as far from zero would be no accident.
    for luck in (everybody.luck, everybody.luck_of_both):
        assert abs(luck.mean) < 2 * luck.margin


@pytest.mark.parametrize("game", STUDIED)
def test_results_less_their_luck_vary_less(game: str) -> None:
    drop = luck_studied(game).levels[-1].drop
    assert drop.mean > drop.margin


def test_the_page_says_by_how_much_results_less_their_luck_vary_less() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for game in STUDIED:
        drop = luck_studied(game).levels[-1].drop
        assert f"{drop.mean:.3f} ± {drop.margin:.3f}" in text.partition("What they show")[2]
