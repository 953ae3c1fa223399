"""Weights for a game's guess at the points, from games that bots have played: python -m tricity.arena.tuning GAME.

Bots play each other, with a slip now and then so that there is more to learn from. Every state on the way gives the
features of each seat and the points that it ended with; ridge regression finds the weights that guess those best. With
`--climb`, the weights in the source are changed a little at random instead, again and again, and a change stays when a
greedy player wins with it. Last, two greedy players meet on duplicate deals that none of this has seen, one with the
weights in the source and one with the new ones: only the arena's word counts. What is printed is kept in docs/tuning/.
"""

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from librt.random import Random

from tricity.arena.ratings import interval
from tricity.bots import make
from tricity.core.deals import Deal
from tricity.core.game import Game
from tricity.core.state import State
from tricity.games import find, folder

_SLIP: Final = 0.15
_RIDGE: Final = 3.0
_KEPT: Final = 0.5
"""Of the states on the way; neighbours say much the same."""

_LONGEST: Final = 600
"""Decisions: greedy players can take the same tile back for ever, and then the game is judged as it stands."""

_CHANGED: Final = 0.3
"""Of the weights, in a step of the climb."""
_NUDGE: Final = 0.05
"""Points that even a weight of nothing may change by."""
_CLEARLY: Final = 0.55
"""Of the games: what a change must win."""

Row = list[float]


@dataclass
class Fit:
    """The sums that a regression needs, gathered row by row."""

    size: int

    def __post_init__(self) -> None:
        self.rows = 0
        self.products = [[0.0] * self.size for _ in range(self.size)]
        self.answers = [0.0] * self.size
        self.sum = self.squares = 0.0

    def add(self, row: Row, answer: float) -> None:
        present = [(at, value) for at, value in enumerate(row) if value]
        for at, value in present:
            into = self.products[at]
            for other, factor in present:
                into[other] += value * factor
            self.answers[at] += value * answer
        self.rows += 1
        self.sum += answer
        self.squares += answer * answer

    def weights(self, usual: Row) -> Row:
        """The best weights; those that the rows say little about stay near the usual ones."""
        matrix = [row[:] for row in self.products]
        right = self.answers[:]
        for at in range(self.size):
            pull = _RIDGE + 1e-4 * self.products[at][at]
            matrix[at][at] += pull
            right[at] += pull * usual[at]
        return _solved(matrix, right)

    def explained(self, weights: Row) -> float:
        """R²: the part of the variance that these weights explain."""
        crossed = sum(weight * answer for weight, answer in zip(weights, self.answers))
        double = sum(
            weight * sum(factor * other for factor, other in zip(row, weights))
            for weight, row in zip(weights, self.products)
        )
        spread = self.squares - self.sum * self.sum / self.rows
        return 1 - (self.squares - 2 * crossed + double) / spread


