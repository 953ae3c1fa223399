"""The study of how honest reviews are: its arithmetic on numbers whose answer is known, and what it found."""

import numpy as np
import pytest

from support.analysis_page import PAGE, STUDIED, page, studied
from tricity.analysis.review import Effort
from tricity.analysis.values import REVIEW_FORMAT, Account, Review
from tricity.arena import review_study
from tricity.arena.review_study import (
    StudiedGame,
    adjusted,
    level_losses,
    losses_of_levels,
    luck_of_seats,
    review_game,
    summary,
    variances,
)
from tricity.bots import names as levels

QUICK = Effort(decision=200, value=50, worlds=3, world=50)


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
    def reviewed(*luck: float) -> Review:
        accounts = tuple(Account(0.5, 0.5, 0.1, each - 0.1, 0.0, 0.0, 0.0, 100.0, ()) for each in luck)
        return Review(REVIEW_FORMAT, "card-city", len(luck), "chance", (), (), (), accounts)

    assert luck_of_seats(reviewed(0.3, -0.3)) == pytest.approx([0.3, -0.3])
    assert luck_of_seats(reviewed(0.2, 0.0)) == pytest.approx([0.1, -0.1])
    assert luck_of_seats(reviewed(0.3, 0.0, -0.3)) == pytest.approx([0.225, 0.0, -0.225])
    assert luck_of_seats(reviewed(0.4)) == pytest.approx([0.4])


def test_without_luck_results_stay_as_they_are() -> None:
    results = np.array([[0.5, -0.5], [-0.5, 0.5]])
    less, coefficient = adjusted(results, np.zeros((2, 2)))
    assert (less == results).all()
    assert coefficient == 0


def test_levels_are_compared_in_the_same_positions_and_games_are_the_unit() -> None:
    by_game = [
        [dict(zip(levels(), (0.5, 0.4, 0.3, 0.2, 0.1)))] * 3,
        [dict(zip(levels(), (0.7, 0.6, 0.5, 0.4, 0.3)))],
    ]
    losses = losses_of_levels(by_game)
    assert [each.loss.mean for each in losses] == pytest.approx([0.6, 0.5, 0.4, 0.3, 0.2])
    assert [each.more_than_next.mean for each in losses if each.more_than_next] == pytest.approx([0.1] * 4)
    # The same difference in each game: no doubt about it, although the games differ.
    assert {each.more_than_next.margin for each in losses if each.more_than_next} == {0.0}
    assert losses[-1].more_than_next is None


def test_a_small_study_has_all_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    # The others search too long for pure Python.
    monkeypatch.setattr(review_study, "names", lambda: ("random", "beginner", "improver"))
    tasks = [StudiedGame("point-city", 1, "random", "test", number, QUICK, number == 0) for number in range(2)]
    reviews = list(map(review_game, tasks))
    compared = [level_losses(StudiedGame("point-city", 1, "beginner", "test", 0, QUICK))]
    report = summary({"random": reviews}, compared)
    level, everybody = report.levels
    assert (level.bot, everybody.bot) == ("random", "")
    assert (level.games, report.positions, report.compared_games) == (2, 6, 1)
    assert level.marked >= level.explained
    assert level.blunders_twice >= level.marked_again
    assert variances({"random": [each.first for each in reviews]}) == (report.coefficient, report.variance)
    assert [each.bot for each in report.losses] == ["random", "beginner", "improver"]
    # Asked again, everything is the same.
    assert level_losses(StudiedGame("point-city", 1, "beginner", "test", 0, QUICK)) == compared[0]


@pytest.mark.parametrize("game", STUDIED)
def test_the_page_says_what_the_study_found(game: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text
    assert [each.bot for each in studied(game).levels] == [*levels(), ""]


@pytest.mark.parametrize("game", STUDIED)
def test_errors_fall_from_level_to_level_in_the_same_positions(game: str) -> None:
    for level in studied(game).losses:
        more = level.more_than_next
        assert more is None or more.mean > more.margin, level.bot


@pytest.mark.parametrize("game", STUDIED)
def test_blunders_are_marked_again(game: str) -> None:
    everybody = studied(game).levels[-1]
    assert everybody.blunders_twice
    assert everybody.marked_again >= 0.8 * everybody.blunders_twice


def test_results_less_their_luck_vary_less_and_where_that_is_not_shown_the_page_says_so() -> None:
    drops = [studied(game).variance[-1] for game in STUDIED]
    games = sum(each.games for each in drops)
    mean = sum(each.games * each.drop.mean for each in drops) / games
    margin = sum((each.games * each.drop.margin) ** 2 for each in drops) ** 0.5 / games
    assert mean > margin
    text = PAGE.read_text(encoding="utf-8")
    assert f"{mean:.3f} ± {margin:.3f}" in text
    for each in drops:
        if each.drop.mean <= each.drop.margin:
            assert f"{each.drop.mean:.3f} ± {each.drop.margin:.3f}" in text.partition("it is not shown")[2][:200]
