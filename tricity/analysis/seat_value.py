"""What a position is worth to a seat, from that seat's own view, whether it is to act or not."""

from typing import Final

from tricity.analysis.scale import final_value, scale_of
from tricity.bots.ismcts import SearchSettings, SearchTree
from tricity.core.game import Game
from tricity.core.native import i64
from tricity.core.state import State

_LEAST_SHARE: Final = 0.5
"""The share of the most visited move's visits below which a move says too little about what the seat would play."""


def seat_value(game: Game, state: State, seat: int, players: int, simulations: int, seed: int) -> float:
    """The value of a search from the seat's view; exact when the game is over.

    The state serves to make the view and to see who acts; the search knows nothing else of it.
    """
    scale = scale_of(game, players, state)
    if not int(game.actors(state)):
        return final_value(game, state, seat, scale)
    lead, acting = seat_lead(game, state, seat, players, simulations, seed)
    return scale.acting_value(lead) if acting else scale.waiting_value(lead)


def seat_lead(game: Game, state: State, seat: int, players: int, simulations: int, seed: int) -> tuple[float, bool]:
    """The lead in points that a search from the seat's view expects, and whether the seat is to act."""
    imagination = game.imagination(game.view(state, seat))
    tree = SearchTree(game, imagination, seat, players, SearchSettings(), seed)
    tree.run(simulations // 2, 0.0)
    first = tree.own_reward
    tree.run(simulations - simulations // 2, 0.0)
    acting = bool(int(game.actors(state)) >> seat & 1)
    # At first the search tries what the others would not play; the second half is nearer to what they would.
    mean = (tree.own_reward - first) / (simulations - simulations // 2)
    return tree.lead_of(_best_reward(tree, game, state, seat) if acting else mean) / 100, acting


def _best_reward(tree: SearchTree, game: Game, state: State, seat: int) -> float:
    """The best mean reward among the moves that were looked at most."""
    visits = {int(code): int(tree.root_visits(code)) for code in game.legal(state, i64(seat))}
    least = _LEAST_SHARE * max(visits.values())
    return max(tree.root_reward(i64(code)) for code, count in visits.items() if count >= least)
