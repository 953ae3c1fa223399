"""What the server does at a table on its own: when it is due next, and what has run out of time."""

from typing import Final

from tricity.table import stand_ins
from tricity.table.clocks import SECOND
from tricity.table.commands.moves import bots_to_move
from tricity.table.commands.undo import expires_at
from tricity.table.events import TimedOut, UndoExpired
from tricity.table.table import Table

BOT_GRACE: Final = 30 * SECOND
"""A bot that has not moved by then was lost with the process in which it was thinking."""


def overdue(table: Table, now: int) -> TimedOut | UndoExpired | None:
    """The event for the first seat whose time is up, or for an undo request that nobody answered; None without any."""
    expiry = expires_at(table)
    if table.undo_request is not None and expiry is not None and expiry <= now:
        return UndoExpired(table.undo_request.seat)
    for seat in table.to_act:
        deadline = table.clocks.deadline(seat)
        if deadline is not None and deadline <= now:
            return TimedOut(seat, stand_ins.level(table))
    return None


def due_at(table: Table, *, with_bots: bool = True) -> int | None:
    """The next time at which the server has something to do without being asked; None: never."""
    times = [table.updated + BOT_GRACE] if with_bots and bots_to_move(table) else []
    if table.undo_request is not None:
        times += _known(expires_at(table))
    if table.clocks.running:
        times += _known(*[table.clocks.deadline(seat) for seat in table.to_act])
    return min(times, default=None)


def _known(*times: int | None) -> list[int]:
    return [time for time in times if time is not None]
