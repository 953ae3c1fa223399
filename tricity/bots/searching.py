"""The two levels that search: the same tree with different budgets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from librt.random import Random

from tricity.bots.base import Bot, Thought
from tricity.bots.greedy import outlook
from tricity.bots.search import Search, Settings
from tricity.core.moves import Move
from tricity.games import find


@dataclass(frozen=True)
class Budget:
    """How long a search goes on for one decision; whichever ends first, 0 for no limit."""

    simulations: int = 0
    seconds: float = 0.0


class Searcher(Bot):
    """Searches worlds that agree with its view, and makes the move that the search went to most."""

    def __init__(self, seed: int, budget: Budget, settings: Settings | None = None) -> None:
        self._rng = Random(seed)
        self._budget = budget
        self._settings = settings or Settings()

    def think(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Thought:
        if len(moves) == 1:
            return Thought(moves[0], "thought-only")
        game = find(view["game"])
        players = view["players"]
        search = Search(
            game, game.imagination(view), view["seat"], players, self._settings, self._rng.randrange(1 << 62)
        )
        search.run(self._budget.simulations, self._budget.seconds)
        codes = [game.encode(move) for move in moves]
        best = max(range(len(moves)), key=lambda at: int(search.tries(codes[at])))
        facts = {
            "simulations": int(search.simulations),
            "percent": round(100 * int(search.tries(codes[best])) / int(search.simulations)),
            **outlook(search.lead(codes[best]), players),
        }
        return Thought(moves[best], "thought-search", facts)
