# mypyc: compile
"""Random samples with the search's fast generator: shuffles and playouts. Deals have their own, in `deals`."""

from tricity.core.game import Game
from tricity.core.native import Random, i64, vec
from tricity.core.state import State


def shuffle(items: vec[i64], rng: Random) -> None:
    """Fisher–Yates, in place: every order is equally likely."""
    draw(items, i64(len(items)) - 1, rng)


def draw(items: vec[i64], count: i64, rng: Random) -> None:
    """Partial Fisher–Yates, in place: the first `count` items become a uniform sample of all of them."""
    left: i64 = len(items)
    at: i64 = 0
    while at < count:
        other = at + rng.randrange(left)
        items[at], items[other] = items[other], items[at]
        at += 1
        left -= 1


def play_randomly(game: Game, state: State, rng: Random) -> i64:
    """Play uniformly random moves to the end of the game, in place; returns the number of decisions."""
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
