"""Giving the match up together: it is abandoned when all who still play themselves are for it."""

from tricity.table import preconditions
from tricity.table.events import Voted
from tricity.table.table import Table


def vote(table: Table, person: str, seat: int, yes: bool) -> Voted:
    preconditions.not_ended(table)
    return Voted(preconditions.seat_of(table, person, seat), yes)
