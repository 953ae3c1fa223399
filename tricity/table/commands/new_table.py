"""Opening a table: with a new deal, as the continuation of a record, or to watch a record."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

from tricity.core.deals import fresh_seed
from tricity.core.errors import BadOption
from tricity.core.match import Match
from tricity.core.record import Record
from tricity.games import find
from tricity.table import ratings
from tricity.table.clocks import Clock, NoClock, checked
from tricity.table.commands.seats import checked_level
from tricity.table.errors import BadRequest, NotFound, TooLarge
from tricity.table.events import Opened, SeatPlan, UndoRule
from tricity.table.limits import MOST_MOVES
from tricity.table.principal import PersonId
from tricity.table.stand_ins import USUAL
from tricity.table.text_input import checked_name

_MOST_LINES: Final = 5 * MOST_MOVES
"""The most lines of a record, comments included."""
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
    undo: UndoRule = "ask",
    names: Sequence[str] = (),
    host_starts: bool = False,
    hints: bool = True,
    rated: bool = False,
    advice: bool = False,
) -> Opened:
    """A table with a new deal, by the newest rules. Nobody knows the seed before the end.

    `names` has what to call those who play on this person's device, one for each seat; "" is the person. With a clock
    there are no hints and no advice. A person who plays alone has nobody to agree with about advice. A rated game has a
    clock, and nothing in it is undone.
    """
    chosen, clock = find(game), checked(clock or NoClock())
    if rated:
        _check_rated(chosen.name, seats, clock)
    return Opened(
        game=chosen.name,
        rules=chosen.rules_version,
        options=chosen.checked_options(len(seats), options),
        seats=_seat_plans(person, name, seats, names),
        stand_in=checked_level(stand_in or USUAL),
        clock=clock,
        public=public,
        spectators=spectators,
        seed=fresh_seed(),
        undo="never" if rated else undo,
        host_starts=host_starts,
        hints=hints and isinstance(clock, NoClock),
        rated=rated,
        advice=(advice or _is_solo(seats)) and isinstance(clock, NoClock),
    )


def _is_solo(seats: Sequence[str]) -> bool:
    """Whether one person plays, against bots or alone."""
    return seats.count(MINE) == 1 and FREE not in seats


def _check_rated(game: str, seats: Sequence[str], clock: Clock) -> None:
    if isinstance(clock, NoClock):
        raise BadRequest("rated-needs-clock")
    if len(seats) == 1 or seats.count(MINE) > 1:
        raise BadRequest("rated-needs-others")
    for level in (seat for seat in seats if seat not in (MINE, FREE)):
        ratings.check_bot(game, level)


def play_on(
    person: PersonId, name: str, record: str, moves: int, seats: Sequence[str], *, clock: Clock | None = None
) -> Opened:
    """A private table that plays on from a record after that many moves, by the rules of the record.

    It is private because everybody who knows the record knows the deal.
    """
    match, clock = at_move(_judged(record), moves), checked(clock or NoClock())
    if len(seats) != match.players:
        raise BadOption("bad-players", game=match.game.name, players=len(seats), allowed=[match.players])
    return Opened(
        game=match.game.name,
        rules=match.rules,
        options=match.options,
        seats=_seat_plans(person, name, seats),
        stand_in=USUAL,
        clock=clock,
        position=match.position(),
        hints=isinstance(clock, NoClock),
        advice=_is_solo(seats) and isinstance(clock, NoClock),
    )


def import_record(record: str) -> Opened:
    """A table for watching a record, by the rules of the record."""
    match = _judged(record)
    return Opened(
        game=match.game.name,
        rules=match.rules,
        options=match.options,
        seats=(SeatPlan(),) * match.players,
        stand_in=USUAL,
        record=match.record(),
    )


def _judged(record: str) -> Match:
    """The match of an untrusted record, with every move checked; raises `BadRecord`, or `TooLarge` before that takes
    long.
    """
    if record.count("\n") > _MOST_LINES or len(Record.parse(record).moves) > MOST_MOVES:
        raise TooLarge("record-too-long", lines=_MOST_LINES, moves=MOST_MOVES)
    return Match.from_record(record, find)


def at_move(match: Match, moves: int) -> Match:
    """The match after its first `moves` moves; raises `NotFound` if it has fewer."""
    if not 0 <= moves <= match.version:
        raise NotFound("no-such-turn", number=moves, count=match.version)
    return match.at(moves)


def _seat_plans(person: PersonId, name: str, seats: Sequence[str], names: Sequence[str] = ()) -> tuple[SeatPlan, ...]:
    if not any(plan in (MINE, FREE) for plan in seats):
        raise BadRequest("nobody-sits")
    called = [given or name for given, _ in zip_longest(names[: len(seats)], seats, fillvalue="")]
    return tuple(_seat_plan(person, each, plan) for each, plan in zip(called, seats, strict=True))


def _seat_plan(person: PersonId, name: str, plan: str) -> SeatPlan:
    if plan == MINE:
        return SeatPlan(owner=person, name=checked_name(name))
    return SeatPlan() if plan == FREE else SeatPlan(bot=checked_level(plan))
