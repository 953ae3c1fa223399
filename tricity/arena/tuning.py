"""Fitting the weights of a game's `evaluate` to games between bots: python -m tricity.arena.tuning GAME.

Bots play each other, with a random move now and then for more variety. Every state on the way gives a sample per seat:
its features, and the points that the seat ended with. Ridge regression finds the weights that predict those best. With
`--climb`, hill climbing instead: the current weights are changed a little at random, again and again, and a change is
kept when a greedy player wins with it. At the end, a greedy player with the new weights meets one with the current
weights on duplicate deals that were not used before: only weights that win there are worth taking over. The output is
kept in docs/tuning/. Needs numpy: the extra `tuning`.
"""

import argparse
import math
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tricity.arena.ratings import wilson_interval
from tricity.bots import make
from tricity.core.deals import Deal
from tricity.core.game import Game
from tricity.core.native import Random
from tricity.core.state import State
from tricity.games import find, folder

_RANDOM_MOVE_RATE: Final = 0.15
_RIDGE: Final = 3.0
_RIDGE_RELATIVE: Final = 1e-4
_SAMPLE_RATE: Final = 0.5
"""The share of states that are sampled: neighbouring states are much the same."""
_MAX_DECISIONS: Final = 600
"""Greedy players can take the same tile back for ever; the game is then scored as it stands."""
_SEED_BOUND: Final = 1 << 62

_CHANGE_RATE: Final = 0.3
"""The share of weights that a step of the hill climbing changes."""
_SMALLEST_CHANGE: Final = 0.05
"""The range, in points, within which even a weight of 0 may change."""
_REQUIRED_WIN_RATE: Final = 0.55

Row = list[float]
Array = NDArray[np.float64]


class RidgeRegression:
    """Least squares with a penalty on the distance from prior weights; samples are summed up as they are added."""

    def __init__(self, size: int) -> None:
        self.samples = 0
        self.products: Array = np.zeros((size, size))
        """XᵀX."""
        self.targets: Array = np.zeros(size)
        """Xᵀy."""
        self.target_sum = self.target_squares = 0.0

    def add(self, rows: Sequence[Row], targets: Sequence[float]) -> None:
        """Add a sample for each row of features and its target."""
        if not rows:
            return
        x, y = np.array(rows), np.array(targets)
        self.products += x.T @ x
        self.targets += x.T @ y
        self.samples += len(rows)
        self.target_sum += float(y.sum())
        self.target_squares += float(y @ y)

    def fit(self, prior: Row) -> Row:
        """The best weights; those that the samples say little about stay near the prior ones."""
        penalty = _RIDGE + _RIDGE_RELATIVE * self.products.diagonal()
        weights: Row = np.linalg.solve(self.products + np.diag(penalty), self.targets + penalty * prior).tolist()
        return weights

    def r_squared(self, weights: Row) -> float:
        """R²: the share of the variance of the targets that these weights explain."""
        w = np.array(weights)
        residual_squares = self.target_squares - 2 * float(w @ self.targets) + float(w @ self.products @ w)
        variance = self.target_squares - self.target_sum * self.target_sum / self.samples
        return 1 - residual_squares / variance


def feature_row(evaluation: Any, state: State, seat: int) -> Row:
    """The features, each followed by its product with the number of steps left; `evaluation` is the game's module."""
    left = float(evaluation.turns_left(state))
    return [value for feature in evaluation.features(state, seat) for value in (float(feature), float(feature) * left)]


def add_games(
    game: Game, evaluation: Any, regression: RidgeRegression, players: int, games: int, bots: Sequence[str], seed: str
) -> None:
    """Play games between the bots, who take the seats in turn, and add their states as samples."""
    options = game.checked_options(players, None)
    for number in range(games):
        rng = Random(Deal(f"{seed}/luck").below(f"game {number}", _SEED_BOUND))
        state = game.setup(players, options, Deal(f"{seed}/{number}"))
        seated = [make(bots[(number + seat) % len(bots)], rng.randrange(_SEED_BOUND)) for seat in range(players)]
        rows: list[tuple[int, Row]] = []
        decisions = 0
        while (seat := int(game.next_actor(state))) >= 0 and decisions < _MAX_DECISIONS:
            decisions += 1
            codes = [int(code) for code in game.legal(state, seat)]
            if rng.random() < _RANDOM_MOVE_RATE:
                code = codes[rng.randrange(len(codes))]
            else:
                move = seated[seat].choose(game.view(state, seat), [game.decode(code) for code in codes])
                code = game.encode(move)
            game.apply(state, seat, code)
            if rng.random() < _SAMPLE_RATE and int(game.actors(state)):
                rows += [(each, feature_row(evaluation, state, each)) for each in range(players)]
        finals = [float(game.evaluate(state, seat)) / 100 for seat in range(players)]
        regression.add([row for _, row in rows], [finals[seat] for seat, _ in rows])


