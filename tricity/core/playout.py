# mypyc: compile
"""Whole random games inside the compiled engine: the floor of search and the yardstick of `tricity bench`."""

from librt.random import Random
from mypy_extensions import i64

from tricity.core.game import Game
from tricity.core.state import State


def lowest_seat(actors: i64) -> i64:
    """The first seat of a mask that has at least one."""
    seat: i64 = 0
    while not (actors >> seat) & 1:
        seat += 1
    return seat


def play_randomly(game: Game, state: State, rng: Random) -> i64:
    """Play uniformly random moves to the end, in place; the number of decisions."""
    decisions: i64 = 0
    actors = game.actors(state)
    while actors:
        seat = lowest_seat(actors)
        moves = game.legal(state, seat)
        # Named as an i64: compiled, `randrange(len(...))` would go through Python's integers.
        count: i64 = len(moves)
        game.apply(state, seat, moves[rng.randrange(count)])
        decisions += 1
        actors = game.actors(state)
    return decisions


def copy_often(state: State, times: i64) -> State:
    """For the benchmark: a chain of copies."""
    done: i64 = 0
    while done < times:
        state = state.copy()
        done += 1
    return state
