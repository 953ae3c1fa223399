"""A move and the version that it answers."""

from tricity.core.moves import Move
from tricity.table import preconditions
from tricity.table.errors import BadRequest, StaleVersion, WrongState
from tricity.table.events import Moved
from tricity.table.table import Table

_LONGEST_MOVE = 200


def move(table: Table, person: str, seat: int, version: int, text: str) -> Moved:
    """A person's move. Whether the rules allow it is found when it is added."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if table.seats[seat].away:
        raise WrongState("bot-stands-in", seat=seat)
    if len(text) > _LONGEST_MOVE:
        raise BadRequest("bad-move-length", limit=_LONGEST_MOVE)
    if not still_answers(table, seat, version):
        raise StaleVersion(given=version, version=table.version)
    return Moved(seat, str(Move.parse(text)))


def bot_move(table: Table, seat: int, version: int, text: str, level: str) -> Moved:
    """The move of a bot that was asked about this version."""
    preconditions.playing(table)
    waits = table.question is not None
    if waits or table.seats[seat].plays != "bot" or not still_answers(table, seat, version):
        raise StaleVersion(given=version, version=table.version)
    return Moved(seat, text, bot=level)


def bots_to_move(table: Table) -> tuple[int, ...]:
    """Seats for which a bot should think now; while people talk about taking back, none."""
    if table.question is not None:
        return ()
    return tuple([seat for seat in table.to_act if table.seats[seat].bot])


def still_answers(table: Table, seat: int, version: int) -> bool:
    """Whether a move made in view of that version can stand now.

    It can when since then only others have moved, in a phase in which this seat could act all along, and its choices
    are what they were: moves of a simultaneous phase that don't collide.
    """
    if not 0 <= version <= table.version:
        return False
    since = table.steps[version:]
    if any(step.seat is None or step.seat == seat or seat not in step.actors for step in since):
        return False
    return not since or _choices(table, seat, len(since)) == table.match.legal_moves(seat)


def _choices(table: Table, seat: int, moves_ago: int) -> list[Move]:
    then = table.match.from_start()
    for turn in table.match.turns[: table.match.version - moves_ago]:
        then.play(turn.move, seat=turn.seat)
    return then.legal_moves(seat)
