"""Ends a match before its last move: its people vote for it, or an administrator of the server closes the table."""

from tricity.table import preconditions
from tricity.table.events import Closed, Voted
from tricity.table.principal import Principal
from tricity.table.table import Table


def vote(table: Table, person: Principal, seat: int, yes: bool) -> Voted:
    """Vote to end the match, or withdraw that vote. The match ends when everybody who has not run out of time votes for
    it.

    Those for whom a bot stands in are asked like everybody else.
    """
    preconditions.not_ended(table)
    seat = preconditions.seat_of(table, person, seat)
    return Voted(seat, yes, tuple(number for number, other in enumerate(table.seats) if other.owner))


def close(table: Table) -> Closed:
    """End the match, as if it had been abandoned; raises `WrongState` if it has ended."""
    preconditions.not_ended(table)
    return Closed()
