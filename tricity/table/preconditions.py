"""Preconditions that several commands share. Each raises a refusal where it does not hold."""

from tricity.table.errors import Forbidden, NotFound, WrongState
from tricity.table.principal import Principal
from tricity.table.table import Table


def seat_of(table: Table, person: Principal, seat: int) -> int:
    """The seat, which must be this person's."""
    if not 0 <= seat < len(table.seats):
        raise NotFound("table-no-such-seat", number=seat)
    if person is None or table.seats[seat].owner != person:
        raise Forbidden("not-your-seat", seat=seat)
    return seat


def gathering(table: Table) -> None:
    """The match has not started."""
    if table.status != "gathering":
        raise WrongState("table-has-started")


def playing(table: Table) -> None:
    """The match has started and has not ended."""
    if table.status == "gathering":
        raise WrongState("table-not-started")
    if table.ended:
        raise WrongState("table-ended")


def not_ended(table: Table) -> None:
    """The match has not ended; it may not have started."""
    if table.ended:
        raise WrongState("table-ended")


def host(table: Table, person: Principal) -> None:
    """This person is the host."""
    if person is None or person != table.host:
        raise Forbidden("not-the-host")
