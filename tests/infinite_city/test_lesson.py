"""The lesson of Infinite City: what its words say of the board."""

import re

import pytest

from tricity.games import lessons
from tricity.games.lessons import LEARNER
from tricity.locales import LANGUAGES, words

_lesson = lessons.lesson("infinite-city")
assert _lesson is not None
LESSON = _lesson
KEYS = {step.id: LESSON.key(number) for number, step in enumerate(LESSON.steps)}
PLACE = r"-?\d+,-?\d+"

each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_language
def test_only_the_terminal_names_places_by_their_coordinates(lang: str) -> None:
    """The map of the page has no numbers at its edges; it frames what the lesson speaks of."""
    for step in ("embassy", "protected", "replace"):
        for key in (KEYS[step], f"{KEYS[step]}-other"):
            assert not re.search(PLACE, words(key, lang)), key
            assert re.search(PLACE, words(f"{key}.terminal", lang)), key


@each_language
def test_the_score_at_the_end_is_the_sum_of_what_the_lesson_names(lang: str) -> None:
    (number,) = (number for number, step in enumerate(LESSON.steps) if step.id == "score")
    own, other = LESSON.stage(number, ()).match.scores()
    assert own.seat == LEARNER
    named = [int(figure) for figure in re.findall(r"\d+", words(KEYS["score"], lang))]
    by_rule: dict[str, int] = {}
    for line in own.lines:
        by_rule[line.rule] = by_rule.get(line.rule, 0) + line.points
    assert named == [by_rule["IC-50"], by_rule["IC-51"], by_rule["IC-52"], own.total, other.total]
