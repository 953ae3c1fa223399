"""Score sheets: lines by rule, a total, and a rank that takes the game's tie-break into account."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Line:
    """The points that one rule gives, with the facts that explain them."""

    rule: str
    points: int
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One seat's score. `rank` starts at 1; seats that tie share a rank."""

    seat: int
    lines: tuple[Line, ...]
    total: int
    tiebreak: int
    rank: int


def ranked(lines_and_tiebreaks: Sequence[tuple[Sequence[Line], int]]) -> tuple[Sheet, ...]:
    """The sheets in seat order, from each seat's lines and its tie-break value (more is better)."""
    standings = [(sum(line.points for line in lines), tiebreak) for lines, tiebreak in lines_and_tiebreaks]
    return tuple(
        Sheet(seat, tuple(lines), total, tiebreak, 1 + sum(other > (total, tiebreak) for other in standings))
        for seat, ((lines, _), (total, tiebreak)) in enumerate(zip(lines_and_tiebreaks, standings, strict=True))
    )
