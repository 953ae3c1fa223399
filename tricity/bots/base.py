"""What a program needs to be a player."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from tricity.core.moves import Move


class Bot(ABC):
    """A player that gets what its seat may know and its legal moves, and nothing else."""

    @abstractmethod
    def choose(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
        """One of the moves, of which there is at least one."""
