"""Learning Card City's tables for several players: python -m tricity.arena.searched_experience --output FILE.

Bots that search with the tables in use play games against each other, with a random move now and then. Each position of
a city without cards in hand is a sum of values, which should be what came of it: a mixture of the points at the end and
of the estimates of the positions on the way. The values are fitted by least squares, with a penalty on their distance
from those in use. Each generation plays with the tables of the one before it.

The same seed and the same tables to begin with give the same tables, on any number of workers.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tricity.arena.batch import Workers, open_workers
from tricity.bots.ismcts import SearchSettings, SearchTree
from tricity.core.deals import Deal
from tricity.core.native import SEED_BOUND, Random, i64
from tricity.games.card_city import together
from tricity.games.card_city.game import GAME
from tricity.games.card_city.scoring import points
from tricity.games.card_city.state import PHASE_CHOOSE, CardCity
from tricity.games.card_city.tables import LookedUp, values_text

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
Values = tuple[int, ...]
"""All tables, in hundredths of a point."""


@dataclass(frozen=True)
class SearchedGame:
    """A game of bots that search with these tables."""

    values: Values
    players: int
    simulations: int
    seed: str
    number: int


class Visit(NamedTuple):
    """A position of a city: the values that its estimate added up, and the rest of the estimate in points."""

    entries: list[int]
    rest: float
    by_chance: bool
    """Whether its seat has made a random move since its last position."""


class Life(NamedTuple):
    """The positions of a seat's city in their order, and its points at the end."""

    visits: list[Visit]
    points: int


def use(values: Sequence[int]) -> None:
    """From now on the game is evaluated with these tables, in this process."""
    for entry, value in enumerate(values):
        together.VALUES[i64(entry)] = i64(value)
    together.forget()


def own_values() -> Values:
    """The tables in use."""
    return tuple(int(value) for value in together.VALUES)


def play(task: SearchedGame) -> list[Life]:
    """Play the game to its end. One life for each seat."""
    own = own_values()
    use(task.values)
    try:
        return _played(task)
    finally:
        use(own)


def _played(task: SearchedGame) -> list[Life]:
    players = task.players
    name = f"{task.seed}/{task.number}"
    rng = Random(Deal(f"{name}/luck").below("moves", SEED_BOUND))
    state = GAME.setup(players, GAME.checked_options(players, None), Deal(name))
    assert isinstance(state, CardCity)
    visits: list[list[Visit]] = [[] for _ in range(players)]
    by_chance = [False] * players
    while GAME.actors(state):
        seat = int(GAME.next_actor(state))
        moves = [int(move) for move in GAME.legal(state, seat)]
        if len(moves) > 1 and rng.random() < _RANDOM_MOVE_RATE:
            by_chance[seat] = True
            GAME.apply(state, seat, moves[rng.randrange(len(moves))])
        else:
            GAME.apply(state, seat, _searched(state, seat, moves, task.simulations, rng))
        if not GAME.actors(state) or state.phase == PHASE_CHOOSE:
            continue
        for each in range(players):
            if state.hand(each):
                continue
            visit = _visit(state, each, by_chance=by_chance[each])
            if not visits[each] or visit[:2] != visits[each][-1][:2]:
                visits[each].append(visit)
                by_chance[each] = False
    return [Life(visits[seat], int(points(state, seat))) for seat in range(players)]


def _searched(state: CardCity, seat: int, moves: list[int], simulations: int, rng: Random) -> int:
    if len(moves) == 1:
        return moves[0]
    imagination = GAME.imagination(GAME.view(state, seat))
    tree = SearchTree(GAME, imagination, seat, state.players, SearchSettings(), rng.randrange(SEED_BOUND))
    tree.run(simulations, 0)
    return max(moves, key=lambda move: int(tree.root_visits(move)))


def _visit(state: CardCity, seat: int, *, by_chance: bool) -> Visit:
    looked_up = LookedUp()
    estimate = int(together.city_value(state, seat, looked_up))
    entries = [int(entry) for entry in looked_up.entries]
    return Visit(entries, (estimate - sum(int(together.VALUES[i64(entry)]) for entry in entries)) / 100, by_chance)


class Experience:
    """All positions of the games, as arrays."""

    def __init__(self, lives: Iterable[Life]) -> None:
        entries: list[int] = []
        begins: list[int] = []
        rests: list[float] = []
        self.lives: list[tuple[Life, slice]] = []
        for life in lives:
            first = len(begins)
            for visit in life.visits:
                begins.append(len(entries))
                rests.append(visit.rest)
                entries += visit.entries
            self.lives.append((life, slice(first, len(begins))))
        self._entries = np.array(entries, dtype=np.int64)
        self._begins = np.array(begins, dtype=np.int64)
        self._rows = np.repeat(np.arange(len(begins)), np.diff([*begins, len(entries)]))
        self.rests: Floats = np.array(rests)

    def sums(self, values: Floats) -> Floats:
        """What each position's values add up to."""
        found: Floats = np.add.reduceat(values[self._entries], self._begins)
        return found

    def spread(self, amounts: Floats, size: int) -> Floats:
        """To each value, the amounts of all positions that it is part of: the transpose of `sums`."""
        return np.bincount(self._entries, weights=amounts[self._rows], minlength=size).astype(np.float64)

    def targets(self, estimates: Floats, later_share: float) -> Floats:
        """What each position should have been worth, given all estimates. The last ones of a life have its points."""
        targets = np.empty(len(self.rests))
        for life, rows in self.lives:
            target = float(life.points)
            for row in reversed(range(rows.start, rows.stop)):
                targets[row] = target
                if life.visits[row - rows.start].by_chance and row > rows.start:
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


def train(generations: int, games: int, simulations: int, players: int, seed: str, workers: Workers) -> Values:
    """Play and fit that often. Returns the tables, and leaves those in use as they are."""
    values = own_values()
    for generation in range(generations):
        tasks = [SearchedGame(values, players, simulations, f"{seed}/{generation}", number) for number in range(games)]
        lives = [life for game in workers.run_in_order(play, tasks) for life in game]
        mean = sum(life.points for life in lives) / len(lives)
        print(f"generation {generation + 1}: mean score {mean:.2f}", file=sys.stderr, flush=True)  # noqa: T201
        points_of_values = fitted(Experience(lives), np.array(values) / 100)
        values = tuple(round(100 * float(value)) for value in points_of_values)
    return values


def main() -> None:
    """Parse the command line, train, and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=8000, help="of each generation")
    parser.add_argument("--simulations", type=int, default=150, help="of a decision")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", default="experience")
    parser.add_argument("--workers", type=int, help="processes; one per core by default")
    parser.add_argument("--cluster", help="dask://host:port instead of processes")
    parser.add_argument("--output", type=Path, required=True)
    args = parser.parse_args()
    with open_workers(args.workers, args.cluster) as workers:
        values = train(args.generations, args.games, args.simulations, args.players, args.seed, workers)
    use(values)
    args.output.write_text(values_text(together.TABLES, together.VALUES), encoding="utf-8")


if __name__ == "__main__":
    main()
