"""What analyses say about a move."""

from typing import Final

from tricity.core.frozen import Frozen

RIVAL: Final = "rival"
"""The reason that the best opponent gets less, beside the themes of the game."""


class Step(Frozen):
    """A move in a line of play."""

    seat: int
    move: str


class Reason(Frozen):
    """A theme of the game's linear estimate, or `rival`, and how many points it speaks for a move."""

    theme: str
    points: float


class MoveValue(Frozen):
    """What a move is worth: `value` is the chance to win, or for one player without an opponent the expected score."""

    move: str
    value: float
    error: float
    """The standard error of the value."""
    lead: float
    """The expected lead over the best opponent in points; solo, the expected score or lead."""
    visits: int
    line: tuple[Step, ...] = ()
    """How play might go on, this move first."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for it, and against it, beside the best of the others."""
