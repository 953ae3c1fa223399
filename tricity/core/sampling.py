# mypyc: compile
"""Random samples with the search's fast generator: shuffles and playouts. Deals have their own, in `deals`."""

from typing import Final

from tricity.core.game import Game
from tricity.core.native import Random, i64, vec
from tricity.core.state import State

_TOGETHER: Final[i64] = 4
"""How many indices are drawn from one random number, where there are at most `_MOST_TOGETHER` items left."""
_MOST_TOGETHER: Final[i64] = 128
_BITS: Final[i64] = 55
"""Bits of that number: multiplied by an item count of seven bits, it fits into an i64."""
_RANGE: Final[i64] = 1 << 55
_LOW_BITS: Final[i64] = (1 << 55) - 1


def shuffle(items: vec[i64], rng: Random) -> None:
    """Fisher–Yates, in place: every order is equally likely."""
    draw(items, i64(len(items)) - 1, rng)


def draw(items: vec[i64], count: i64, rng: Random) -> None:
    """Partial Fisher–Yates, in place: the first `count` items become a uniform sample of all of them."""
    draw_between(items, 0, len(items), count, rng)


def draw_between(items: vec[i64], first: i64, end: i64, count: i64, rng: Random) -> None:
    """`draw` among the items from index `first` to before `end` only: the sample is at `first` and after it."""
    last = first + count
    while first < last:
        if last - first >= _TOGETHER and end - first <= _MOST_TOGETHER:
            _draw_four(items, first, end - first, rng)
            first += _TOGETHER
        else:
            _swap(items, first, first + rng.randrange(end - first))
            first += 1


def _draw_four(items: vec[i64], first: i64, left: i64, rng: Random) -> None:
    """Four steps of `draw` with one random number, among `left` items from index `first` on.

    The number is a fraction. Times the number of items its whole part is an index, and what remains is the fraction for
    the next one. A last fraction that is too small is rejected, which makes all outcomes equally likely: see
    Brackett-Rozinsky and Lemire, "Batched Ranged Random Integer Generation" (2024).
    """
    outcomes = left * (left - 1) * (left - 2) * (left - 3)
    while True:
        one = rng.randrange(_RANGE) * left
        two = (one & _LOW_BITS) * (left - 1)
        three = (two & _LOW_BITS) * (left - 2)
        four = (three & _LOW_BITS) * (left - 3)
        fraction = four & _LOW_BITS
        # Mostly the first comparison is enough.
        if fraction >= outcomes or fraction >= _RANGE % outcomes:
            break
    _swap(items, first, first + (one >> _BITS))
    _swap(items, first + 1, first + 1 + (two >> _BITS))
    _swap(items, first + 2, first + 2 + (three >> _BITS))
    _swap(items, first + 3, first + 3 + (four >> _BITS))


def _swap(items: vec[i64], index: i64, other: i64) -> None:
    items[index], items[other] = items[other], items[index]


def play_out(game: Game, state: State, rng: Random) -> i64:
    """The same games as `play_randomly`, without lists of legal moves where the game can do without."""
    decisions: i64 = 0
    seat = game.next_actor(state)
    while seat >= 0:
        game.apply(state, seat, game.random_move(state, seat, rng))
        decisions += 1
        seat = game.next_actor(state)
    return decisions


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
