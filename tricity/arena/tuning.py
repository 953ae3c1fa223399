"""Fitting the weights of a game's `evaluate` to games between bots: python -m tricity.arena.tuning GAME.

Bots play each other, with a random move now and then for more variety. Every state on the way gives a sample per seat:
its features, and the points that the seat ended with. Ridge regression finds the weights that predict those best. With
`--climb`, hill climbing instead: the current weights are changed a little at random, again and again, and a change is
kept when a greedy player wins with it. At the end, a greedy player with the new weights meets one with the current
weights on duplicate deals that were not used before: only weights that win there are worth taking over. The output is
kept in docs/tuning/. Needs numpy: the extra `tuning`.

Games run on `--workers` processes or a `--cluster`, with the same result. Ctrl-C goes on with what was played so far;
with `--file` the sums of the regression are kept there, and `--resume` goes on from them.
"""

import argparse
import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeVar

from rich.progress import track

from tricity.arena.batch import CLUSTER, Workers, open_workers
from tricity.arena.ratings import wilson_interval
from tricity.arena.regression import RidgeRegression, Row
from tricity.bots import make
from tricity.core.deals import Deal
from tricity.core.game import Game
from tricity.core.native import SEED_BOUND, Random
from tricity.core.state import State
from tricity.games import find, folder

_RANDOM_MOVE_RATE: Final = 0.15
_SAMPLE_RATE: Final = 0.5
"""The share of states that are sampled: neighbouring states are much the same."""
_MAX_DECISIONS: Final = 600
"""Greedy players can take the same tile back for ever; the game is then scored as it stands."""

_CHANGE_RATE: Final = 0.3
"""The share of weights that a step of the hill climbing changes."""
_SMALLEST_CHANGE: Final = 0.05
"""The range, in points, within which even a weight of 0 may change."""
_REQUIRED_WIN_RATE: Final = 0.55
_SAVE_EVERY: Final = 20
_HERE: Final = Workers()

T = TypeVar("T")


@dataclass(frozen=True)
class SelfPlay:
    """A game between bots that gives samples."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str
    number: int


@dataclass(frozen=True)
class Duel:
    """A game between two greedy players, one with new weights and one with old ones."""

    game: str
    new: tuple[float, ...]
    old: tuple[float, ...]
    seed: str
    number: int


def evaluation_of(game: str) -> Any:
    """The game's module of features and weights."""
    return import_module(f"tricity.games.{folder(game)}.evaluate")


def feature_row(evaluation: Any, state: State, seat: int) -> Row:
    """The features, each followed by its product with the number of steps left; `evaluation` is the game's module."""
    left = float(evaluation.turns_left(state))
    return [value for feature in evaluation.features(state, seat) for value in (float(feature), float(feature) * left)]


def play_samples(task: SelfPlay) -> tuple[list[Row], list[float]]:
    """Play a game between the bots, who take the seats in turn: rows of features, and the points to predict."""
    game, evaluation, players, number = find(task.game), evaluation_of(task.game), task.players, task.number
    rng = Random(Deal(f"{task.seed}/luck").below(f"game {number}", SEED_BOUND))
    state = game.setup(players, game.checked_options(players, None), Deal(f"{task.seed}/{number}"))
    seated = [make(task.bots[(number + seat) % len(task.bots)], rng.randrange(SEED_BOUND)) for seat in range(players)]
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
    return [row for _, row in rows], [finals[seat] for seat, _ in rows]


def add_games(
    regression: RidgeRegression, tasks: Sequence[SelfPlay], workers: Workers = _HERE, file: Path | None = None
) -> None:
    """Play the games that the regression lacks and add their samples, in order: the sums are the same to the bit."""
    remaining = tasks[regression.games :]
    try:
        for rows, targets in _tracked("games", workers.run_in_order(play_samples, remaining), len(remaining)):
            regression.add(rows, targets)
            regression.games += 1
            if file is not None and regression.games % _SAVE_EVERY == 0:
                regression.save(file)
    finally:
        if file is not None:
            regression.save(file)


