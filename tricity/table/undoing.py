"""Taking back: alone while nobody has learned or done anything since, else with the others' leave.

The engine's events say what revealed something; no game has a flag for it.
"""

from tricity.table import asking
from tricity.table.deeds import Answered, Asked, Moved, Undone
from tricity.table.refusals import NotNow, Stale
from tricity.table.table import Table


def undo(table: Table, person: str, seat: int, version: int) -> Undone | Asked:
    """Takes the seat's last move back, or asks the others to go back before it."""
    asking.playing(table)
    seat = asking.seat_of(table, person, seat)
    if version != table.version:
        raise Stale(given=version, version=table.version)
    own = [place for place, turn in enumerate(table.match.turns) if turn.seat == seat]
    if not own:
        raise NotNow("nothing-to-undo")
    if is_free(table, seat):
        return Undone(seat)
    if table.question is not None:
        raise NotNow("question-open")
    return Asked(seat, own[-1])


def is_free(table: Table, seat: int) -> bool:
    """Whether the seat's owner made the last move, and it revealed nothing."""
    if not table.match.version:
        return False
    last = table.match.turns[-1]
    return last.seat == seat and not any(event.reveals for event in last.events) and not _by_bot(table)


def answer(table: Table, person: str, seat: int, yes: bool) -> Answered:
    """To the open question; who asked it takes it back by any answer."""
    asking.playing(table)
    seat = asking.seat_of(table, person, seat)
    if table.question is None:
        raise NotNow("no-question")
    return Answered(seat, yes)


def _by_bot(table: Table) -> bool:
    """Whether a stand-in chose the match's last move."""
    moves = (it.entry.deed for it in reversed(table.story) if it.moves == table.match.version)
    return next((bool(deed.bot) for deed in moves if isinstance(deed, Moved)), False)
