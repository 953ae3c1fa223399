"""The bot that plays for somebody who left, ran out of time or handed over their seat."""

from typing import Final

from tricity.bots import names as bot_names
from tricity.table.table import Table

USUAL: Final = "improver"
"""The level of a table whose host has not chosen one."""


def level(table: Table) -> str:
    """The level chosen for the table, but no stronger than its own bots: nobody gains by leaving."""
    own_bots = [seat.bot for seat in table.seats if seat.bot and not seat.owner]
    strongest = max(own_bots, key=_strength, default=table.opened.stand_in)
    return min(table.opened.stand_in, strongest, key=_strength)


def _strength(bot: str) -> int:
    """A level that an older program knew counts as the weakest."""
    return bot_names().index(bot) if bot in bot_names() else -1
