"""The bot that everybody beats."""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.random import Random

from tricity.bots.base import Bot
from tricity.core.moves import Move


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
        return moves[self._rng.randrange(len(moves))]
