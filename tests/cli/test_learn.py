"""Lessons in the terminal."""

import pytest

from support.terminal import refused, tricity
from tricity.games import lessons, names
from tricity.locales import LANGUAGES, words

TAUGHT = [name for name in names() if lessons.lesson(name)]


def answers(game: str, first: int = 0) -> list[str]:
    """What to type from that step to the end of a lesson: an empty line goes on."""
    lesson = lessons.lesson(game)
    assert lesson is not None
    typed: list[str] = []
    for number, step in enumerate(lesson.steps[first:], start=first):
        typed += [""] if step.kind == "read" else [lesson.example(number, lesson.stage(number, ()).match), ""]
    return typed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end(game: str, lang: str) -> None:
    result = tricity("learn", game, "--lang", lang, typed=answers(game))
    assert result.exit_code == 0
    assert "".join(words(f"lesson-{game}-end", lang).split()) in "".join(result.output.split())
    assert "tricity learn" not in result.output


def test_it_is_left_and_resumed_at_a_step() -> None:
    left = tricity("learn", "card-city", typed=["", "", "quit"])
    assert "tricity learn card-city --step 3" in left.output
    resumed = tricity("learn", "card-city", "--step", "4", typed=answers("card-city", 3))
    assert "Step 3 of" not in resumed.output
    assert "Enjoy your first city!" in resumed.output


def test_a_move_that_is_not_asked_for_gets_a_reply_and_an_example() -> None:
    result = tricity("learn", "card-city", "--step", "6", typed=["build residence e6", "build residence e3", "quit"])
    assert "we need the residence at f5" in result.output
    assert "For example: build residence f5" in result.output
    assert "CC-25" in result.output
    assert "--step 6" in result.output


def test_the_language_may_come_before_the_game() -> None:
    before, after = (
        tricity("learn", *given, typed=["q"])
        for given in (("--lang", "pl", "card-city"), ("card-city", "--lang", "pl"))
    )
    assert before.exit_code == 0
    assert before.output == after.output


def test_a_game_that_there_is_not() -> None:
    assert "chess" in refused(tricity("learn", "chess"))
