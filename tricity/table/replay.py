"""Replays: a match by move number, as a seat, a spectator or everybody saw it. Until the end, only as oneself did."""

from typing import Any, Literal

from tricity.core.frozen import Frozen
from tricity.core.match import Match
from tricity.table import preview
from tricity.table.commands.new_table import at_move
from tricity.table.errors import Forbidden, WrongState
from tricity.table.move_view import EventView, MoveView, event_views, move_views
from tricity.table.player_view import Viewer
from tricity.table.sheet_view import SheetView, sheet_views
from tricity.table.table import Table

Eyes = int | Literal["spectator", "open"]
"""Whose view a replay shows: that of a seat, of a spectator, or (`open`) of someone who knows everything."""


class Replay(Frozen):
    """The moves of a match with what `eyes` saw of each, without those that were undone.

    `opening` is what happened before the first move. The sheets are those after the last move, as if the match ended
    there.
    """

    game: str
    eyes: Eyes
    opening: tuple[EventView, ...]
    moves: tuple[MoveView, ...]
    sheets: tuple[SheetView, ...]


class Moment(Frozen):
    """The board after a number of moves, and the sheets as if the match ended there.

    `position`, the full state, is for open eyes only.
    """

    moves: int
    eyes: Eyes
    view: dict[str, Any]
    position: dict[str, Any] | None
    sheets: tuple[SheetView, ...]


def replay(table: Table, viewer: Viewer, eyes: Eyes | None) -> Replay:
    """The whole match, seen as `eyes` (None: as the viewer); raises `Forbidden` or `WrongState`."""
    eyes = _checked_eyes(table, viewer, eyes)
    seat, match = _seat(eyes), table.match
    return Replay(
        game=match.game.name,
        eyes=eyes,
        opening=event_views(match.opening, seat),
        moves=move_views(match.moves, seat, all_texts=table.ended),
        sheets=_sheets(match, eyes),
    )


def moment(table: Table, viewer: Viewer, eyes: Eyes | None, moves: int) -> Moment:
    """The match after its first `moves` moves; raises like `replay`, and `NotFound`."""
    eyes = _checked_eyes(table, viewer, eyes)
    match = at_move(table.match, moves)
    position = match.position() if eyes == "open" else None
    return Moment(moves, eyes, match.view(_seat(eyes)), position, _sheets(match, eyes))


def sheets(table: Table, viewer: Viewer, eyes: Eyes | None, moves: int | None) -> tuple[SheetView, ...]:
    """The score sheets after a number of moves (None: now), as if the match ended there."""
    eyes = _checked_eyes(table, viewer, eyes)
    return _sheets(table.match if moves is None else at_move(table.match, moves), eyes)


def record(table: Table) -> str:
    """The record, with the seed; raises `WrongState` until the match has ended, when nothing is hidden any more."""
    if not table.ended:
        raise WrongState("table-not-ended")
    return table.match.record()


def _checked_eyes(table: Table, viewer: Viewer, eyes: Eyes | None) -> Eyes:
    if table.status == "gathering":
        raise WrongState("table-not-started")
    own: Eyes = "spectator" if viewer.seat is None else viewer.seat
    if eyes is None:
        return own
    if isinstance(eyes, int) and not 0 <= eyes < len(table.seats):
        raise Forbidden("not-your-seat", seat=eyes)
    # Until the match has ended, nobody sees it as somebody else.
    if not table.ended and eyes not in (own, "spectator"):
        raise Forbidden("not-your-eyes")
    return eyes


def _sheets(match: Match, eyes: Eyes) -> tuple[SheetView, ...]:
    return sheet_views(match.scores() if eyes == "open" else preview.sheets(match, _seat(eyes)))


def _seat(eyes: Eyes) -> int | None:
    return eyes if isinstance(eyes, int) else None
