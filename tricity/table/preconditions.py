"""Checks that several verbs make before they allow a deed."""

from tricity.table.errors import Forbidden, NotFound, WrongState
from tricity.table.table import Table


def seat_of(table: Table, person: str, seat: int) -> int:
    """That seat, if it is this person's."""
    if not 0 <= seat < len(table.seats):
        raise NotFound("table-no-such-seat", number=seat)
    if not person or table.seats[seat].owner != person:
        raise Forbidden("not-your-seat", seat=seat)
    return seat


def playing(table: Table) -> None:
    if table.status == "gathering":
        raise WrongState("table-not-started")
    if table.ended:
        raise WrongState("table-ended")


def not_ended(table: Table) -> None:
    if table.ended:
        raise WrongState("table-ended")


def host(table: Table, person: str) -> None:
    if not person or person != table.host:
        raise Forbidden("not-the-host")
