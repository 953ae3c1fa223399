"""The worked examples of the rulebooks: positions, what happens in them, and the numbers that must come out.

A game's `guide/examples.json` has them. Tests play them, and the rules page draws them and lets people play on.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from tricity.core.frozen import Frozen
from tricity.core.match import Match
from tricity.games import find, folder


class ExpectedEvent(Frozen, forbid_unknown_fields=True):
    """An event that the moves must cause, with at least these facts."""

    kind: str
    facts: dict[str, Any]


class Example(Frozen, forbid_unknown_fields=True, kw_only=True):
    """A worked example.

    `moves` are those that the rulebook tells, by seat; `places` has the cells that a move may end with, by its first
    words, before them, and `points` the score sheet of each seat after them: a list of rule and points. `marks` are the
    labels of cells in the drawing, `seat` is whose city is drawn and who plays on, `names` are those of the rulebook.
    With `draws_result` the city is drawn after the moves too; `rows`, as in a cover, are drawn instead of a city.
    """

    name: str
    rules: tuple[str, ...]
    position: dict[str, Any]
    seat: int = 0
    names: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    draws_result: bool = False
    marks: dict[str, str] = msgspec.field(default_factory=dict)
    places: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    moves: tuple[tuple[int, str], ...] = ()
    events: tuple[ExpectedEvent, ...] = ()
    points: tuple[tuple[tuple[str, int], ...], ...] = ()

    def start(self) -> Match:
        """The match at the example's position."""
        return Match.from_position(self.position, find)

    def played(self) -> Match:
        """The match after the example's moves."""
        match = self.start()
        for seat, move in self.moves:
            match.play(move, seat=seat)
        return match


@cache
def examples(game: str) -> tuple[Example, ...]:
    """The worked examples of a game, in the order of its rulebook; none if it has no guide. Raises `BadOption`."""
    file = files("tricity.games").joinpath(folder(game), "guide", "examples.json")
    return msgspec.json.decode(file.read_bytes(), type=tuple[Example, ...]) if file.is_file() else ()
