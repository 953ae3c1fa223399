"""Taking back: alone while nobody has learned or done anything since, else with the others' leave.

The engine's events say what revealed something; no game has a flag for it.
"""

from tricity.table import preconditions
from tricity.table.errors import StaleVersion, WrongState
from tricity.table.events import Moved, UndoAnswered, Undone, UndoRequested
from tricity.table.table import Table


def undo(table: Table, person: str, seat: int, version: int) -> Undone | UndoRequested:
    """Takes the seat's last move back, or asks the others to go back before it."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if version != table.version:
        raise StaleVersion(given=version, version=table.version)
    own = [place for place, turn in enumerate(table.match.moves) if turn.seat == seat]
    if not own:
        raise WrongState("nothing-to-undo")
    if is_free(table, seat):
        return Undone(seat)
    if table.question is not None:
        raise WrongState("question-open")
    return UndoRequested(seat, own[-1])


def is_free(table: Table, seat: int) -> bool:
    """Whether the seat's owner made the last move, and it revealed nothing."""
    if not table.match.version:
        return False
    last = table.match.moves[-1]
    return last.seat == seat and not any(event.reveals for event in last.events) and not _by_bot(table)


def answer(table: Table, person: str, seat: int, yes: bool) -> UndoAnswered:
    """To the open question; who asked it takes it back by any answer."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if table.question is None:
        raise WrongState("no-question")
    return UndoAnswered(seat, yes)


def _by_bot(table: Table) -> bool:
    """Whether a stand-in chose the match's last move."""
    moves = (it.entry.event for it in reversed(table.history) if it.moves == table.match.version)
    return next((bool(deed.bot) for deed in moves if isinstance(deed, Moved)), False)
