"""Puzzles: positions in which one move is clearly best, made by `tricity puzzles make`.

A game has some as data, from games of bots; a server adds those from games of people who agreed to it.
"""

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from tricity.analysis.exercise import Exercise
from tricity.analysis.scale import Unit
from tricity.analysis.values import ReviewedDecision
from tricity.core.frozen import Frozen
from tricity.core.match import Match
from tricity.games import find, folder

FILE: Final = "puzzles.json"
"""In the folder `data` of a game."""

Difficulty = Literal["easy", "medium", "hard"]
"""Who finds the move: already a beginner, lookahead, or only a search."""


class Puzzle(Frozen, forbid_unknown_fields=True):
    """The record of a game up to the decision, or of one that begins there, and what is known about its moves."""

    record: str
    unit: Unit
    theme: str
    difficulty: Difficulty
    decision: ReviewedDecision
    """Its `move` is the second best one, and `loss` what that loses."""

    def exercise(self) -> Exercise:
        """As somebody finds it: without the game that led to it."""
        played = Match.from_record(self.record, find, trusted=True)
        match = Match.from_position(played.position(), find, trusted=True)
        return Exercise(match, self.unit, self.decision)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of the game of that name, none if nobody has made any. Raises `BadOption`."""
    file = files("tricity.games").joinpath(folder(game), "data", FILE)
    return msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...]) if file.is_file() else ()


def puzzle_of(game: str, day: date) -> Puzzle | None:
    """The puzzle of that day, the same for everybody: they take turns."""
    stored = puzzles(game)
    return stored[day.toordinal() % len(stored)] if stored else None
