"""A move as people and programs write it: a verb and its words. Inside the engine the same move is an int."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Move:
    """One move in text notation.

    >>> Move.parse("build  residence c2")
    Move(verb='build', args=('residence', 'c2'))
    >>> str(Move("choose", ("small",)))
    'choose small'
    """

    verb: str
    args: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> "Move":
        verb, *args = text.split() or [""]
        return cls(verb, tuple(args))

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))
