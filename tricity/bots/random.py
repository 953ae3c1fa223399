"""The bot that everybody beats."""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.random import Random

from tricity.bots.base import Bot, Thought
from tricity.core.moves import Move


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def think(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Thought:
        return Thought(moves[self._rng.randrange(len(moves))], "thought-random")
