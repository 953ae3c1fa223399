"""Giving the match up together: it is abandoned when all who still play themselves are for it."""

from tricity.table import asking
from tricity.table.deeds import Voted
from tricity.table.table import Table


def vote(table: Table, person: str, seat: int, yes: bool) -> Voted:
    asking.not_ended(table)
    return Voted(asking.seat_of(table, person, seat), yes)
