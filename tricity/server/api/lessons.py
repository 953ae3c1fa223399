"""Lessons, step by step. The server keeps no state: the learner sends all the moves made so far with each request."""

from typing import Annotated, Final

from litestar.params import FromPath, QueryParameter

from tricity.core.frozen import Frozen
from tricity.games import lessons
from tricity.games.lessons import LEARNER, Kind, Lesson
from tricity.server.endpoints import get
from tricity.server.problems import Problem, language, problem
from tricity.server.services import HttpRequest
from tricity.table.errors import NotFound
from tricity.table.player_view import TableUpdate
from tricity.table.position_view import position_sheets, position_update, usual_bots
from tricity.table.sheet_view import SheetView

_LONGEST_MOVE: Final = 200
_LONGEST_MOVES: Final = 500

StepNumber = Annotated[int, QueryParameter(ge=0, le=100, description="The number of the step, from 0.")]
Moves = Annotated[
    str,
    QueryParameter(
        max_length=_LONGEST_MOVES,
        description="The learner's moves, one for each step so far that asks for a move, with `;` between them.",
    ),
]


class LessonStep(Frozen, kw_only=True):
    """A step of a lesson, as the learner has reached it.

    `chapter` is the number of the step with whose position the game began. `say` is the message of the step, and
    `reply` that of the move that was made in it ("": none yet). `points` are the cells and the areas of the board that
    it points at, `example` is a move that it asks for. The learner's seat has no name.
    """

    number: int
    count: int
    chapter: int
    say: str
    kind: Kind
    reply: str
    points: tuple[str, ...]
    example: str
    update: TableUpdate
    sheets: tuple[SheetView, ...]


class LessonAttempt(Frozen):
    """Whether the step is done with this move; the message that replies ("": none), and why the move is refused."""

    done: bool
    reply: str
    problem: Problem | None


@get("/api/lessons/{game:str}", "Read a step of a lesson", 404, sync_to_thread=False)
def read_step(game: FromPath[str], step: StepNumber = 0, moves: Moves = "") -> LessonStep:
    lesson = _lesson(game, step)
    stage = lesson.stage(step, _made(moves))
    shown = lesson.steps[step]
    return LessonStep(
        number=step,
        count=len(lesson.steps),
        chapter=lesson.chapter(step),
        say=lesson.key(step),
        kind=shown.kind,
        reply=stage.reply,
        points=shown.points,
        example="" if stage.reply else lesson.example(step, stage.match),
        update=position_update(stage.match, LEARNER, usual_bots(lesson.names)),
        sheets=position_sheets(stage.match, LEARNER),
    )


@get("/api/lessons/{game:str}/attempt", "Try a move in a step of a lesson", 404, 422, sync_to_thread=False)
def attempt(
    request: HttpRequest,
    game: FromPath[str],
    step: StepNumber,
    move: Annotated[str, QueryParameter(max_length=_LONGEST_MOVE)],
    moves: Moves = "",
) -> LessonAttempt:
    made = _lesson(game, step).attempt(step, _made(moves), move)
    lang = language(request.headers.get("accept-language", ""))
    return LessonAttempt(made.done, made.reply, problem(made.refusal, lang) if made.refusal else None)


def _lesson(game: str, step: int) -> Lesson:
    lesson = lessons.lesson(game)
    if lesson is None or step >= len(lesson.steps):
        raise NotFound("no-lesson", game=game)
    return lesson


def _made(moves: str) -> list[str]:
    return moves.split(";") if moves else []


ENDPOINTS = (read_step, attempt)