def duel(game: Game, evaluation: Any, new: Row, old: Row, games: int, seed: str) -> float:
    """The points of a greedy player with the new weights against one with the old ones, on duplicate deals."""
    players = 2
    options = game.checked_options(players, None)
    points = 0.0
    for number in range(games):
        rng = Random(number)
        state = game.setup(players, options, Deal(f"{seed}/duel {number // 2}"))
        decisions = 0
        while (seat := int(game.next_actor(state))) >= 0 and decisions < _MAX_DECISIONS:
            decisions += 1
            weights = new if (seat + number) % 2 == 0 else old
            game.apply(state, seat, _greedy_move(game, evaluation, state, seat, weights, rng))
        own_seat = number % 2
        lead = int(game.standing(state, own_seat)) - int(game.standing(state, 1 - own_seat))
        points += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return points


def hill_climb(game: Game, evaluation: Any, weights: Row, steps: int, games: int, seed: str) -> Row:
    """The weights after random changes, each of which was kept if it clearly won against the weights before it."""
    rng = Random(Deal(seed).below("changes", _SEED_BOUND))
    for number in range(steps):
        changed = [
            weight + (abs(weight) / 2 + _SMALLEST_CHANGE) * (2 * rng.random() - 1)
            if rng.random() < _CHANGE_RATE
            else weight
            for weight in weights
        ]
        if duel(game, evaluation, changed, weights, games, f"{seed}/{number}") / games > _REQUIRED_WIN_RATE:
            weights = changed
    return weights


def _greedy_move(game: Game, evaluation: Any, state: State, seat: int, weights: Row, rng: Random) -> int:
    """The move with the best estimate after it; ties are broken at random."""
    best, best_value = 0, -math.inf
    for code in game.legal(state, seat):
        after = state.copy()
        game.apply(after, seat, code)
        features = feature_row(evaluation, after, seat)
        value = sum(weight * feature for weight, feature in zip(weights, features)) + 1e-6 * rng.random()
        if value > best_value:
            best, best_value = int(code), value
    return best


def main() -> None:
    """Parse the command line, fit or climb, and print the weights and how they did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--bots", default="strong")
    parser.add_argument("--climb", type=int, default=0, metavar="STEPS")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--duel", type=int, default=400)
    args = parser.parse_args()
    game = find(args.game)
    evaluation = import_module(f"tricity.games.{folder(args.game)}.evaluate")
    old = [weight / 1000 for pair in evaluation.WEIGHTS.values() for weight in pair]
    if args.climb:
        new = hill_climb(game, evaluation, old, args.climb, args.games, args.seed)
        lines = [f"{game.name}: {args.climb} changes tried in {args.games} games each", "{"]
    else:
        regression = RidgeRegression(len(old))
        for players in args.players:
            seed = f"{args.seed}/{players}"
            add_games(game, evaluation, regression, players, args.games, args.bots.split(","), seed)
        new = regression.fit(old)
        before, after = regression.r_squared(old), regression.r_squared(new)
        lines = [f"{game.name}: {regression.samples} states; R² {before:.3f} before, {after:.3f} after", "{"]
    for index, name in enumerate(evaluation.WEIGHTS):
        lines.append(f'    "{name}": ({round(1000 * new[2 * index])}, {round(1000 * new[2 * index + 1])}),')
    points = duel(game, evaluation, new, old, args.duel, args.seed)
    low, high = wilson_interval(points, args.duel)
    rates = f"{100 * points / args.duel:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    lines += ["}", f"Greedy, new against old weights: {rates} of {args.duel} games"]
    print("\n".join(lines))  # noqa: T201


if __name__ == "__main__":
    main()
