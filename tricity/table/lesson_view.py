"""A step of a lesson as a table that nobody has stored: the learner sees it as players see theirs."""

from typing import Final

from tricity.games.lessons import LEARNER, Lesson, Stage
from tricity.table import preview
from tricity.table.events import LogEntry, Moved, Opened, SeatPlan
from tricity.table.player_view import TableUpdate, Viewer, table_update
from tricity.table.principal import PersonId
from tricity.table.sheet_view import SheetView, sheet_views
from tricity.table.stand_ins import USUAL
from tricity.table.table import Table

_PERSON: Final = PersonId("learner")


def lesson_update(lesson: Lesson, stage: Stage) -> TableUpdate:
    """The table of a lesson after the moves of the stage, and its log since the position that they began with."""
    match = stage.match
    opened = Opened(
        game=match.game.name,
        rules=match.rules,
        options=match.options,
        seats=tuple(
            SeatPlan(owner=_PERSON) if seat == LEARNER else SeatPlan(name=name, bot=USUAL)
            for seat, name in enumerate(lesson.names)
        ),
        stand_in=USUAL,
        undo="never",
        position=match.at(0).position(),
    )
    table = Table("", LogEntry(1, 0, _PERSON, "", opened))
    for number, played in enumerate(match.moves, start=2):
        table.apply(LogEntry(number, 0, _PERSON, "", Moved(played.seat, str(played.move))))
    return table_update(table, Viewer(_PERSON, LEARNER), 0)


def lesson_sheets(stage: Stage) -> tuple[SheetView, ...]:
    """The sheets if the game ended at this stage, for what the learner may know."""
    return sheet_views(preview.sheets(stage.match, LEARNER))
