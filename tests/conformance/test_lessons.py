"""Every lesson can be played to its end, in every language and whatever the learner answers."""

from collections.abc import Iterator, Sequence

import pytest

import tricity
from tricity.games import lessons, names
from tricity.games.lessons import LEARNER, Lesson
from tricity.locales import LANGUAGES, fluent_files, has_message, words

LESSONS = [lesson for name in names() if (lesson := lessons.lesson(name))]


def taught(lesson: Lesson) -> str:
    return lesson.game


def messages(lesson: Lesson) -> Iterator[str]:
    """All messages that a lesson can show."""
    for number, step in enumerate(lesson.steps):
        yield lesson.key(number)
        replies = set(step.accepts.values()) if step.accepts else {"done"} if step.move else set()
        yield from (lesson.key(number, reply) for reply in replies)
        if step.move and len(answers(lesson, number, [])) < len(lesson.stage(number, []).match.legal_moves(LEARNER)):
            yield lesson.key(number, "other")


def answers(lesson: Lesson, number: int, moves: Sequence[str]) -> list[str]:
    """All moves that will do in a step."""
    step, match = lesson.steps[number], lesson.stage(number, moves).match
    return [str(move) for move in match.legal_moves(LEARNER) if step.reply_to(str(move))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=taught)
def test_a_lesson_is_played_to_its_end(lesson: Lesson, lang: str) -> None:
    moves: list[str] = []
    for number, step in enumerate(lesson.steps):
        assert words(lesson.key(number), lang)
        assert lesson.moves_before(number) == len(moves)
        if step.kind == "read":
            continue
        match = lesson.stage(number, moves).match
        assert LEARNER in match.to_act, step.id
        attempt = lesson.attempt(number, moves, lesson.example(number, match))
        assert attempt.done, step.id
        assert words(attempt.reply, lang)
        assert (attempt.refusal.rule if attempt.refusal else "") == step.refused
        if attempt.refusal:
            assert words(attempt.refusal, lang)
        else:
            moves.append(lesson.example(number, match))
            assert lesson.stage(number, moves).reply == attempt.reply
    assert lesson.stage(len(lesson.steps) - 1, moves).match.over, "a lesson ends with the end of a game"


@pytest.mark.parametrize("lesson", LESSONS, ids=taught)
def test_every_answer_leads_on(lesson: Lesson) -> None:
    """Also one that was not the example: the steps after it find their moves, up to the next position."""
    moves: list[str] = []
    for number, step in enumerate(lesson.steps):
        if step.kind != "move":
            continue
        for answer in answers(lesson, number, moves):
            after = [*moves, answer]
            for later in range(number, len(lesson.steps)):
                if later > number and lesson.steps[later].position:
                    break
                stage = lesson.stage(later, after)
                if lesson.steps[later].kind == "move" and later > number:
                    after.append(lesson.example(later, stage.match))
                    assert lesson.attempt(later, after[:-1], after[-1]).done, (step.id, answer, later)
        moves.append(lesson.example(number, lesson.stage(number, moves).match))


@pytest.mark.parametrize("lesson", LESSONS, ids=taught)
def test_its_positions_could_have_come_about(lesson: Lesson) -> None:
    assert lesson.steps[0].position
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)
    for step in lesson.steps:
        if step.position:
            match = tricity.from_position(lessons.position(lesson.game, step.position))
            assert match.game.name == lesson.game
            assert match.rules == match.game.rules_version
            assert match.players == len(lesson.names)


@pytest.mark.parametrize("lesson", LESSONS, ids=taught)
def test_moves_that_fit_no_more_become_the_example(lesson: Lesson) -> None:
    last = len(lesson.steps) - 1
    for nonsense in ("", "abracadabra", "build residence a1", "\x00"):
        for number in range(last + 1):
            lesson.stage(number, [nonsense] * last)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=taught)
def test_it_has_the_words_that_it_needs_and_no_others(lesson: Lesson, lang: str) -> None:
    needed = list(messages(lesson))
    assert [key for key in needed if not has_message(key, lang)] == []
    text = dict(fluent_files(lang))[f"{lesson.game}/lesson"]
    written = [line.partition(" =")[0] for line in text.splitlines() if line.startswith("lesson-")]
    assert sorted(written) == sorted(needed)


def test_a_move_that_is_not_asked_for_is_not_made() -> None:
    lesson = lessons.lesson("card-city")
    assert lesson is not None
    house = next(number for number, step in enumerate(lesson.steps) if step.id == "house")
    other = lesson.attempt(house, [], "build residence e6")
    assert (other.done, other.reply, other.refusal) == (False, "lesson-card-city-house-other", None)
    refused = lesson.attempt(house, [], "build residence e3")
    assert not refused.done
    assert refused.refusal is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tips_are_named_after_prompts(lang: str) -> None:
    """The coach shows the message `coach-<prompt>` when that prompt comes for the first time."""
    texts = [text for name, text in fluent_files(lang) if name.endswith("/coach")]
    tips = [line.partition(" =")[0] for text in texts for line in text.splitlines() if line.startswith("coach-")]
    assert len(texts) == len(LESSONS)
    assert tips
    assert [tip for tip in tips if not has_message(tip.removeprefix("coach-"), lang)] == []
