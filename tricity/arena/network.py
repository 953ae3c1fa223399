"""Learning the network of Point City from games: python -m tricity.arena.network --output FILE (make network).

A player that always makes the move with the best lead, by the linear estimate and the network, plays games against
itself. What it may not know is imagined for each decision. Temporal differences: the estimate of each position is
brought closer to the estimates that follow and to the points at the end. That takes no search, so that a core plays
tens of thousands of games in an hour. The linear weights stay as they are: the network learns what they leave over.

In each round all games are played with the same network, in batches, on `--workers` processes or a `--cluster`; then
the network learns from them (Adam). All that is done is in `--file`: the same command again goes on from there. The
same seed gives the same network. Needs numpy: the extra `tuning`.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from tricity.arena.batch import Workers, open_workers
from tricity.core.deals import Deal
from tricity.core.native import SEED_BOUND, Random, i64
from tricity.games.point_city import evaluate
from tricity.games.point_city.game import GAME
from tricity.games.point_city.network import (
    FACTOR_SCALE,
    HIDDEN,
    INPUTS,
    MOST_ACTIVE,
    NETWORK,
    WEIGHT_SCALE,
    active_inputs,
    correction,
)
from tricity.games.point_city.scoring import points, tiebreak
from tricity.games.point_city.state import PointCity

Array = NDArray[np.float32]

_PLAYERS: Final = (2, 1, 2, 3, 2, 4)
"""The numbers of players of one game after another."""
_SOLO: Final = {"automa_level": "hard", "solo_tokens": "random"}
_GAMES_OF_A_BATCH: Final = 10
_BATCHES_OF_A_ROUND: Final = 8
_MINIBATCH: Final = 500
_PASSES: Final = 2
"""How often each position is learned from."""
_FINAL_RATE: Final = 0.1
"""The share of the learning rate that is left at the end."""
_DECAYS: Final = (0.9, 0.999)
"""Adam's: of the mean gradient, and of the mean squared one."""
_NO_INPUT: Final = sum(INPUTS.values())
"""Fills the lists of active inputs: a row of zeros."""


@dataclass(frozen=True)
class Plan:
    """Everything that the result depends on."""

    games: int
    rate: float
    trace: float
    chance: float
    seed: str


@dataclass(frozen=True)
class Batch:
    """Games to be played with one network."""

    plan: Plan
    network: bytes
    first: int


@dataclass(frozen=True)
class Positions:
    """Positions from the sides of their seats: active inputs, the linear estimate, and the points to be learned."""

    active: NDArray[np.int16]
    linear: Array
    targets: Array


class Net:
    """The network as floating-point numbers, in points."""

    def __init__(self, rng: np.random.Generator) -> None:
        hidden, rows = int(HIDDEN), INPUTS["row"]
        self.parts: list[Array] = [
            rng.uniform(-0.1, 0.1, (_NO_INPUT, hidden)).astype(np.float32),
            rng.uniform(-0.1, 0.1, (rows, hidden)).astype(np.float32),
            np.zeros(rows, np.float32),
        ]

    def whole(self) -> dict[str, Any]:
        """The numbers of the data file."""
        weights = np.rint(self.parts[0] * int(WEIGHT_SCALE)).astype(int)
        factors = np.rint(self.parts[1] * int(FACTOR_SCALE)).astype(int)
        constants = np.rint(self.parts[2] * int(WEIGHT_SCALE) * int(FACTOR_SCALE)).astype(int)
        inputs, begin = {}, 0
        for name, size in INPUTS.items():
            inputs[name] = weights[begin : begin + size].ravel().tolist()
            begin += size
        return {"inputs": inputs, "factors": factors.ravel().tolist(), "constants": constants.tolist()}

    def step(self, positions: Positions, chosen: NDArray[np.int64]) -> tuple[float, list[Array]]:
        """The mean squared error of the chosen positions, and its gradient."""
        weights, factors, constants = self.parts
        active = positions.active[chosen]
        count = len(chosen)
        places = np.arange(count)[:, None] * (_NO_INPUT + 1) + active
        counted = np.bincount(places.ravel(), minlength=count * (_NO_INPUT + 1)).reshape(count, -1)
        inputs = counted[:, :_NO_INPUT].astype(np.float32)
        rows = active[:, 0]
        hidden = np.maximum(inputs @ weights, 0)
        error = positions.linear[chosen] + (hidden * factors[rows]).sum(1) + constants[rows] - positions.targets[chosen]
        slope = (2 / count) * error
        to_hidden = np.where(hidden > 0, slope[:, None] * factors[rows], 0)
        # The first inputs are those of the rows.
        by_row = inputs[:, : len(constants)].T
        return float((error**2).mean()), [inputs.T @ to_hidden, by_row @ (slope[:, None] * hidden), by_row @ slope]


