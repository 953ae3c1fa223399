"""Undo: freely while nobody has learned or done anything since the move, else with the consent of the others.

Whether a move revealed something is in the events of the game; nothing here knows a game.
"""

from tricity.table import preconditions
from tricity.table.errors import StaleVersion, WrongState
from tricity.table.events import Moved, UndoAnswered, Undone, UndoRequested
from tricity.table.principal import Principal
from tricity.table.table import Table


def undo(table: Table, person: Principal, seat: int, version: int) -> Undone | UndoRequested:
    """Undo the seat's last move where that is free, else ask the others to go back before it."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if version != table.version:
        raise StaleVersion(given=version, version=table.version)
    own_moves = [index for index, move in enumerate(table.match.moves) if move.seat == seat]
    if not own_moves:
        raise WrongState("nothing-to-undo")
    if is_free(table, seat):
        return Undone(seat)
    if table.undo_request is not None:
        raise WrongState("undo-request-open")
    return UndoRequested(seat, own_moves[-1])


def is_free(table: Table, seat: int) -> bool:
    """Whether the owner of the seat made the last move, and it revealed nothing."""
    if not table.match.version:
        return False
    last = table.match.moves[-1]
    return last.seat == seat and not any(event.reveals for event in last.events) and not _last_move_by_bot(table)


def answer(table: Table, person: Principal, seat: int, yes: bool) -> UndoAnswered:
    """Answer the open undo request. Any answer of the seat that asked withdraws it."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if table.undo_request is None:
        raise WrongState("no-undo-request")
    return UndoAnswered(seat, yes)


def _last_move_by_bot(table: Table) -> bool:
    """Whether a stand-in chose the last move of the match."""
    events = (item.entry.event for item in reversed(table.history) if item.moves == table.match.version)
    return next((bool(event.bot) for event in events if isinstance(event, Moved)), False)
