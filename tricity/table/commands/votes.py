"""Votes to end the match: it is abandoned when all people who still play are for it."""

from tricity.table import preconditions
from tricity.table.events import Voted
from tricity.table.principal import Principal
from tricity.table.table import Table


def vote(table: Table, person: Principal, seat: int, yes: bool) -> Voted:
    """Vote to end the match, or withdraw that vote."""
    preconditions.not_ended(table)
    return Voted(preconditions.seat_of(table, person, seat), yes)
