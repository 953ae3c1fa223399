"""The errors of the engine. All are `ValueError`s, and after any of them nothing has changed.

TricityError
├── IllegalMove   a move that a rule forbids: `.rule`, `.facts`
├── BadMove       text (or a number) that is not a move at all
├── BadOption     a game, a player count, a seed or an option that does not exist or does not apply
├── BadPosition   an impossible position: `.place` says where
├── BadRecord     a record that cannot be read or replayed: `.line` says where
└── CorruptLog    a stored log with a move that cannot be decoded or applied: `.number` says which
"""

from collections.abc import Mapping
from typing import Any


class TricityError(ValueError):
    """Base class. `tricity.words` makes a sentence of `key` and `facts`, in any of the languages."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        self.key = key
        self.facts: Mapping[str, Any] = facts
        details = ", ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{key}: {details}" if details else key)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.key, dict(self.facts))


class IllegalMove(TricityError):
    """A move that the rules forbid here and now.

    >>> refusal = IllegalMove("CC-25", card="residence", at="c2")
    >>> refusal.rule, refusal.facts["at"]
    ('CC-25', 'c2')
    """

    @property
    def rule(self) -> str:
        return self.key

    @property
    def message(self) -> str:
        """The id of its message: out of turn, that it is somebody else's; otherwise what the rule says."""
        return "out-of-turn" if "acting_seats" in self.facts else f"{self.rule}.refused"


class BadMove(TricityError):
    """Not a move of this game, whatever the position."""


class BadOption(TricityError):
    """A game, player count, seed or option that does not exist or does not apply."""


class BadPosition(TricityError):
    """An invalid or impossible position; `place` is a path such as `$.seats[0].gold`."""

    @property
    def place(self) -> str:
        return str(self.facts.get("place", "$"))


class BadRecord(TricityError):
    """A record that cannot be read or replayed; `line` counts from 1."""

    @property
    def line(self) -> int:
        return int(self.facts.get("line", 0))


class CorruptLog(TricityError):
    """A stored log with a move that cannot be decoded or applied; `number` counts the moves from 1.

    It is never a refusal: a log contains only accepted moves, so the log is damaged or was written by another program.
    """

    @property
    def number(self) -> int:
        return int(self.facts.get("number", 0))


def _rebuild(kind: type[TricityError], key: str, facts: dict[str, Any]) -> TricityError:
    return kind(key, **facts)
