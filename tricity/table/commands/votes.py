"""Votes to end the match: it is abandoned when all its people are for it, but for those who ran out of time."""

from tricity.table import preconditions
from tricity.table.events import Voted
from tricity.table.principal import Principal
from tricity.table.table import Table


def vote(table: Table, person: Principal, seat: int, yes: bool) -> Voted:
    """Vote to end the match, or withdraw that vote. Who let a bot stand in is asked like everybody else."""
    preconditions.not_ended(table)
    seat = preconditions.seat_of(table, person, seat)
    return Voted(seat, yes, tuple(number for number, other in enumerate(table.seats) if other.owner))
