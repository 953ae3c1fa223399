"""Opening a table: with a new deal, as the continuation of a record, or to watch a record."""

from collections.abc import Mapping, Sequence
from typing import Any

from tricity.bots import names as bot_names
from tricity.core.deals import fresh_seed
from tricity.core.errors import BadOption
from tricity.core.match import Match
from tricity.games import find
from tricity.table.clocks import Clock, NoClock, checked
from tricity.table.commands.seats import checked_level
from tricity.table.errors import BadRequest, NotFound
from tricity.table.events import Opened, SeatPlan
from tricity.table.principal import PersonId
from tricity.table.text_input import checked_name

MINE, FREE = "me", "open"
"""Seats as the person who opens a table asks for them; anything else is the level of a bot."""


def open_table(
    person: PersonId,
    name: str,
    game: str,
    seats: Sequence[str],
    options: Mapping[str, Any] | None = None,
    *,
    clock: Clock | None = None,
    public: bool = False,
    spectators: bool = True,
    stand_in: str = "",
) -> Opened:
    """A table with a new deal, by the newest rules. Nobody knows the seed before the end."""
    chosen = find(game)
    return Opened(
        game=chosen.name,
        rules=chosen.rules_version,
        options=chosen.checked_options(len(seats), options),
        seats=_seat_plans(person, name, seats),
        stand_in=checked_level(stand_in or default_stand_in()),
        clock=checked(clock or NoClock()),
        public=public,
        spectators=spectators,
        seed=fresh_seed(),
    )


def play_on(
    person: PersonId, name: str, record: str, moves: int, seats: Sequence[str], *, clock: Clock | None = None
) -> Opened:
    """A private table that plays on from a record after that many moves, by the rules of the record.

    It is private because everybody who knows the record knows the deal.
    """
    match = at_move(Match.from_record(record, find), moves)
    if len(seats) != match.players:
        raise BadOption("bad-players", game=match.game.name, players=len(seats), allowed=[match.players])
    return Opened(
        game=match.game.name,
        rules=match.rules,
        options=match.options,
        seats=_seat_plans(person, name, seats),
        stand_in=default_stand_in(),
        clock=checked(clock or NoClock()),
        position=match.position(),
    )


def import_record(record: str) -> Opened:
    """A table for watching a record, by the rules of the record."""
    match = Match.from_record(record, find)
    return Opened(
        game=match.game.name,
        rules=match.rules,
        options=match.options,
        seats=(SeatPlan(),) * match.players,
        stand_in=default_stand_in(),
        record=match.record(),
    )


def at_move(match: Match, moves: int) -> Match:
    """The match after its first `moves` moves; raises `NotFound` if it has fewer."""
    if not 0 <= moves <= match.version:
        raise NotFound("no-such-turn", number=moves, count=match.version)
    return match.at(moves)


def default_stand_in() -> str:
    """The strongest level."""
    return bot_names()[-1]


def _seat_plans(person: PersonId, name: str, seats: Sequence[str]) -> tuple[SeatPlan, ...]:
    if not any(plan in (MINE, FREE) for plan in seats):
        raise BadRequest("nobody-sits")
    return tuple(_seat_plan(person, name, plan) for plan in seats)


def _seat_plan(person: PersonId, name: str, plan: str) -> SeatPlan:
    if plan == MINE:
        return SeatPlan(owner=person, name=checked_name(name))
    return SeatPlan() if plan == FREE else SeatPlan(bot=checked_level(plan))
