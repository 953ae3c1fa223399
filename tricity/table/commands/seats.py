"""Joining and leaving a table, and bots that play for people."""

from tricity.bots import names as bot_names
from tricity.core.errors import BadOption
from tricity.table import preconditions
from tricity.table.errors import NotFound, WrongState
from tricity.table.events import HandedOver, Joined, Left, SeatAssigned, TookBack
from tricity.table.principal import PersonId, Principal
from tricity.table.table import Table
from tricity.table.text_input import checked_name


def join(table: Table, person: PersonId, name: str, seat: int | None = None) -> Joined:
    """Take a seat: the one that is asked for, else the one reserved for this person, else the first open one."""
    if table.status != "gathering":
        raise WrongState("table-has-started")
    if table.seats_of(person):
        raise WrongState("already-seated", seat=table.seats_of(person)[0])
    available = [
        number
        for number, candidate in enumerate(table.seats)
        if candidate.plays == "open" and candidate.kept_for in (None, person)
    ]
    available.sort(key=lambda number: table.seats[number].kept_for != person)
    if seat is None and available:
        seat = available[0]
    if seat is None or seat not in available:
        raise WrongState("no-free-seat")
    return Joined(seat, checked_name(name))


def assign(table: Table, person: Principal, seat: int, bot: str) -> SeatAssigned:
    """The host assigns a seat that no person has to a bot of that level; "" opens it to people again."""
    if table.status != "gathering":
        raise WrongState("table-has-started")
    preconditions.host(table, person)
    if not 0 <= seat < len(table.seats):
        raise NotFound("table-no-such-seat", number=seat)
    if table.seats[seat].owner:
        raise WrongState("seat-is-taken", seat=seat)
    return SeatAssigned(seat, checked_level(bot) if bot else "")


def leave(table: Table, person: Principal, seat: int) -> Left:
    """Leave for good: before the start the seat is open again, later a bot takes it over."""
    preconditions.not_ended(table)
    return Left(preconditions.seat_of(table, person, seat))


def hand_over(table: Table, person: Principal, seat: int) -> HandedOver:
    """Let a bot stand in until the owner takes the seat back."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if table.seats[seat].away:
        raise WrongState("bot-stands-in", seat=seat)
    return HandedOver(seat)


def take_back(table: Table, person: Principal, seat: int) -> TookBack:
    """Play again in place of the stand-in."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if not table.seats[seat].away:
        raise WrongState("no-bot-stands-in", seat=seat)
    return TookBack(seat)


def checked_level(bot: str) -> str:
    """The level, if there is such a bot; else raises `BadOption`."""
    if bot not in bot_names():
        raise BadOption("no-such-bot", bot=bot[:40], allowed=list(bot_names()))
    return bot