def play_duel(task: Duel) -> float:
    """The points of a greedy player with the new weights against one with the old ones."""
    game, evaluation, players = find(task.game), evaluation_of(task.game), 2
    rng = Random(task.number)
    options = game.checked_options(players, None)
    state = game.setup(players, options, Deal(f"{task.seed}/duel {task.number // 2}"))
    decisions = 0
    while (seat := int(game.next_actor(state))) >= 0 and decisions < _MAX_DECISIONS:
        decisions += 1
        weights = task.new if (seat + task.number) % 2 == 0 else task.old
        game.apply(state, seat, _greedy_move(game, evaluation, state, seat, weights, rng))
    own_seat = task.number % 2
    lead = int(game.standing(state, own_seat)) - int(game.standing(state, 1 - own_seat))
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


def duel(game: Game, new: Row, old: Row, games: int, seed: str, workers: Workers = _HERE) -> float:
    """Points that the new weights win against the old ones in this number of games, on duplicate deals."""
    tasks = [Duel(game.name, tuple(new), tuple(old), seed, number) for number in range(games)]
    return sum(workers.run(play_duel, tasks))


def hill_climb(game: Game, weights: Row, steps: int, games: int, seed: str, workers: Workers = _HERE) -> Row:
    """The weights after random changes, each of which was kept if it clearly won against the weights before it.

    Ctrl-C ends it early, with the weights so far.
    """
    rng = Random(Deal(seed).below("changes", SEED_BOUND))
    with suppress(KeyboardInterrupt):
        for number in _tracked("steps", range(steps), steps):
            changed = [
                weight + (abs(weight) / 2 + _SMALLEST_CHANGE) * (2 * rng.random() - 1)
                if rng.random() < _CHANGE_RATE
                else weight
                for weight in weights
            ]
            if duel(game, changed, weights, games, f"{seed}/{number}", workers) / games > _REQUIRED_WIN_RATE:
                weights = changed
    return weights


def _greedy_move(game: Game, evaluation: Any, state: State, seat: int, weights: Sequence[float], rng: Random) -> int:
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


def _tracked(unit: str, items: Iterable[T], total: int) -> Iterator[T]:
    """The items, with a progress bar and the time left on a terminal."""
    yield from track(items, unit, total, transient=True)


def _fitted(args: argparse.Namespace, game: Game, old: Row, workers: Workers) -> tuple[Row, str]:
    """The weights of a regression over the games, and how well they predict."""
    bots = tuple(args.bots.split(","))
    tasks = [
        SelfPlay(game.name, players, bots, f"{args.seed}/{players}", number)
        for players in args.players
        for number in range(args.games)
    ]
    regression = RidgeRegression.load(args.file) if args.resume else RidgeRegression(len(old))
    with suppress(KeyboardInterrupt):
        add_games(regression, tasks, workers, args.file)
    new = regression.fit(old)
    before, after = regression.r_squared(old), regression.r_squared(new)
    played = "" if regression.games == len(tasks) else f" of {regression.games} of {len(tasks)} games"
    return new, f"{game.name}: {regression.samples} states{played}; R² {before:.3f} before, {after:.3f} after"


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
    parser.add_argument("--workers", type=int)
    parser.add_argument("--cluster", metavar=CLUSTER)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--resume", action="store_true", help="go on from --file")
    args = parser.parse_args()
    if args.resume and args.file is None:
        parser.error("--resume needs --file")
    game = find(args.game)
    evaluation = evaluation_of(args.game)
    old = [weight / 1000 for pair in evaluation.WEIGHTS.values() for weight in pair]
    with open_workers(args.workers, args.cluster) as workers:
        if args.climb:
            new = hill_climb(game, old, args.climb, args.games, args.seed, workers)
            title = f"{game.name}: {args.climb} changes tried in {args.games} games each"
        else:
            new, title = _fitted(args, game, old, workers)
        points = duel(game, new, old, args.duel, args.seed, workers)
    lines = [title, "{"]
    for index, name in enumerate(evaluation.WEIGHTS):
        lines.append(f'    "{name}": ({round(1000 * new[2 * index])}, {round(1000 * new[2 * index + 1])}),')
    low, high = wilson_interval(points, args.duel)
    rates = f"{100 * points / args.duel:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    lines += ["}", f"Greedy, new against old weights: {rates} of {args.duel} games"]
    print("\n".join(lines))  # noqa: T201


if __name__ == "__main__":
    main()
