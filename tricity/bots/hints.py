"""Hints: the moves that a strong player would consider, and the case for each of them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from tricity.bots.base import Candidate
from tricity.bots.ismcts import SearchSettings, SearchTree
from tricity.bots.levels import outlook
from tricity.core.notation import Move
from tricity.games import find

_SIMULATIONS: Final = 1500
_SECONDS: Final = 3.0
_MOST: Final = 3
_LEAST_SHARE: Final = 0.1
"""A move with a smaller share of the simulations is not worth mentioning."""
_CLEAR_SHARE: Final = 0.6
_Weight = Literal["clear", "favourite", "alternative"]


def candidates(view: Mapping[str, Any], moves: Sequence[Move], seed: int) -> tuple[Candidate, ...]:
    """The best moves of the seat that has this view, the most promising first. There is at least one move."""
    if len(moves) == 1:
        return (Candidate(str(moves[0]), "only", "level", 0),)
    game, players = find(view["game"]), view["players"]
    tree = SearchTree(game, game.imagination(view), view["seat"], players, SearchSettings(), seed)
    tree.run(_SIMULATIONS, _SECONDS)
    shares = {move: int(tree.root_visits(game.encode(move))) / int(tree.simulations) for move in moves}
    first, *others = sorted(moves, key=lambda move: shares[move], reverse=True)[:_MOST]

    def candidate(move: Move, weight: _Weight) -> Candidate:
        return Candidate(str(move), weight, **outlook(tree.expected_lead(game.encode(move)), players))

    return (
        candidate(first, "clear" if shares[first] >= _CLEAR_SHARE else "favourite"),
        *(candidate(move, "alternative") for move in others if shares[move] >= _LEAST_SHARE),
    )
