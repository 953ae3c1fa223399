"""Exercises: mistakes from finished games, to be played better from the view of the seat that made them."""

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from litestar.params import FromPath, PathParameter, QueryParameter

from tricity.analysis.exercise import Exercise
from tricity.analysis.line import LineMoment, line_moments
from tricity.analysis.scale import Unit
from tricity.analysis.values import REVIEW_FORMAT, Review, ReviewedDecision
from tricity.core.frozen import Frozen
from tricity.core.match import Match
from tricity.server.endpoints import get
from tricity.server.problems import Problem, language, problem
from tricity.server.services import HttpRequest, authenticated, principal, services
from tricity.table.commands.new_table import at_move
from tricity.table.errors import NotFound, WrongState
from tricity.table.events import SeatPlan
from tricity.table.player_view import TableUpdate, viewer_for
from tricity.table.position_view import position_sheets, position_update
from tricity.table.principal import PersonId
from tricity.table.sheet_view import SheetView
from tricity.table.storage import mistakes, reviews
from tricity.table.storage.mistakes import LatestMistakes, Mistake
from tricity.table.table import Table

_LONGEST_MOVE: Final = 200
DecisionNumber = Annotated[int, PathParameter(ge=1, le=1_000_000, description="The number of the move, from 1.")]
MoveText = Annotated[str, QueryParameter(max_length=_LONGEST_MOVE)]


class ExerciseView(Frozen, kw_only=True):
    """A decision to make again: the table as its seat saw it, what was played, and what would have been better.

    `right` is the number of moves that count as correct.
    """

    game: str
    unit: Unit
    decision: ReviewedDecision
    right: int
    update: TableUpdate
    sheets: tuple[SheetView, ...]


class ExerciseAttempt(Frozen):
    """Whether the move is as good as the best one; what it loses, if that is known; or why it is refused."""

    right: bool
    loss: float | None
    problem: Problem | None


@get(
    "/api/me/mistakes",
    "List your latest mistakes",
    401,
    description="From the reviews of your games, with the latest games that have not been reviewed.",
)
async def latest_mistakes(request: HttpRequest) -> LatestMistakes:
    return await services(request).store.read(mistakes.latest, authenticated(request))


@get(
    "/api/tables/{table:str}/mistakes",
    "List your mistakes in a finished match",
    404,
    409,
    description="As its review found them; 409 until there is one.",
)
async def table_mistakes(request: HttpRequest, table: FromPath[str]) -> list[Mistake]:
    live, review = await _reviewed(request, table)
    return mistakes.in_review(table, review, frozenset(live.seats_of(principal(request))))


@get("/api/tables/{table:str}/exercises/{number:int}", "Read an exercise: a decision to make again", 404, 409)
async def read_exercise(request: HttpRequest, table: FromPath[str], number: DecisionNumber) -> ExerciseView:
    live, exercise = await _exercise(request, table, number)
    return shown(exercise, _seats(live, number), live.colours)


@get(
    "/api/tables/{table:str}/exercises/{number:int}/attempt",
    "Try a move in an exercise",
    404,
    409,
    422,
)
async def attempt_exercise(
    request: HttpRequest, table: FromPath[str], number: DecisionNumber, move: MoveText
) -> ExerciseAttempt:
    _, exercise = await _exercise(request, table, number)
    return judged(request, exercise, move)


@get(
    "/api/tables/{table:str}/exercises/{number:int}/line",
    "Read how play might have continued after the better move",
    404,
    409,
    description="The board after each move, as the seat would see it; what it could not know is imagined.",
)
async def read_line(request: HttpRequest, table: FromPath[str], number: DecisionNumber) -> tuple[LineMoment, ...]:
    _, exercise = await _exercise(request, table, number)
    return line_moments(exercise.match, exercise.decision.line)


def shown(exercise: Exercise, seats: Sequence[SeatPlan], colours: tuple[int, ...] = ()) -> ExerciseView:
    """An exercise as its seat sees it."""
    match, decision = exercise.match, exercise.decision
    return ExerciseView(
        game=match.game.name,
        unit=exercise.unit,
        # Players learn what a move loses only by trying it.
        decision=msgspec.structs.replace(decision, losses={}),
        right=sum(exercise.judge(str(move)).right for move in match.legal_moves(decision.seat)),
        update=position_update(match, decision.seat, seats, colours),
        sheets=position_sheets(match, decision.seat),
    )


def judged(request: HttpRequest, exercise: Exercise, move: str) -> ExerciseAttempt:
    """What becomes of a move; raises `BadMove`."""
    seat = exercise.decision.seat
    refusal = exercise.match.refusal(move, seat)
    if refusal is not None:
        lang = language(request.headers.get("accept-language", ""))
        return ExerciseAttempt(False, None, problem(refusal, lang))
    verdict = exercise.judge(str(exercise.match.check(move, seat)))
    return ExerciseAttempt(verdict.right, verdict.loss, None)


def _seats(table: Table, number: int) -> list[SeatPlan]:
    """Who had each seat at that decision: bots with their level, and people, even if a bot answered for them."""
    starters = table.starters or table.opened.seats
    return [
        SeatPlan(name=each.name, owner=PersonId(f"player {seat}"), bot=_answered_by(table, seat, number))
        if starter
        else SeatPlan(name=each.name, bot=each.bot)
        for seat, (each, starter) in enumerate(zip(table.seats, starters))
    ]


def _answered_by(table: Table, seat: int, number: int) -> str:
    """The level of the bot that made the seat's next move, or its last one; "" if a person did."""
    moves = list(zip(table.match.moves, table.chosen_by))
    # Those that come first count first: the answers in their order, then the earlier moves from the last one back.
    return next((bot for played, bot in [*moves[number:], *reversed(moves[:number])] if played.seat == seat), "")


async def _reviewed(request: HttpRequest, address: str) -> tuple[Table, Review]:
    """A finished table and its review; raises `Forbidden`, `NotFound` or `WrongState`."""
    running = services(request)
    async with running.live_tables.table(address) as live:
        viewer_for(live, principal(request), address=address)
        if not live.ended:
            raise WrongState("table-not-ended")
    stored = await running.store.read(reviews.find, live.name, REVIEW_FORMAT)
    if stored is None:
        raise WrongState("review-missing")
    return live, msgspec.json.decode(stored, type=Review)


async def _exercise(request: HttpRequest, address: str, number: int) -> tuple[Table, Exercise]:
    live, review = await _reviewed(request, address)
    decision = review.decisions[number - 1] if number <= len(review.decisions) else None
    if decision is None or not decision.label:
        raise NotFound("no-exercise", number=number)
    past = at_move(live.match, number - 1)
    # As a match of its own that begins here: the log of moves would reveal what the seat could not see.
    match = Match.from_position(past.position(), lambda _: past.game, trusted=True)
    return live, Exercise(match, review.unit, decision)


ENDPOINTS = (latest_mistakes, table_mistakes, read_exercise, attempt_exercise, read_line)
