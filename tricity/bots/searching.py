"""The two levels that search: the same tree with different budgets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from librt.random import Random

from tricity.bots.base import Bot, Thought
from tricity.bots.levels import outlook
from tricity.bots.ismcts import Search, Settings
from tricity.core.game import Game
from tricity.core.moves import Move
from tricity.core.state import Imagination
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
        game = find(view["game"])
        return self.consider(game, game.imagination(view), view["seat"], view["players"], moves)

    def consider(self, game: Game, imagination: Imagination, seat: int, players: int, moves: Sequence[Move]) -> Thought:
        """The move that the search goes to most in these worlds."""
        if len(moves) == 1:
            return Thought(moves[0], "thought-only")
        search = Search(game, imagination, seat, players, self._settings, self._rng.randrange(1 << 62))
        search.run(self._budget.simulations, self._budget.seconds)
        codes = [game.encode(move) for move in moves]
        tries = [int(search.tries(code)) for code in codes]
        best = tries.index(max(tries))
        facts = {
            "simulations": int(search.simulations),
            "percent": round(100 * tries[best] / int(search.simulations)),
            **outlook(search.lead(codes[best]), players),
        }
        return Thought(moves[best], "thought-search", facts)
