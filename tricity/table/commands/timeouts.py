"""When the server should look at a table by itself, and what it then does."""

from typing import Final

from tricity.table.clocks import SECOND
from tricity.table.commands.moves import bots_to_move
from tricity.table.events import TimedOut
from tricity.table.table import Table

BOT_GRACE: Final = 30 * SECOND
"""A bot that has not moved by then was lost with the process that asked it."""


def overdue(table: Table, now: int) -> TimedOut | None:
    """The first seat whose time is up."""
    for seat in table.to_act:
        deadline = table.clocks.deadline(seat)
        if deadline is not None and deadline <= now:
            return TimedOut(seat)
    return None


def wake_at(table: Table) -> int | None:
    """The next time at which something is due without anybody asking; None: never."""
    times = [table.clocks.deadline(seat) for seat in table.to_act] if table.clocks.running else []
    if bots_to_move(table):
        times.append(table.history[-1].entry.at + BOT_GRACE)
    return min((time for time in times if time is not None), default=None)
