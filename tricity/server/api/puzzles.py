"""A puzzle per game and day, the same for everybody; nothing about those who solve it is stored."""

from datetime import date

import msgspec
from litestar.params import FromPath

from tricity.analysis.line import LineMoment, line_moments
from tricity.analysis.puzzles import Difficulty, Puzzle, puzzle_of
from tricity.server.api.exercises import ExerciseAttempt, ExerciseView, MoveText, judged, shown
from tricity.server.endpoints import get
from tricity.server.services import HttpRequest
from tricity.table.errors import NotFound


class PuzzleView(ExerciseView, kw_only=True):
    """A puzzle: an exercise from a game between bots, with the reasons for the best move and the bot levels that find
    it.
    """

    theme: str
    difficulty: Difficulty


@get("/api/puzzles/{game:str}/{day:date}", "Read the puzzle of a day", 404, sync_to_thread=True)
def read_puzzle(game: FromPath[str], day: FromPath[date]) -> PuzzleView:
    puzzle = _puzzle(game, day)
    exercise = puzzle.exercise()
    fields = msgspec.structs.asdict(shown(exercise, [""] * exercise.match.players))
    return PuzzleView(theme=puzzle.theme, difficulty=puzzle.difficulty, **fields)


@get("/api/puzzles/{game:str}/{day:date}/attempt", "Try a move in the puzzle of a day", 404, 422, sync_to_thread=True)
def attempt_puzzle(request: HttpRequest, game: FromPath[str], day: FromPath[date], move: MoveText) -> ExerciseAttempt:
    return judged(request, _puzzle(game, day).exercise(), move)


@get(
    "/api/puzzles/{game:str}/{day:date}/line",
    "Read how play might go on after the best move of a puzzle",
    404,
    sync_to_thread=True,
)
def puzzle_line(game: FromPath[str], day: FromPath[date]) -> tuple[LineMoment, ...]:
    exercise = _puzzle(game, day).exercise()
    return line_moments(exercise.match, exercise.decision.line)


def _puzzle(game: str, day: date) -> Puzzle:
    found = puzzle_of(game, day)
    if found is None:
        raise NotFound("no-puzzle", game=game)
    return found


ENDPOINTS = (read_puzzle, attempt_puzzle, puzzle_line)
