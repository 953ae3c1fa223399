# mypyc: compile
"""Whole random games inside the compiled engine: the floor of search and the yardstick of `tricity bench`."""

from librt.random import Random
from mypy_extensions import i64

from tricity.core.game import Game
from tricity.core.state import State


def play_randomly(game: Game, state: State, rng: Random) -> i64:
    """Play uniformly random moves to the end, in place; the number of decisions."""
    decisions: i64 = 0
    seat = game.next_actor(state)
    while seat >= 0:
        moves = game.legal(state, seat)
        # Named as an i64: compiled, `randrange(len(...))` would go through Python's integers.
        count: i64 = len(moves)
        game.apply(state, seat, moves[rng.randrange(count)])
        decisions += 1
        seat = game.next_actor(state)
    return decisions


def copy_often(state: State, times: i64) -> State:
    """For the benchmark: a chain of copies."""
    done: i64 = 0
    while done < times:
        state = state.copy()
        done += 1
    return state
