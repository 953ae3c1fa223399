"""What a program needs to be a player."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tricity.core.moves import Move


@dataclass(frozen=True, slots=True)
class Thought:
    """A move and why: a Fluent message and its facts."""

    move: Move
    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class Bot(ABC):
    """A player that gets what its seat may know and its legal moves, and nothing else."""

    @abstractmethod
    def think(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Thought:
        """One of the moves, of which there is at least one, and why."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
        """One of the moves, of which there is at least one."""
        return self.think(view, moves).move
