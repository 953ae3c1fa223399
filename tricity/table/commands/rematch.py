"""The same people play again at a new table, where somebody else goes first. Everybody keeps their neighbours and their
colour.

It is a new game: the newest rules apply, with the options of the old table.
"""

from tricity.core.deals import fresh_seed
from tricity.games import find
from tricity.table.errors import Forbidden, WrongState
from tricity.table.events import Opened, Rematched, SeatPlan
from tricity.table.principal import PersonId
from tricity.table.seats import Seat
from tricity.table.table import Table


def rematch(table: Table, person: PersonId, name: str) -> tuple[Rematched, Opened]:
    """The event at this table, and the opening of the new table `name`, where each seat is reserved for its owner."""
    opened_before(table, person)
    if not table.ended or table.status == "imported":
        raise WrongState("table-not-ended")
    old, game = table.opened, find(table.opened.game)
    order = [*table.seats[1:], table.seats[0]]
    opened = Opened(
        game=game.name,
        rules=game.rules_version,
        options=game.checked_options(len(order), old.options),
        seats=tuple(_seat_plan(seat, person, old.stand_in) for seat in order),
        stand_in=old.stand_in,
        clock=old.clock,
        public=old.public,
        spectators=old.spectators,
        seed=fresh_seed(),
        rematch_of=table.name,
        undo=old.undo,
        hints=old.hints,
        rated=old.rated,
        advice=old.advice,
        colours=(*table.colours[1:], table.colours[0]),
    )
    return Rematched(name), opened


def opened_before(table: Table, person: PersonId) -> str:
    """The name of the rematch that somebody of this table has opened, "" if none; raises `Forbidden` for others."""
    if not table.seats_of(person):
        raise Forbidden("not-seated")
    return table.rematch


def _seat_plan(seat: Seat, person: PersonId, stand_in: str) -> SeatPlan:
    if seat.owner == person:
        return SeatPlan(owner=person, name=seat.name)
    return SeatPlan(kept_for=seat.owner) if seat.owner else SeatPlan(bot=seat.bot or stand_in)
