"""A bot in twenty lines: in one imagined world it plays the move after which its estimate is best.

tricity arena card-city --bots beginner,examples.first_bot:FirstBot --games 20
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tricity import Move
from tricity.core.native import Random
from tricity.games import find


class FirstBot:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
        game, seat = find(view["game"]), view["seat"]
        world = game.imagination(view).world(self.random)

        def estimate(move: Move) -> int:
            state = world.copy()
            game.apply(state, seat, game.encode(move))
            return game.evaluate(state, seat)

        return max(moves, key=estimate)