class Training:
    """A run of training, in memory."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = np.random.default_rng(Deal(f"{plan.seed}/numbers").below("numpy", SEED_BOUND))
        self.net = Net(self.rng)
        self.means: list[Array] = [np.zeros_like(part) for part in self.net.parts]
        self.squares: list[Array] = [np.zeros_like(part) for part in self.net.parts]
        self.games = 0
        self.steps = 0
        self.error = 0.0
        """The root mean square error in the last round, before the positions of that round were learned from."""

    def save(self, file: Path) -> None:
        """Write the file, atomically."""
        counts = {"games": self.games, "steps": self.steps, "error": self.error}
        state = {"plan": vars(self.plan), "rng": self.rng.bit_generator.state, **counts}
        arrays = {
            f"{name} {number}": part
            for name, parts in (("part", self.net.parts), ("mean", self.means), ("square", self.squares))
            for number, part in enumerate(parts)
        }
        unfinished = file.with_name(file.name + ".new")
        with unfinished.open("wb") as written:
            np.savez(written, state=np.frombuffer(json.dumps(state).encode(), np.uint8), **arrays)  # type: ignore[arg-type]
        unfinished.replace(file)

    def load(self, file: Path) -> None:
        """Go on from a file; raises ValueError if it is of another run."""
        with np.load(file) as arrays:
            state = json.loads(arrays["state"].tobytes())
            if state["plan"] != vars(self.plan):
                raise ValueError(f"{file} is of another run: {state['plan']}")
            self.games, self.steps, self.error = state["games"], state["steps"], state["error"]
            self.rng.bit_generator.state = state["rng"]
            for number in range(len(self.net.parts)):
                self.net.parts[number] = arrays[f"part {number}"]
                self.means[number] = arrays[f"mean {number}"]
                self.squares[number] = arrays[f"square {number}"]

    def play_round(self, workers: Workers) -> None:
        """Play the games of a round and learn from them."""
        network = json.dumps(self.net.whole()).encode()
        firsts = [self.games + number * _GAMES_OF_A_BATCH for number in range(_BATCHES_OF_A_ROUND)]
        played = list(workers.run_in_order(play_batch, [Batch(self.plan, network, first) for first in firsts]))
        positions = Positions(
            np.concatenate([each.active for each in played]),
            np.concatenate([each.linear for each in played]),
            np.concatenate([each.targets for each in played]),
        )
        errors = []
        for _ in range(_PASSES):
            order = self.rng.permutation(len(positions.targets))
            for begin in range(0, len(order) - _MINIBATCH + 1, _MINIBATCH):
                errors.append(self._learn(positions, order[begin : begin + _MINIBATCH]))
        self.games += _GAMES_OF_A_BATCH * _BATCHES_OF_A_ROUND
        self.error = float(np.sqrt(np.mean(errors[: len(errors) // _PASSES])))

    def _learn(self, positions: Positions, chosen: NDArray[np.int64]) -> float:
        error, gradient = self.net.step(positions, chosen)
        self.steps += 1
        rate = self.plan.rate * (1 - (1 - _FINAL_RATE) * min(self.games / self.plan.games, 1))
        keep, keep_squares = _DECAYS
        rate *= (1 - keep_squares**self.steps) ** 0.5 / (1 - keep**self.steps)
        for part, mean, square, slope in zip(self.net.parts, self.means, self.squares, gradient):
            mean += (1 - keep) * (slope - mean)
            square += (1 - keep_squares) * (slope * slope - square)
            part -= rate * mean / (np.sqrt(square) + np.float32(1e-7))
        return error


def play_batch(batch: Batch) -> Positions:
    """Play the games with the network of the batch, and say what is to be learned from them."""
    NETWORK.read(batch.network.decode())
    played = [_play(batch.plan, number) for number in range(batch.first, batch.first + _GAMES_OF_A_BATCH)]
    return Positions(
        np.concatenate([each.active for each in played]),
        np.concatenate([each.linear for each in played]),
        np.concatenate([each.targets for each in played]),
    )


def _play(plan: Plan, number: int) -> Positions:
    players = _PLAYERS[number % len(_PLAYERS)]
    rng = Random(Deal(f"{plan.seed}/luck").below(f"game {number}", SEED_BOUND))
    options = GAME.checked_options(players, _SOLO if players == 1 else None)
    state = GAME.setup(players, options, Deal(f"{plan.seed}/{number}"))
    assert isinstance(state, PointCity)
    visited: list[list[tuple[list[int], float, float]]] = [[] for _ in range(players)]
    while GAME.actors(state):
        seat = int(GAME.next_actor(state))
        moves = [int(move) for move in GAME.legal(state, i64(seat))]
        if len(moves) == 1 or rng.random() < plan.chance:
            move = moves[rng.randrange(len(moves))]
        else:
            move = _best_move(state, seat, moves, rng)
        GAME.apply(state, i64(seat), i64(move))
        if GAME.actors(state):
            for each in range(players):
                row = int(evaluate.row_of(state, i64(each))) * len(evaluate.WEIGHTS)
                linear = int(evaluate.weighted_features(state, i64(each), evaluate.TABLE, i64(row))) / 1000
                estimate = linear + int(correction(state, i64(each))) / 100
                visited[each].append((active_inputs(state, i64(each)), linear, estimate))
    rows: list[list[int]] = []
    linears: list[float] = []
    targets: list[float] = []
    for seat, positions in enumerate(visited):
        target = float(points(state, i64(seat)))
        if players > 1:
            target += int(tiebreak(state, i64(seat))) / 100
        for active, linear, estimate in reversed(positions):
            rows.append(active + [_NO_INPUT] * (int(MOST_ACTIVE) - len(active)))
            linears.append(linear)
            targets.append(target)
            target = plan.trace * target + (1 - plan.trace) * estimate
    return Positions(np.array(rows, np.int16), np.array(linears, np.float32), np.array(targets, np.float32))


def _best_move(state: PointCity, seat: int, moves: Sequence[int], rng: Random) -> int:
    """The move with the best lead right after it, in a world that the seat imagines."""
    world = GAME.imagination(GAME.view(state, seat)).world(rng)

    def lead(move: int) -> int:
        after = world.copy()
        GAME.apply(after, i64(seat), i64(move))
        rivals = [int(GAME.appraise(after, i64(each))) for each in range(state.players) if each != seat]
        return int(GAME.appraise(after, i64(seat))) - max(rivals, default=0)

    return max(moves, key=lead)


def main() -> None:
    """Parse the command line, train, and write the network."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--rate", type=float, default=0.003, help="learning rate")
    parser.add_argument("--trace", type=float, default=0.8, help="lambda: the share of what comes later")
    parser.add_argument("--chance", type=float, default=0.07, help="how often a random move is made")
    parser.add_argument("--seed", default="network")
    parser.add_argument("--workers", type=int, help="processes; one per core by default")
    parser.add_argument("--cluster", help="a Dask cluster instead: dask://HOST:8786")
    parser.add_argument("--file", type=Path, help="what is done so far; if it is there, the run goes on from it")
    parser.add_argument("--output", type=Path, required=True)
    args = parser.parse_args()
    training = Training(Plan(args.games, args.rate, args.trace, args.chance, args.seed))
    if args.file and args.file.exists():
        training.load(args.file)
    rounds = -(-(args.games - training.games) // (_GAMES_OF_A_BATCH * _BATCHES_OF_A_ROUND))
    try:
        with open_workers(args.workers, args.cluster) as workers:
            for _ in track(range(rounds), "rounds", transient=True):
                training.play_round(workers)
                if args.file:
                    training.save(args.file)
    except KeyboardInterrupt:
        parser.exit(130, f"Stopped after {training.games} games; the same command goes on from there.\n")
    print(f"{training.games} games, error {training.error:.3f} points")  # noqa: T201
    args.output.write_text(json.dumps(training.net.whole(), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
