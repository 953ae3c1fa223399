"""A match as a table that nobody has stored, for lessons and exercises: one seat sees it as players see theirs."""

from collections.abc import Sequence
from typing import Final

from tricity.core.match import Match
from tricity.table import preview
from tricity.table.events import LogEntry, Moved, Opened, SeatPlan
from tricity.table.player_view import TableUpdate, Viewer, table_update
from tricity.table.principal import PersonId
from tricity.table.sheet_view import SheetView, sheet_views
from tricity.table.stand_ins import USUAL
from tricity.table.table import Table

_PERSON: Final = PersonId("learner")
_OTHER: Final = "player"


def position_update(
    match: Match, seat: int, names: Sequence[str], colours: tuple[int, ...] = (), levels: Sequence[str] = ()
) -> TableUpdate:
    """The table after the moves of the match, and its log since the position that they began with.

    `levels` has the level of the bot of each seat, "" where a person played; without it all others are the usual bots.
    """
    opened = Opened(
        game=match.game.name,
        rules=match.rules,
        options=match.options,
        seats=tuple(
            _plan(name, levels[number] if levels else USUAL, PersonId(f"{_OTHER} {number}"))
            if number != seat
            else SeatPlan(name=name, owner=_PERSON)
            for number, name in enumerate(names)
        ),
        stand_in=USUAL,
        undo="never",
        position=match.at(0).position(),
        colours=colours,
    )
    table = Table("", LogEntry(1, 0, _PERSON, "", opened))
    for number, played in enumerate(match.moves, start=2):
        table.apply(LogEntry(number, 0, _PERSON, "", Moved(played.seat, str(played.move))))
    return table_update(table, Viewer(_PERSON, seat), 0)


def _plan(name: str, level: str, person: PersonId) -> SeatPlan:
    return SeatPlan(name=name, bot=level) if level else SeatPlan(name=name, owner=person)


def position_sheets(match: Match, seat: int) -> tuple[SheetView, ...]:
    """The sheets if the game ended here, for what the seat may know."""
    return sheet_views(preview.sheets(match, seat))
