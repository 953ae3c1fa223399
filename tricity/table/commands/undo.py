"""Undo: freely while nobody has learned or done anything since the move, else with the consent of the others.

Whether a move revealed something is in the events of the game; nothing here knows a game.
"""

from typing import Final, assert_never

from tricity.core.match import PlayedMove
from tricity.table import preconditions
from tricity.table.clocks import DAY, MINUTE, Clock, DaysClock, LiveClock, NoClock
from tricity.table.errors import StaleVersion, WrongState
from tricity.table.events import UndoAnswered, Undone, UndoRequested
from tricity.table.principal import Principal
from tricity.table.table import Table

_LIVE: Final = 2 * MINUTE
_WITHOUT_CLOCK: Final = 30 * MINUTE
_OVER_DAYS: Final = DAY
"""How long an undo request can be answered."""


def undo(table: Table, person: Principal, seat: int, version: int) -> Undone | UndoRequested:
    """Undo the seat's last move where that is free, else ask the others to go back before it.

    Each seat can ask once in each version, so that a refusal is final.
    """
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if version != table.version:
        raise StaleVersion(given=version, version=table.version)
    refusal = refusal_of(table, seat)
    if refusal is not None:
        raise refusal
    if is_free(table, seat):
        return Undone(seat)
    to = _last_own_move(table, seat)
    return UndoRequested(seat, to, _asked(table, seat, to))


def refusal_of(table: Table, seat: int) -> WrongState | None:
    """Why the seat can neither undo its last move now nor ask to; None if it can."""
    if table.opened.undo == "never":
        return WrongState("undo-never")
    if _last_own_move(table, seat) < 0:
        return WrongState("nothing-to-undo")
    if is_free(table, seat):
        return None
    if table.opened.undo == "quiet":
        return WrongState("undo-only-quiet")
    if table.undo_request is not None:
        return WrongState("undo-request-open")
    if table.undo_requested_at.get(seat) == table.version:
        return WrongState("undo-asked-before")
    return None


def is_free(table: Table, seat: int) -> bool:
    """Whether the owner of the seat made the last move, and it revealed nothing."""
    if not table.match.version:
        return False
    last = table.match.moves[-1]
    return last.seat == seat and not _reveals(last) and not table.chosen_by[-1]


def answer(table: Table, person: Principal, seat: int, yes: bool) -> UndoAnswered:
    """Answer the open undo request. Any answer of the seat that asked withdraws it."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if table.undo_request is None:
        raise WrongState("no-undo-request")
    return UndoAnswered(seat, yes)


def expires_at(table: Table) -> int | None:
    """The wall-clock time until which the open undo request can be answered; None without one."""
    request, calendar = table.undo_request, table.clocks.calendar
    if request is None:
        return None
    return calendar.wall_time(calendar.playing_time(request.at) + _time_to_answer(table.opened.clock))


def moves_to_undo(table: Table) -> tuple[PlayedMove, ...]:
    """The moves that the open undo request would take back, none without one."""
    request = table.undo_request
    return () if request is None else table.match.moves[request.to :]


def _asked(table: Table, seat: int, to: int) -> tuple[int, ...]:
    """The seats of other people who must agree.

    Those for whom a bot stands in are asked too where one of the moves revealed something: else somebody could look at
    what is hidden, and undo, while they are away.
    """
    owner = table.seats[seat].owner
    revealed = any(_reveals(move) for move in table.match.moves[to:])
    others = (number for number, other in enumerate(table.seats) if other.owner not in (None, owner))
    return tuple(number for number in others if revealed or not table.seats[number].away)


def _last_own_move(table: Table, seat: int) -> int:
    """The index of the seat's last move; -1 if it has made none."""
    moves = table.match.moves
    return next((index for index in reversed(range(len(moves))) if moves[index].seat == seat), -1)


def _reveals(move: PlayedMove) -> bool:
    return any(event.reveals for event in move.events)


def _time_to_answer(clock: Clock) -> int:
    match clock:
        case LiveClock():
            return _LIVE
        case NoClock():
            return _WITHOUT_CLOCK
        case DaysClock():
            return _OVER_DAYS
        case _:
            assert_never(clock)