def _solved(matrix: list[Row], right: Row) -> Row:
    """Gauss's elimination; the matrix is positive definite."""
    size = len(right)
    for at in range(size):
        pivot = matrix[at][at]
        for below in range(at + 1, size):
            factor = matrix[below][at] / pivot
            if factor:
                into, source = matrix[below], matrix[at]
                for column in range(at, size):
                    into[column] -= factor * source[column]
                right[below] -= factor * right[at]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(matrix[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (right[at] - known) / matrix[at][at]
    return found


def row_of(room: Any, state: State, seat: int) -> Row:
    """The features, each followed by itself times the steps that are left."""
    left = float(room.left(state))
    return [value for feature in room.features(state, seat) for value in (float(feature), float(feature) * left)]


def learn(game: Game, room: Any, fit: Fit, players: int, games: int, bots: Sequence[str], seed: str) -> None:
    """Games of the bots, each seat with one of them, into the sums."""
    options = game.checked_options(players, None)
    for number in range(games):
        rng = Random(Deal(f"{seed}/luck").below(f"game {number}", 1 << 62))
        state = game.setup(players, options, Deal(f"{seed}/{number}"))
        seated = [make(bots[(number + seat) % len(bots)], rng.randrange(1 << 62)) for seat in range(players)]
        rows: list[tuple[int, Row]] = []
        made = 0
        while (mask := int(game.actors(state))) and made < _LONGEST:
            made += 1
            seat = (mask & -mask).bit_length() - 1
            codes = [int(code) for code in game.legal(state, seat)]
            if rng.random() < _SLIP:
                code = codes[rng.randrange(len(codes))]
            else:
                move = seated[seat].choose(game.view(state, seat), [game.decode(code) for code in codes])
                code = game.encode(move)
            game.apply(state, seat, code)
            if rng.random() < _KEPT and int(game.actors(state)):
                rows += [(each, row_of(room, state, each)) for each in range(players)]
        finals = [float(game.evaluate(state, seat)) / 100 for seat in range(players)]
        for seat, row in rows:
            fit.add(row, finals[seat])


def duel(game: Game, room: Any, new: Row, old: Row, games: int, seed: str) -> float:
    """The points of a greedy player with the new weights against one with the old, on duplicate deals."""
    players = 2
    options = game.checked_options(players, None)
    won = 0.0
    for number in range(games):
        rng = Random(number)
        state = game.setup(players, options, Deal(f"{seed}/duel {number // 2}"))
        made = 0
        while (mask := int(game.actors(state))) and made < _LONGEST:
            made += 1
            seat = (mask & -mask).bit_length() - 1
            weights = new if (seat + number) % 2 == 0 else old
            game.apply(state, seat, _greedy(game, room, state, seat, weights, rng))
        mine = number % 2
        lead = int(game.standing(state, mine)) - int(game.standing(state, 1 - mine))
        won += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return won


def climbed(game: Game, room: Any, weights: Row, steps: int, games: int, seed: str) -> Row:
    """The weights after so many random changes, of which those stayed that won clearly against what was before."""
    rng = Random(Deal(seed).below("changes", 1 << 62))
    for number in range(steps):
        tried = [
            weight + (abs(weight) / 2 + _NUDGE) * (2 * rng.random() - 1) if rng.random() < _CHANGED else weight
            for weight in weights
        ]
        if duel(game, room, tried, weights, games, f"{seed}/{number}") / games > _CLEARLY:
            weights = tried
    return weights


def _greedy(game: Game, room: Any, state: State, seat: int, weights: Row, rng: Random) -> int:
    best, best_worth = 0, -math.inf
    for code in game.legal(state, seat):
        after = state.copy()
        game.apply(after, seat, code)
        worth = sum(weight * value for weight, value in zip(weights, row_of(room, after, seat))) + 1e-6 * rng.random()
        if worth > best_worth:
            best, best_worth = int(code), worth
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--bots", default="strong")
    parser.add_argument("--climb", type=int, default=0, metavar="STEPS")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--duel", type=int, default=400)
    asked = parser.parse_args()
    game = find(asked.game)
    room = import_module(f"tricity.games.{folder(asked.game)}.evaluate")
    old = [weight / 1000 for pair in room.WEIGHTS.values() for weight in pair]
    if asked.climb:
        new = climbed(game, room, old, asked.climb, asked.games, asked.seed)
        told = [f"{game.name}: {asked.climb} changes tried in {asked.games} games each", "{"]
    else:
        fit = Fit(len(old))
        for players in asked.players:
            learn(game, room, fit, players, asked.games, asked.bots.split(","), f"{asked.seed}/{players}")
        new = fit.weights(old)
        before, after = fit.explained(old), fit.explained(new)
        told = [f"{game.name}: {fit.rows} states; R² {before:.3f} before, {after:.3f} after", "{"]
    for at, name in enumerate(room.WEIGHTS):
        told.append(f'    "{name}": ({round(1000 * new[2 * at])}, {round(1000 * new[2 * at + 1])}),')
    won = duel(game, room, new, old, asked.duel, asked.seed)
    low, high = interval(won, asked.duel)
    rates = f"{100 * won / asked.duel:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    told += ["}", f"Greedy, new against old weights: {rates} of {asked.duel} games"]
    print("\n".join(told))  # noqa: T201


if __name__ == "__main__":
    main()
