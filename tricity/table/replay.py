"""Looking back: a match by move number. While it is on, only with one's own eyes."""

from typing import Any, Literal

import msgspec

from tricity.core.match import Match
from tricity.table import preview
from tricity.table.commands.new_table import at_move
from tricity.table.errors import Forbidden, WrongState
from tricity.table.player_view import Sentence, SheetView, Viewer, sentences, sheet_views
from tricity.table.table import Table

Eyes = int | Literal["spectator", "open"]
"""A seat's, a spectator's, or everybody's at once."""


class TurnView(msgspec.Struct, frozen=True):
    """Move number `number`, from 1; `move` is empty for those who may not know its words."""

    number: int
    seat: int
    move: str
    events: tuple[Sentence, ...]


class Replay(msgspec.Struct, frozen=True):
    """The match's moves as one pair of eyes saw them, those taken back left out; `opening` came before the first.

    The sheets are those after the last move; while the match is on, as if it ended there.
    """

    game: str
    eyes: Eyes
    opening: tuple[Sentence, ...]
    turns: tuple[TurnView, ...]
    sheets: tuple[SheetView, ...]


class Moment(msgspec.Struct, frozen=True):
    """The board after a number of moves, and the sheets as if it ended there.

    `position`, the whole truth, is there for open eyes.
    """

    moves: int
    eyes: Eyes
    view: dict[str, Any]
    position: dict[str, Any] | None
    sheets: tuple[SheetView, ...]


def replay(table: Table, looks: Viewer, eyes: Eyes | None) -> Replay:
    eyes = _allowed(table, looks, eyes)
    seat, match = _seat(eyes), table.match
    return Replay(
        game=match.game.name,
        eyes=eyes,
        opening=sentences(match.opening, seat),
        turns=tuple(
            TurnView(
                number=number,
                seat=turn.seat,
                move=str(turn.move) if table.ended or turn.seat == seat else "",
                events=sentences(turn.events, seat),
            )
            for number, turn in enumerate(match.moves, start=1)
        ),
        sheets=_sheets(match, eyes),
    )


def moment(table: Table, looks: Viewer, eyes: Eyes | None, moves: int) -> Moment:
    eyes = _allowed(table, looks, eyes)
    match = at_move(table.match, moves)
    position = match.position() if eyes == "open" else None
    return Moment(moves, eyes, match.view(_seat(eyes)), position, _sheets(match, eyes))


def sheets(table: Table, looks: Viewer, eyes: Eyes | None, moves: int | None) -> tuple[SheetView, ...]:
    """The sheets after a number of moves (None: now), as if the match ended there."""
    eyes = _allowed(table, looks, eyes)
    return _sheets(table.match if moves is None else at_move(table.match, moves), eyes)


def record(table: Table) -> str:
    """The record, with the seed: only when nothing is hidden any more."""
    if not table.ended:
        raise WrongState("table-not-ended")
    return table.match.record()


def _allowed(table: Table, looks: Viewer, eyes: Eyes | None) -> Eyes:
    if table.status == "gathering":
        raise WrongState("table-not-started")
    own: Eyes = "spectator" if looks.seat is None else looks.seat
    if eyes is None:
        return own
    if isinstance(eyes, int) and not 0 <= eyes < len(table.seats):
        raise Forbidden("not-your-seat", seat=eyes)
    # While the match is on, nobody borrows another's eyes.
    if not table.ended and eyes not in (own, "spectator"):
        raise Forbidden("not-your-eyes")
    return eyes


def _sheets(match: Match, eyes: Eyes) -> tuple[SheetView, ...]:
    return sheet_views(match.scores() if eyes == "open" else preview.sheets(match, _seat(eyes)))


def _seat(eyes: Eyes) -> int | None:
    return eyes if isinstance(eyes, int) else None
