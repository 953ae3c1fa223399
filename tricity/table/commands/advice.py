"""Advice while playing: chances of winning, and warnings before blunders, at tables where everybody agreed to it.

Everybody sees who looks at what, and who was warned; what it says is for that seat alone.
"""

from tricity.table import preconditions
from tricity.table.errors import StaleVersion, WrongState
from tricity.table.events import AdviceChosen, Warned
from tricity.table.principal import Principal
from tricity.table.table import Table


def choose(table: Table, person: Principal, seat: int, chances: bool, warnings: bool) -> AdviceChosen:
    """The owner of the seat turns the chances of winning and the warnings on or off."""
    seat = _check_allowed(table, person, seat)
    return AdviceChosen(seat, chances, warnings)


def check_chances(table: Table, person: Principal, seat: int, version: int) -> None:
    """Whether the owner of the seat can see the chances of winning now: raises a refusal if not."""
    seat = _check_now(table, person, seat, version)
    if not table.seats[seat].chances:
        raise WrongState("advice-off")


def check_warning(table: Table, person: Principal, seat: int, version: int) -> None:
    """Whether a move of the seat can be looked at now: raises a refusal if not."""
    seat = _check_now(table, person, seat, version)
    if not table.seats[seat].warnings:
        raise WrongState("advice-off")
    if seat not in table.to_act:
        raise WrongState("advice-not-your-turn")


def was_warned(table: Table, seat: int) -> bool:
    """Whether the seat was warned at this decision: it is asked once."""
    items = (item for item in reversed(table.history) if item.version == table.version)
    return any(isinstance(item.entry.event, Warned) and item.entry.event.seat == seat for item in items)


def warn(table: Table, person: Principal, seat: int, version: int, move: str, loss: float) -> Warned:
    """The warning about that move, at that version of the table."""
    check_warning(table, person, seat, version)
    return Warned(seat, move, loss)


def _check_allowed(table: Table, person: Principal, seat: int) -> int:
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if not table.opened.advice:
        raise WrongState("no-advice-here")
    return seat


def _check_now(table: Table, person: Principal, seat: int, version: int) -> int:
    seat = _check_allowed(table, person, seat)
    if version != table.version:
        raise StaleVersion(given=version, version=table.version)
    if table.seats[seat].away:
        raise WrongState("bot-stands-in", seat=seat)
    return seat
