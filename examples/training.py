"""A training loop on many games at once: a preference for each action grows with the actions of those who win.

The policy is as small as can be, one number per action whatever the position; put your network in its place.

python examples/training.py point-city 2000
"""

import sys
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tricity.adapters.batch import Batch

GAMES = 64
RATE = 0.05
Numbers = NDArray[np.float64]


def choose(batch: Batch, preferences: Numbers, chance: np.random.Generator) -> NDArray[Any]:
    """An action for each game, drawn by the softmax of the acting seat's preferences: a row for each seat."""
    starts, legal = batch.legal_starts, np.asarray(batch.legal_actions)
    seats = np.repeat(batch.seats, np.diff(starts))
    # The largest of values with Gumbel noise is a draw from their softmax.
    values = preferences[seats, legal] + chance.gumbel(size=len(legal))
    return np.array([legal[first + int(values[first:last].argmax())] for first, last in pairwise(starts)])


def play(game: str, games: int, preferences: Numbers, seed: int, rate: float) -> float:
    """The mean reward of seat 0 in that many games; with a rate both seats learn on the way, in place."""
    chance = np.random.default_rng(seed)
    batch = Batch(game, GAMES, players=2, seed=seed, autoreset="SameStep")
    played: list[list[tuple[int, int]]] = [[] for _ in range(GAMES)]
    rewards: list[float] = []
    while len(rewards) < games:
        seats, actions = batch.seats.tolist(), choose(batch, preferences, chance)
        for number, decision in enumerate(zip(seats, actions.tolist(), strict=True)):
            played[number].append(decision)
        batch.step(actions)
        for number in np.flatnonzero(batch.terminations).tolist():
            rewards.append(float(batch.rewards[number, 0]))
            for seat, action in played[number]:
                preferences[:, action] += rate * batch.rewards[number, seat]
            played[number].clear()
    return float(np.mean(rewards))


def train(game: str, games: int, seed: int = 1) -> tuple[float, float]:
    """The mean reward against random play, before and after that many games against itself."""
    actions = Batch(game, 1, players=2, seed=seed).encoding.action_count
    preferences = np.zeros((2, int(actions)))
    before = play(game, 500, preferences, seed + 1, 0.0)
    play(game, games, preferences, seed, RATE)
    preferences[1] = 0.0
    return before, play(game, 500, preferences, seed + 1, 0.0)


if __name__ == "__main__":
    before, after = train(sys.argv[1], int(sys.argv[2]))
    sys.stdout.write(f"mean reward against random play: {before:+.2f} before, {after:+.2f} after training\n")
