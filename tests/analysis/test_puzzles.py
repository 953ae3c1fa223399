"""Puzzles: those that games have as data, and how they are made."""

from datetime import date, timedelta

import msgspec
import pytest

from tricity.analysis import puzzle_maker
from tricity.analysis import puzzles as puzzle_data
from tricity.analysis.puzzle_maker import anonymous, bot_game, made_puzzles, puzzle_at, puzzles_in
from tricity.analysis.puzzles import Puzzle, puzzle_of, puzzles
from tricity.analysis.values import RIVAL, ReviewedDecision
from tricity.bots.budget import Budget
from tricity.core.match import Match
from tricity.games import find, names
from tricity.locales import LANGUAGES, has_message


@pytest.mark.parametrize("game", names())
def test_every_stored_puzzle_has_one_move_that_is_clearly_best(game: str) -> None:
    for puzzle in puzzles(game):
        exercise = puzzle.exercise()
        decision = puzzle.decision
        moves = [str(move) for move in exercise.match.legal_moves(decision.seat)]
        assert set(decision.losses) <= set(moves)
        assert [move for move in moves if exercise.judge(move).right] == [decision.best]
        assert decision.loss == min(loss for move, loss in decision.losses.items() if move != decision.best)
        assert decision.label
        assert decision.explanation is not None
        for reason in decision.explanation.reasons:
            key = "theme-rival" if reason.theme == RIVAL else f"theme-{game}-{reason.theme}"
            assert all(has_message(key, lang) for lang in LANGUAGES)


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_another_one_tomorrow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decision = ReviewedDecision(1, 0, "a", "b", 0.5, 0.1, 0.0, "mistake", 60.0)
    stored = tuple(Puzzle(f"record {number}", "chance", "points", "easy", decision) for number in range(3))
    monkeypatch.setattr(puzzle_data, "puzzles", lambda game: stored if game == "card-city" else ())
    days = [date(2026, 11, 18) + timedelta(number) for number in range(4)]
    daily = [puzzle_of("card-city", day) for day in days]
    assert sorted(each.record for each in daily[:3] if each) == [each.record for each in stored]
    assert daily[3] == daily[0] == puzzle_of("card-city", days[0])
    assert puzzle_of("point-city", days[0]) is None


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small searches, and hardly anything is asked of a puzzle."""
    for name, value in {"_GLANCE": Budget(80), "_STUDY": Budget(80), "_COMPARISON": Budget(80)}.items():
        monkeypatch.setattr(puzzle_maker, name, value)
    monkeypatch.setattr(puzzle_maker, "_LEVELS", ("random", "random"))


def test_puzzles_are_found_in_a_game_of_bots(quick: None) -> None:
    match = bot_game(find("infinite-city"), 2, "game 0")
    counts: list[int] = []
    puzzles = made_puzzles(iter([match]), 1, counts.append)
    assert (len(puzzles), counts) == (1, [1])
    assert puzzles[0] in puzzles_in(match)
    assert msgspec.json.decode(msgspec.json.encode(puzzles[0]), type=Puzzle) == puzzles[0]
    exercise = puzzles[0].exercise()
    assert exercise.match.version == 0
    assert exercise.judge(puzzles[0].decision.best).right


def elsewhere(match: Match, seat: int) -> Match | None:
    """A match that this seat cannot tell from the other one, with other hidden things and without a past."""
    for seed in range(8):
        position = match.game.position(match.imagine(seat, seed))
        if position != match.position():
            return Match.from_position(position, find)
    return None


@pytest.mark.parametrize("game", names())
def test_an_anonymous_puzzle_is_the_same_whatever_was_hidden(game: str) -> None:
    compared = 0
    for puzzle in puzzles(game)[:6]:
        match, seat = puzzle.exercise().match, puzzle.decision.seat
        stored = msgspec.json.encode(anonymous(puzzle))
        assert b"seed" not in stored
        assert anonymous(puzzle).exercise().match.view(seat) == match.view(seat)
        other = elsewhere(match, seat)
        if other is not None:
            again = msgspec.structs.replace(puzzle, record=other.record())
            assert msgspec.json.encode(anonymous(again)) == stored
            compared += 1
    assert compared or not puzzles(game)


@pytest.mark.parametrize("game", names())
def test_what_is_found_does_not_depend_on_what_was_hidden(game: str, quick: None) -> None:
    match = bot_game(find(game), 2, "game 0")
    compared = 0
    for number in range(0, match.version, 5):
        played = match.moves[number]
        other = elsewhere(match.at(number), played.seat)
        if other is None or compared == 5:
            continue
        puzzle = puzzle_at(match, number)
        other.play(played.move, seat=played.seat)
        again = puzzle_at(other, 0)
        assert (puzzle and anonymous(puzzle)) == (again and anonymous(again))
        compared += 1
    assert compared
