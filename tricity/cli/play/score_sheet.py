"""Score sheets as tables."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table

from tricity.cli.language import Translator
from tricity.core.scores import Sheet


def ranking_table(sheets: Sequence[Sheet], translate: Translator) -> RenderableType:
    """All players, the winner first, with a column for each rule that gave points to anybody, and the tie-break."""
    lines = [line for sheet in sheets for line in sheet.lines]
    with_points = {line.rule for line in lines if line.points}
    rules = [rule for rule in dict.fromkeys(line.rule for line in lines) if rule in with_points]
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(translate("score-place"), justify="right")
    table.add_column(translate("score-player"), no_wrap=True)
    for heading in (*rules, translate("score-total")):
        table.add_column(heading, justify="right", style="bold" if heading not in rules else "")
    if len(sheets) > 1:
        table.add_column(translate("score-tiebreak"), justify="right")
    for sheet in sorted(sheets, key=lambda sheet: sheet.rank):
        points = [_points(sum(line.points for line in sheet.lines if line.rule == rule)) for rule in rules]
        row = [str(sheet.rank), translate.names[sheet.seat], *points, _points(sheet.total)]
        table.add_row(*row, *([_points(sheet.tiebreak)] if len(sheets) > 1 else []))
    return table


def sheet_table(sheet: Sheet, translate: Translator) -> RenderableType:
    """The lines of one player's sheet, each with its rule and its explanation."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for line in sheet.lines:
        table.add_row(line.rule, _points(line.points), translate.describe(line))
    table.add_row(translate("score-total"), _points(sheet.total), "", style="bold")
    return table


def _points(points: int) -> str:
    """With a typographic minus sign."""
    return str(points).replace("-", "−")
