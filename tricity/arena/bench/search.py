"""Simulations per second of our search, in the middle of games for four, as the expert searches them."""

from dataclasses import dataclass
from typing import Final

from librt.random import Random

from tricity.arena.bench.engine import timed
from tricity.bots.ismcts import SearchSettings, SearchTree
from tricity.core.deals import Deal
from tricity.core.game import Game
from tricity.core.state import Imagination, State
from tricity.games import find

PLAYERS: Final = 4
SIMULATIONS: Final = 1000
"""In each tree; a tree that grows further is slower."""
POSITIONS: Final = 8


@dataclass(frozen=True)
class SearchBench:
    game: str
    simulations_per_second: float


def bench_search(name: str, seconds: float) -> SearchBench:
    game = find(name)
    roots = [_root(game, number) for number in range(POSITIONS)]

    def search(number: int) -> int:
        imagination, seat = roots[number % POSITIONS]
        tree = SearchTree(game, imagination, seat, PLAYERS, SearchSettings(), number)
        tree.run(SIMULATIONS, 0)
        return int(tree.simulations)

    return SearchBench(name, timed(search, seconds).decisions_per_second)


def _root(game: Game, number: int) -> tuple[Imagination, int]:
    """What the seat to act knows, half way through a random game."""
    whole = _played(game, number, None)
    state = _played(game, number, whole[1] // 2)[0]
    seat = _seat(game, state)
    return game.imagination(game.view(state, seat)), seat


def _played(game: Game, number: int, limit: int | None) -> tuple[State, int]:
    """A random game up to a decision with a choice, or to its end; the number of decisions made."""
    rng = Random(number)
    state = game.setup(PLAYERS, game.checked_options(PLAYERS, None), Deal(f"search {number}"))
    made = 0
    while game.actors(state):
        seat = _seat(game, state)
        moves = game.legal(state, seat)
        if limit is not None and made >= limit and len(moves) > 1:
            break
        game.apply(state, seat, moves[rng.randrange(len(moves))])
        made += 1
    return state, made


def _seat(game: Game, state: State) -> int:
    mask = int(game.actors(state))
    return (mask & -mask).bit_length() - 1
