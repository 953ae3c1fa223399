"""Coming, going, and letting a bot play."""

from tricity.bots import names as bot_names
from tricity.core.errors import BadOption
from tricity.table import preconditions
from tricity.table.errors import NotFound, WrongState
from tricity.table.events import HandedOver, Joined, Left, SeatAssigned, TookBack
from tricity.table.table import Table
from tricity.table.text_input import checked_name


def join(table: Table, person: str, name: str, seat: int | None = None) -> Joined:
    """A seat of one's own: the one that was kept, the one that was asked for, or the first that is free."""
    if table.status != "gathering":
        raise WrongState("table-has-started")
    if table.seats_of(person):
        raise WrongState("already-seated", seat=table.seats_of(person)[0])
    free = [number for number, it in enumerate(table.seats) if it.plays == "open" and it.kept_for in ("", person)]
    free.sort(key=lambda number: table.seats[number].kept_for != person)
    if seat is None and free:
        seat = free[0]
    if seat is None or seat not in free:
        raise WrongState("no-free-seat")
    return Joined(seat, checked_name(name))


def assign(table: Table, person: str, seat: int, bot: str) -> SeatAssigned:
    """The host gives a seat that is not a person's to a bot; without a level, to whoever comes."""
    if table.status != "gathering":
        raise WrongState("table-has-started")
    preconditions.host(table, person)
    if not 0 <= seat < len(table.seats):
        raise NotFound("table-no-such-seat", number=seat)
    if table.seats[seat].owner:
        raise WrongState("seat-is-taken", seat=seat)
    return SeatAssigned(seat, checked_level(bot) if bot else "")


def leave(table: Table, person: str, seat: int) -> Left:
    """For good: before the start the seat is free again, afterwards it is a bot's."""
    preconditions.not_ended(table)
    return Left(preconditions.seat_of(table, person, seat))


def hand_over(table: Table, person: str, seat: int) -> HandedOver:
    """A bot plays until one takes back."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if table.seats[seat].away:
        raise WrongState("bot-stands-in", seat=seat)
    return HandedOver(seat)


def take_back(table: Table, person: str, seat: int) -> TookBack:
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if not table.seats[seat].away:
        raise WrongState("no-bot-stands-in", seat=seat)
    return TookBack(seat)


def checked_level(bot: str) -> str:
    """Raises `BadOption` for a bot that there is not."""
    if bot not in bot_names():
        raise BadOption("no-such-bot", bot=bot[:40], allowed=list(bot_names()))
    return bot
