"""Speed of the search: simulations per second in the middle of games, with trees of the expert's size."""

from dataclasses import dataclass
from typing import Final

from benchmarks.games.engine import measure_rate
from tricity.bots.ismcts import SearchSettings, SearchTree
from tricity.core.deals import Deal
from tricity.core.game import Game
from tricity.core.native import Random
from tricity.core.state import Imagination, State
from tricity.games import find

MOST_PLAYERS: Final = 4
"""Games for fewer are measured with as many as can play."""
SIMULATIONS: Final = 1000
"""Per tree. Larger trees are slower."""
POSITIONS: Final = 8


@dataclass(frozen=True)
class SearchBench:
    """The measurement of one game."""

    game: str
    simulations_per_second: float


def bench_search(name: str, seconds: float) -> SearchBench:
    """Measure the search in one game, over a fixed set of positions."""
    game = find(name)
    players = max(count for count in game.players if count <= MOST_PLAYERS)
    roots = search_roots(game, players, POSITIONS)

    def search(number: int) -> int:
        imagination, seat = roots[number % POSITIONS]
        tree = SearchTree(game, imagination, seat, players, SearchSettings(), number)
        tree.run(SIMULATIONS, 0)
        return int(tree.simulations)

    return SearchBench(name, measure_rate(search, seconds).decisions_per_second)


def search_roots(game: Game, players: int, positions: int) -> list[tuple[Imagination, int]]:
    """A fixed set of positions to search: what the seat to act knows half way through random games, and the seat."""
    return [_root(game, players, number) for number in range(positions)]


def _root(game: Game, players: int, number: int) -> tuple[Imagination, int]:
    """The knowledge of the seat to act half way through a random game, and the seat."""
    _, length = _play_randomly(game, players, number, None)
    seat, decisions = -1, length // 2 + 1
    # A short game may have no choice left in its second half.
    while seat < 0:
        decisions -= 1
        state, _ = _play_randomly(game, players, number, decisions)
        seat = int(game.next_actor(state))
    return game.imagination(game.view(state, seat)), seat


def _play_randomly(game: Game, players: int, number: int, decisions: int | None) -> tuple[State, int]:
    """A random game after that many decisions, at the next one with a choice; None: at its end. With their number."""
    rng = Random(number)
    state = game.setup(players, game.checked_options(players, None), Deal(f"search {number}"))
    made = 0
    while (seat := int(game.next_actor(state))) >= 0:
        moves = game.legal(state, seat)
        if decisions is not None and made >= decisions and len(moves) > 1:
            break
        game.apply(state, seat, moves[rng.randrange(len(moves))])
        made += 1
    return state, made
