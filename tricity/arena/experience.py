"""Learning the tables of Card City's solo estimate from games: python -m tricity.arena.experience --output FILE.

Temporal differences: a player that always makes the move with the best estimate plays one game after another, and the
estimate of each position that it comes to is brought closer to the estimates that follow and to the points at the end.
That takes no search, so that a core plays hundreds of thousands of games in an hour.

How far a value moves follows temporal coherence: less, the more its errors have cancelled out so far. The same seed and
the same tables to begin with give the same tables.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tricity.core.deals import Deal
from tricity.core.native import SEED_BOUND, Random, i64
from tricity.core.state import State
from tricity.games.card_city import alone
from tricity.games.card_city.game import GAME
from tricity.games.card_city.scoring import points
from tricity.games.card_city.state import CardCity
from tricity.games.card_city.tables import LookedUp, values_text

_LEAST_STEP: Final = 0.02
"""Even where all errors have cancelled out, values move by this share of the learning rate."""
_FINAL_RATE: Final = 0.1
"""The share of the learning rate that is left at the end."""
_REPORTS: Final = 10


class Visit:
    """A position that the player came to: the values that its estimate added up, and the estimate in points."""

    def __init__(self, state: CardCity, *, by_chance: bool) -> None:
        looked_up = LookedUp()
        self.estimate = int(alone.estimate(state, looked_up)) / 100
        self.entries = [int(entry) for entry in looked_up.entries]
        self.by_chance = by_chance


class Learner:
    """The tables under training, as floats beside the whole numbers that the game reads."""

    def __init__(self) -> None:
        self._values = [int(value) / 100 for value in alone.VALUES]
        self._errors = [0.0] * len(self._values)
        self._sizes = [0.0] * len(self._values)

    def learn(self, visits: Sequence[Visit], result: float, rate: float, trace: float) -> None:
        """Bring the estimates of a game's positions, given in their order, closer to what came of them."""
        target = result
        for visit in reversed(visits):
            error = target - visit.estimate
            for entry in visit.entries:
                self._errors[entry] += error
                self._sizes[entry] += abs(error)
                coherence = abs(self._errors[entry]) / self._sizes[entry] if self._sizes[entry] else 1.0
                self._values[entry] += rate / len(visit.entries) * (_LEAST_STEP + coherence) * error
                alone.VALUES[i64(entry)] = round(100 * self._values[entry])
            # What followed a random move says nothing about the positions before it.
            target = visit.estimate if visit.by_chance else trace * target + (1 - trace) * visit.estimate


def play(deal: Deal, rng: Random, chance: float) -> tuple[list[Visit], int]:
    """A game of the player that follows the tables, with a random move now and then; its positions and its points."""
    state: State = GAME.setup(1, GAME.checked_options(1, None), deal)
    visits: list[Visit] = []
    while GAME.actors(state):
        moves = [int(move) for move in GAME.legal(state, 0)]
        by_chance = rng.random() < chance
        if by_chance:
            GAME.apply(state, 0, moves[rng.randrange(len(moves))])
        else:
            state = max((_after(state, move) for move in moves), key=lambda after: GAME.evaluate(after, 0))
        assert isinstance(state, CardCity)
        if GAME.actors(state):
            visits.append(Visit(state, by_chance=by_chance))
    assert isinstance(state, CardCity)
    return visits, int(points(state, 0))


def _after(state: State, move: int) -> State:
    after = state.copy()
    GAME.apply(after, 0, i64(move))
    return after


def train(games: int, rate: float, trace: float, chance: float, seed: str) -> list[float]:
    """Play that many games and learn from each: the tables change in this process. The mean scores of its tenths."""
    learner = Learner()
    rng = Random(Deal(f"{seed}/luck").below("moves", SEED_BOUND))
    means: list[float] = []
    scores: list[int] = []
    for number in range(games):
        visits, score = play(Deal(f"{seed}/{number}"), rng, chance)
        learner.learn(visits, score, rate * (1 - (1 - _FINAL_RATE) * number / games), trace)
        scores.append(score)
        if number + 1 == games * (len(means) + 1) // _REPORTS:
            means.append(sum(scores) / max(len(scores), 1))
            print(f"{number + 1} games, mean score {means[-1]:.2f}", file=sys.stderr, flush=True)  # noqa: T201
            scores.clear()
    return means


def main() -> None:
    """Parse the command line, train, and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400_000)
    parser.add_argument("--rate", type=float, default=0.3, help="learning rate")
    parser.add_argument("--trace", type=float, default=0.8, help="lambda: the share of what comes later")
    parser.add_argument("--chance", type=float, default=0.02, help="how often a random move is made")
    parser.add_argument("--seed", default="experience")
    parser.add_argument("--from-nothing", action="store_true", help="begin with empty tables, not with those in use")
    parser.add_argument("--output", type=Path, required=True)
    args = parser.parse_args()
    if args.from_nothing:
        for entry in range(len(alone.VALUES)):
            alone.VALUES[i64(entry)] = i64(0)
    train(args.games, args.rate, args.trace, args.chance, args.seed)
    args.output.write_text(values_text(alone.TABLES, alone.VALUES), encoding="utf-8")


if __name__ == "__main__":
    main()
