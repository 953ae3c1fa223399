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


def position_update(match: Match, seat: int, seats: Sequence[SeatPlan], colours: tuple[int, ...] = ()) -> TableUpdate:
    """The table after the moves of the match, and its log since the position that they began with.

    Whoever looks at it has the seat, whatever its plan says but the name.
    """
    opened = Opened(
        game=match.game.name,
        rules=match.rules,
        options=match.options,
        seats=tuple(
            SeatPlan(name=plan.name, owner=_PERSON) if number == seat else plan for number, plan in enumerate(seats)
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


def usual_bots(names: Sequence[str]) -> list[SeatPlan]:
    """Seats of bots with these names."""
    return [SeatPlan(name=name, bot=USUAL) for name in names]


def position_sheets(match: Match, seat: int) -> tuple[SheetView, ...]:
    """The sheets if the game ended here, for what the seat may know."""
    return sheet_views(preview.sheets(match, seat))
