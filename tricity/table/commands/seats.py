"""Joining and leaving a table, who sits where before the start, and bots that play for people."""

from tricity.bots import names as bot_names
from tricity.core.errors import BadOption
from tricity.table import links, preconditions, stand_ins
from tricity.table.errors import BadRequest, Forbidden, NotFound, WrongState
from tricity.table.events import HandedOver, Joined, Left, Removed, SeatAssigned, SeatsSwapped, Started, TookBack
from tricity.table.lookalikes import looks_like
from tricity.table.principal import PersonId, Principal
from tricity.table.table import Table
from tricity.table.text_input import checked_name


def join(table: Table, person: PersonId, name: str, seat: int | None = None, *, address: str = "") -> Joined:
    """Take a seat: the one that is asked for, else the one reserved for this person, else the first open one.

    Strangers need the link of the table as it is now: raises `NotFound` for another `address`.
    """
    links.check(table, person, address)
    if table.status == "gathering" and table.seats_of(person):
        raise WrongState("already-seated", seat=table.seats_of(person)[0])
    return _joined(table, person, name, seat)


def join_beside(table: Table, person: PersonId, name: str, seat: int | None = None) -> Joined:
    """Take a seat for somebody else who plays on this person's device."""
    if not table.seats_of(person):
        raise Forbidden("not-seated")
    if table.opened.rated:
        raise WrongState("rated-one-seat")
    return _joined(table, person, name, seat)


def _joined(table: Table, person: PersonId, name: str, seat: int | None) -> Joined:
    preconditions.gathering(table)
    if person in table.removed:
        raise Forbidden("sent-away")
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
    name = checked_name(name)
    alike = [other.name for other in table.seats if other.owner and looks_like(name, other.name)]
    if alike:
        raise WrongState("name-looks-like", name=name, other=alike[0])
    return Joined(seat, name)


def assign(table: Table, person: Principal, seat: int, bot: str) -> SeatAssigned:
    """The host assigns a seat that no person has to a bot of that level; "" opens it to people again."""
    preconditions.gathering(table)
    preconditions.host(table, person)
    _check_seats(table, seat)
    if table.seats[seat].owner:
        raise WrongState("seat-is-taken", seat=seat)
    return SeatAssigned(seat, checked_level(bot) if bot else "")


def swap(table: Table, person: Principal, seat: int, other: int) -> SeatsSwapped:
    """Change places: the host orders all seats, anybody else moves from their own seat to an open one."""
    preconditions.gathering(table)
    _check_seats(table, seat, other)
    if seat == other:
        raise BadRequest("same-seat")
    if person is None or person != table.host:
        preconditions.seat_of(table, person, seat)
        if table.seats[other].plays != "open" or table.seats[other].kept_for not in (None, person):
            raise WrongState("seat-is-taken", seat=other)
    return SeatsSwapped(seat, other)


def remove(table: Table, person: Principal, seat: int) -> Removed:
    """The host sends somebody away, with everybody on their device; they cannot join this table again."""
    preconditions.gathering(table)
    preconditions.host(table, person)
    _check_seats(table, seat)
    if table.seats[seat].owner in (None, person):
        raise WrongState("nobody-to-send-away")
    return Removed(seat)


def start(table: Table, person: Principal, bot: str) -> Started:
    """The host begins the match; bots of that level take the seats that are still open ("": none may be)."""
    preconditions.gathering(table)
    preconditions.host(table, person)
    if not bot and any(seat.plays == "open" for seat in table.seats):
        raise WrongState("seats-still-open")
    return Started(checked_level(bot) if bot else "")


def leave(table: Table, person: Principal, seat: int) -> Left:
    """Leave for good: before the start the seat is open again, later a bot takes it over."""
    preconditions.not_ended(table)
    seat = preconditions.seat_of(table, person, seat)
    return Left(seat, stand_ins.level(table) if table.status == "playing" else "")


def hand_over(table: Table, person: Principal, seat: int) -> HandedOver:
    """Let a bot stand in until the owner takes the seat back."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if table.seats[seat].away:
        raise WrongState("bot-stands-in", seat=seat)
    return HandedOver(seat, stand_ins.level(table))


def take_back(table: Table, person: Principal, seat: int) -> TookBack:
    """Play again in place of the stand-in."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if not table.seats[seat].away:
        raise WrongState("no-bot-stands-in", seat=seat)
    return TookBack(seat)


def _check_seats(table: Table, *seats: int) -> None:
    for seat in seats:
        if not 0 <= seat < len(table.seats):
            raise NotFound("table-no-such-seat", number=seat)


def checked_level(bot: str) -> str:
    """The level, if there is such a bot; else raises `BadOption`."""
    if bot not in bot_names():
        raise BadOption("no-such-bot", bot=bot[:40], allowed=list(bot_names()))
    return bot
