"""The interface of a bot: a view and legal moves in, a decision out."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from tricity.core.frozen import Frozen
from tricity.core.notation import Move


@dataclass(frozen=True, slots=True)
class Decision:
    """A move and the reason for it: the key of a Fluent message and its facts."""

    move: Move
    reason: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class Candidate(Frozen, forbid_unknown_fields=True):
    """A move to consider: how it compares with the others, and how the game is expected to end after it.

    `case` and `points` are those of `levels.outlook`. The message `hint-reason` says it in words.
    """

    move: str
    weight: Literal["only", "clear", "favourite", "alternative"]
    case: str
    points: int


class Bot(ABC):
    """A player that is given the view of its seat and its legal moves, and nothing else."""

    @abstractmethod
    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        """One of the moves, of which there is at least one, and the reason for it."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
        """The same without the reason."""
        return self.decide(view, moves).move
