"""Learning Card City's tables for several players from games of the search that uses them.

Bots that search with the tables so far play games against each other, with a random move now and then. Each position of
a city without cards in hand is a sum of values, which should be what came of it: a mixture of the points at the end and
of the estimates of the positions on the way. The values are fitted by least squares, with a penalty on their distance
from those of the beginning.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tricity.arena.experience import Life, Values, Witness, use, values_kept
from tricity.arena.self_play import most_visited, searched
from tricity.bots.ismcts import SearchSettings
from tricity.core.deals import Deal
from tricity.core.native import SEED_BOUND, Random
from tricity.games.card_city.game import GAME
from tricity.games.card_city.state import CardCity

_RANDOM_MOVE_RATE: Final = 0.03
_LATER_SHARE: Final = 0.6
"""Lambda: how much of what a position should be worth comes from later than the next position."""
_PENALTY: Final = 30.0
_WEIGHT_OF_RESULTS: Final = 0.1
"""Of a position that is fitted to the points at the end: those of one game are all fitted to the same number."""
_WEIGHT_OF_MIXTURES: Final = 0.3
_ROUNDS_OF_MIXTURES: Final = 3
_MOST_STEPS: Final = 40
"""Of the conjugate gradients, which find the least squares."""

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class SearchedGame:
    """A game of bots that search with these tables."""

    values: Values
    players: int
    simulations: int
    seed: str
    number: int


def play(task: SearchedGame) -> list[Life]:
    """Play the game to its end. One life for each seat."""
    players = task.players
    name = f"{task.seed}/{task.number}"
    rng = Random(Deal(f"{name}/luck").below("moves", SEED_BOUND))
    state = GAME.setup(players, GAME.checked_options(players, None), Deal(name))
    assert isinstance(state, CardCity)
    witness = Witness(players)
    with values_kept(players):
        use(players, task.values)
        while GAME.actors(state):
            seat = int(GAME.next_actor(state))
            moves = [int(move) for move in GAME.legal(state, seat)]
            by_chance = len(moves) > 1 and rng.random() < _RANDOM_MOVE_RATE
            if by_chance or len(moves) == 1:
                move = moves[rng.randrange(len(moves))]
            else:
                tree = searched(GAME, state, seat, players, SearchSettings(), task.simulations, rng)
                move = most_visited(tree, moves)
            GAME.apply(state, seat, move)
            witness.note(state, seat, by_chance=by_chance)
        return witness.lives(state)


@dataclass
class Experience:
    """All positions of some games, as arrays: of the values that they add up, of positions, and of lives."""

    entries: NDArray[np.int16]
    lengths: NDArray[np.int64]
    """How many of the entries each position has."""
    rests: Floats
    by_chance: NDArray[np.bool_]
    visits: NDArray[np.int64]
    """How many of the positions each life has."""
    points: NDArray[np.int64]
    """At the end of each life."""

    @classmethod
    def of(cls, lives: Sequence[Life]) -> "Experience":
        visits = [visit for life in lives for visit in life.visits]
        return cls(
            np.array([entry for visit in visits for entry in visit.entries], np.int16),
            np.array([len(visit.entries) for visit in visits], np.int64),
            np.array([visit.rest for visit in visits], np.float64),
            np.array([visit.by_chance for visit in visits], np.bool_),
            np.array([len(life.visits) for life in lives], np.int64),
            np.array([life.points for life in lives], np.int64),
        )

    def __add__(self, other: "Experience") -> "Experience":
        pairs = ((getattr(self, part.name), getattr(other, part.name)) for part in fields(self))
        return Experience(*(np.concatenate(pair) for pair in pairs))

    @cached_property
    def _begins(self) -> NDArray[np.int64]:
        """Of the positions, among the entries."""
        return np.concatenate([[0], np.cumsum(self.lengths)[:-1]]).astype(np.int64)

    @cached_property
    def _rows(self) -> NDArray[np.int64]:
        """The position that each entry is of."""
        return np.repeat(np.arange(len(self.lengths)), self.lengths)

    def sums(self, values: Floats) -> Floats:
        """What each position's values add up to."""
        found: Floats = np.add.reduceat(values[self.entries], self._begins)
        return found

    def spread(self, amounts: Floats, size: int) -> Floats:
        """To each value, the amounts of all positions that it is part of: the transpose of `sums`."""
        return np.bincount(self.entries, weights=amounts[self._rows], minlength=size).astype(np.float64)

    def error(self, values: Floats) -> float:
        """How far the estimates are from the points at the end: the root of the mean square."""
        points = np.repeat(self.points, self.visits)
        return float(np.sqrt(np.mean((self.sums(values) + self.rests - points) ** 2)))

    def targets(self, estimates: Floats, later_share: float) -> Floats:
        """What each position should have been worth, given all estimates. The last ones of a life have its points."""
        targets = np.empty(len(self.rests))
        end = 0
        for visits, points in zip(self.visits, self.points):
            begin, end = end, end + int(visits)
            target = float(points)
            for row in reversed(range(begin, end)):
                targets[row] = target
                if self.by_chance[row] and row > begin:
                    # What follows a random move says nothing about the positions before it.
                    target = estimates[row - 1]
                else:
                    target = later_share * target + (1 - later_share) * estimates[row]
        return targets


def fitted(experience: Experience, values: Floats) -> Floats:
    """Values in points that fit the experience better."""
    start = values
    estimates = experience.sums(values) + experience.rests
    for number in range(1 + _ROUNDS_OF_MIXTURES):
        share, weight = (_LATER_SHARE, _WEIGHT_OF_MIXTURES) if number else (1.0, _WEIGHT_OF_RESULTS)
        goal = experience.targets(estimates, share) - experience.rests
        values = start + _least_squares(experience, goal - experience.sums(start), values - start, weight)
        estimates = experience.sums(values) + experience.rests
    return values


def _least_squares(experience: Experience, errors: Floats, change: Floats, weight: float) -> Floats:
    """The change of the values that leaves the smallest errors, by conjugate gradients from a first guess."""
    size = len(change)

    def product(direction: Floats) -> Floats:
        return weight * experience.spread(experience.sums(direction), size) + _PENALTY * direction

    gradient = weight * experience.spread(errors, size) - product(change)
    direction = gradient
    square = float(gradient @ gradient)
    for _ in range(_MOST_STEPS):
        if square < 1e-6:
            break
        ahead = product(direction)
        step = square / float(direction @ ahead)
        change = change + step * direction
        gradient = gradient - step * ahead
        before, square = square, float(gradient @ gradient)
        direction = gradient + square / before * direction
    return change
