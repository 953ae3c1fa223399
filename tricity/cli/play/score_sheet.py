"""Score sheets by rule."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table

from tricity.cli.language import Voice
from tricity.core.scores import Sheet


def ranking(sheets: Sequence[Sheet], say: Voice) -> RenderableType:
    """Everybody's points, the best first, with a column for each rule that gave any, and what breaks ties."""
    lines = [line for sheet in sheets for line in sheet.lines]
    gave = {line.rule for line in lines if line.points}
    scoring = [rule for rule in dict.fromkeys(line.rule for line in lines) if rule in gave]
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(say("score-place"), justify="right")
    table.add_column(say("score-player"), no_wrap=True)
    for heading in (*scoring, say("score-total")):
        table.add_column(heading, justify="right", style="bold" if heading not in scoring else "")
    if len(sheets) > 1:
        table.add_column(say("score-tiebreak"), justify="right")
    for sheet in sorted(sheets, key=lambda sheet: sheet.rank):
        points = [_points(sum(line.points for line in sheet.lines if line.rule == rule)) for rule in scoring]
        row = [str(sheet.rank), say.names[sheet.seat], *points, _points(sheet.total)]
        table.add_row(*row, *([_points(sheet.tiebreak)] if len(sheets) > 1 else []))
    return table


def explained(sheet: Sheet, say: Voice) -> RenderableType:
    """One seat's lines in words."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for line in sheet.lines:
        table.add_row(line.rule, _points(line.points), say.tell(line))
    table.add_row(say("score-total"), _points(sheet.total), "", style="bold")
    return table


def _points(points: int) -> str:
    return str(points).replace("-", "−")
