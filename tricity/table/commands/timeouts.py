"""What the server does at a table by itself: when it is due next, and whose time is up."""

from typing import Final

from tricity.table.clocks import SECOND
from tricity.table.commands.moves import bots_to_move
from tricity.table.events import TimedOut
from tricity.table.table import Table

BOT_GRACE: Final = 30 * SECOND
"""A bot that has not moved by then was lost with the process in which it was thinking."""


def overdue(table: Table, now: int) -> TimedOut | None:
    """The event for the first seat whose time is up; None where nobody's is."""
    for seat in table.to_act:
        deadline = table.clocks.deadline(seat)
        if deadline is not None and deadline <= now:
            return TimedOut(seat)
    return None


def due_at(table: Table) -> int | None:
    """The next time at which the server has something to do without being asked; None: never."""
    times = [table.history[-1].entry.at + BOT_GRACE] if bots_to_move(table) else []
    if table.clocks.running:
        deadlines = [table.clocks.deadline(seat) for seat in table.to_act]
        times += [deadline for deadline in deadlines if deadline is not None]
    return min(times, default=None)
