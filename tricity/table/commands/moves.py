"""A move and the version that it answers.

Legality is decided here, once: the event holds the canonical text of a legal move, and applying it judges nothing.
"""

from collections.abc import Mapping
from typing import Any

from tricity.table import preconditions
from tricity.table.errors import BadRequest, StaleVersion, WrongState
from tricity.table.events import Moved
from tricity.table.limits import MOST_MOVES
from tricity.table.principal import Principal
from tricity.table.table import Table

_LONGEST_MOVE = 200


def move(table: Table, person: Principal, seat: int, version: int, text: str) -> Moved:
    """A person's move. Raises `IllegalMove` or `BadMove` where the game's rules forbid it."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if table.seats[seat].away:
        raise WrongState("bot-stands-in", seat=seat)
    if table.match.version >= MOST_MOVES:
        raise WrongState("match-too-long", limit=MOST_MOVES)
    if len(text) > _LONGEST_MOVE:
        raise BadRequest("bad-move-length", limit=_LONGEST_MOVE)
    if not still_answers(table, seat, version):
        raise StaleVersion(given=version, version=table.version)
    return Moved(seat, str(table.match.check(text, seat)))


def bot_move(
    table: Table,
    seat: int,
    version: int,
    text: str,
    level: str,
    reason: str = "",
    facts: Mapping[str, Any] | None = None,
) -> Moved:
    """The move that a bot chose at that version, and why.

    Raises `StaleVersion` when the table has gone on, or people talk.
    """
    preconditions.playing(table)
    if table.undo_request is not None or table.seats[seat].plays != "bot" or not still_answers(table, seat, version):
        raise StaleVersion(given=version, version=table.version)
    return Moved(seat, str(table.match.check(text, seat)), level, reason, dict(facts or {}))


def bots_to_move(table: Table) -> tuple[int, ...]:
    """Seats for which a bot is to move now; none while an undo request is open, nor in a match that is too long."""
    seats = table.seats
    bots = [seat for seat in table.to_act if seats[seat].bot]
    if not bots or table.undo_request is not None or table.match.version >= MOST_MOVES:
        return ()
    return tuple(bots)


def still_answers(table: Table, seat: int, version: int) -> bool:
    """Whether a move made in view of that version can stand now.

    It can when since then only others have moved, in a phase in which this seat could act all along, and its choices
    are what they were: moves of a simultaneous phase that don't collide.
    """
    if version == table.version:
        return True
    if not 0 <= version < table.version:
        return False
    # Nothing stands that was made before moves were undone: those steps are gone.
    oldest = table.version - len(table.steps)
    if version < oldest:
        return False
    since = table.steps[version - oldest :]
    if any(step.seat == seat or seat not in step.actors for step in since):
        return False
    before = table.match.at(table.match.version - len(since))
    return before.legal_moves(seat) == table.match.legal_moves(seat)
