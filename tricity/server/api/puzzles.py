"""A puzzle per game and day, the same for everybody; nothing about those who solve it is stored."""

import asyncio
from datetime import date

import msgspec
from litestar.params import FromPath

from tricity.analysis.line import LineMoment, line_moments
from tricity.analysis.puzzles import Difficulty, Puzzle, puzzle_of
from tricity.games import find
from tricity.server.api.exercises import ExerciseAttempt, ExerciseView, MoveText, judged, shown
from tricity.server.endpoints import get
from tricity.server.services import HttpRequest, services
from tricity.table.errors import NotFound
from tricity.table.position_view import usual_bots
from tricity.table.storage import puzzles

_decode = msgspec.json.Decoder(Puzzle).decode


class PuzzleView(ExerciseView, kw_only=True):
    """A puzzle: an exercise with the reasons for the best move and the bot levels that find it.

    It comes from a game between bots, or between people who all agreed to it and are not named.
    """

    theme: str
    difficulty: Difficulty


@get("/api/puzzles/{game:str}/{day:date}", "Read the puzzle of a day", 404)
async def read_puzzle(request: HttpRequest, game: FromPath[str], day: FromPath[date]) -> PuzzleView:
    return await asyncio.to_thread(_shown, await _puzzle(request, game, day))


@get("/api/puzzles/{game:str}/{day:date}/attempt", "Try a move in the puzzle of a day", 404, 422)
async def attempt_puzzle(
    request: HttpRequest, game: FromPath[str], day: FromPath[date], move: MoveText
) -> ExerciseAttempt:
    puzzle = await _puzzle(request, game, day)
    return await asyncio.to_thread(lambda: judged(request, puzzle.exercise(), move))


@get("/api/puzzles/{game:str}/{day:date}/line", "Read how play might go on after the best move of a puzzle", 404)
async def puzzle_line(request: HttpRequest, game: FromPath[str], day: FromPath[date]) -> tuple[LineMoment, ...]:
    puzzle = await _puzzle(request, game, day)
    return await asyncio.to_thread(lambda: line_moments(puzzle.exercise().match, puzzle.decision.line))


def _shown(puzzle: Puzzle) -> PuzzleView:
    exercise = puzzle.exercise()
    fields = msgspec.structs.asdict(shown(exercise, usual_bots([""] * exercise.match.players)))
    return PuzzleView(theme=puzzle.theme, difficulty=puzzle.difficulty, **fields)


async def _puzzle(request: HttpRequest, game: str, day: date) -> Puzzle:
    """The puzzle of this day from the server's own games if there is one, else one of those that come with the game."""
    stored = await services(request).store.read(puzzles.find, find(game).name, day)
    puzzle = puzzle_of(game, day) if stored is None else _decode(stored)
    if puzzle is None:
        raise NotFound("no-puzzle", game=game)
    return puzzle


ENDPOINTS = (read_puzzle, attempt_puzzle, puzzle_line)
