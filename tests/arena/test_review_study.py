"""The study of how honest reviews are: its arithmetic on numbers whose answer is known, and what it found."""

import pytest

from support.analysis_page import PAGE, STUDIED, page, studied
from support.variants import effort
from tricity.arena import review_study
from tricity.arena.review_study import StudiedGame, level_losses, losses_of_levels, review_game, summary
from tricity.bots import names as levels

QUICK = effort(200)


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
    assert [each.bot for each in report.losses] == ["random", "beginner", "improver"]
    # Asked again, everything is the same.
    assert level_losses(StudiedGame("point-city", 1, "beginner", "test", 0, QUICK)) == compared[0]


@pytest.mark.parametrize("game", STUDIED)
def test_the_page_says_what_the_study_found(game: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text
    assert [each.bot for each in studied(game).levels] == [*levels(), ""]


@pytest.mark.parametrize("game", STUDIED)
def test_the_rest_averages_to_zero(game: str) -> None:
    rest = studied(game).levels[-1].rest
    assert abs(rest.mean) < rest.margin


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
