"""Score sheets: lines that name their rule, a total, and a rank that knows the game's tie-break."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Line:
    """Points under one rule, with the facts that explain them."""

    rule: str
    points: int
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One seat's score. `rank` starts at 1; equal ranks share the place."""

    seat: int
    lines: tuple[Line, ...]
    total: int
    tiebreak: int
    rank: int


def ranked(lines_and_tiebreaks: Sequence[tuple[Sequence[Line], int]]) -> tuple[Sheet, ...]:
    """Sheets in seat order from each seat's lines and its tie-break value (more is better)."""
    standings = [(sum(line.points for line in lines), tiebreak) for lines, tiebreak in lines_and_tiebreaks]
    return tuple(
        Sheet(seat, tuple(lines), total, tiebreak, 1 + sum(other > (total, tiebreak) for other in standings))
        for seat, ((lines, _), (total, tiebreak)) in enumerate(zip(lines_and_tiebreaks, standings, strict=True))
    )
