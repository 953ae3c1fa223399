"""Hints: what a strong player would consider. Everybody sees that a seat asked; only that seat sees the answer."""

from collections.abc import Sequence

from tricity.bots import Candidate
from tricity.table import preconditions
from tricity.table.errors import StaleVersion, WrongState
from tricity.table.events import Hinted
from tricity.table.principal import Principal
from tricity.table.table import Table


def check(table: Table, person: Principal, seat: int, version: int) -> None:
    """Whether the owner of the seat can have a hint now: raises a refusal if not."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if not table.opened.hints:
        raise WrongState("no-hints-here")
    if version != table.version:
        raise StaleVersion(given=version, version=table.version)
    if table.seats[seat].away:
        raise WrongState("bot-stands-in", seat=seat)
    if seat not in table.to_act:
        raise WrongState("hint-not-your-turn")


def hint(table: Table, person: Principal, seat: int, version: int, candidates: Sequence[Candidate]) -> Hinted:
    """The hint that was found for that version of the table."""
    check(table, person, seat, version)
    return Hinted(seat, tuple(candidates))
