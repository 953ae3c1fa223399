"""Score sheets as they are sent."""

from collections.abc import Iterable
from typing import Any

from tricity.core.frozen import Frozen
from tricity.core.scores import Sheet


class LineView(Frozen):
    rule: str
    points: int
    facts: dict[str, Any]


class SheetView(Frozen):
    seat: int
    lines: tuple[LineView, ...]
    total: int
    tiebreak: int
    rank: int


def sheet_views(sheets: Iterable[Sheet]) -> tuple[SheetView, ...]:
    return tuple(_sheet_view(sheet) for sheet in sheets)


def _sheet_view(sheet: Sheet) -> SheetView:
    lines = tuple(LineView(line.rule, line.points, dict(line.facts)) for line in sheet.lines)
    return SheetView(sheet.seat, lines, sheet.total, sheet.tiebreak, sheet.rank)
