"""Fitting the chance of winning to expected leads: python -m tricity.arena.calibration GAME.

Equal bots play each other. At some moments of each game a search from every seat's own view says what lead it expects;
at the end of the game one knows who won. Logistic regression over lead and turns left gives the curves that analyses
use (`tricity/games/<game>/data/calibration.json`). Every fifth game is left out of the fit: it shows how often those
win who were given a chance of 60 %. Needs numpy: the extra `tuning`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from rich.progress import track

from tricity.analysis.calibration import FILE, Calibration, Curve, inputs
from tricity.analysis.scale import final_value, scale_of
from tricity.analysis.seat_value import seat_lead
from tricity.arena.batch import Workers, open_workers
from tricity.arena.experiments import experiment_parser, write_json
from tricity.bots import make
from tricity.core.deals import Deal
from tricity.core.frozen import Frozen
from tricity.core.native import SEED_BOUND, Random
from tricity.games import find, folder

_BOT: Final = "strong:200"
"""The same in all games, while the level is not."""
_SIMULATIONS: Final = 300
_MOMENTS: Final = 0.12
"""The share of decisions at which the seats are asked what they expect."""
_HELD_OUT: Final = 5
_PRIOR_GAMES: Final = 100
"""The weight of the assumption that all seats are equal, in games."""
_STEPS: Final = 25
_RIDGE: Final = 1e-3
_BINS: Final = 10


@dataclass(frozen=True)
class SelfPlay:
    """A game between equal bots."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    number: int


class Sample(NamedTuple):
    """What a seat expected at one moment, and what it won."""

    acting: bool
    lead: float
    turns_left: int
    won: float


class Played(NamedTuple):
    """The samples of a game, and the shares of the seats."""

    samples: list[Sample]
    won: list[float]


class Bin(Frozen):
    """Seats that were given about the same chance: how many, the mean of their chances, and how many won."""

    count: int
    chance: float
    won: float


class Fit(Frozen):
    """A calibration, and how well it does on games that it was not fitted to."""

    players: int
    games: int
    samples: int
    calibration: Calibration
    bins: tuple[Bin, ...]
    brier: float
    """The mean squared difference between chance and result; 0.25 for somebody who always says one half."""


def play_samples(task: SelfPlay) -> Played:
    """Play a game, and ask every seat now and then."""
    game, players = find(task.game), task.players
    rng = Random(Deal(f"{task.seed}/luck").below(f"game {task.number}", SEED_BOUND))
    options = game.checked_options(players, task.options)
    state = game.setup(players, game.rulings(players, options, game.rules_version), Deal(f"{task.seed}/{task.number}"))
    bots = [make(_BOT, rng.randrange(SEED_BOUND)) for _ in range(players)]
    asked: list[tuple[int, Sample]] = []
    while (seat := int(game.next_actor(state))) >= 0:
        if rng.random() < _MOMENTS:
            for each in range(players):
                lead, acting = seat_lead(game, state, each, players, _SIMULATIONS, rng.randrange(SEED_BOUND))
                asked.append((each, Sample(acting, lead, int(game.turns_left(state)), 0.0)))
        moves = [game.decode(int(code)) for code in game.legal(state, seat)]
        game.apply(state, seat, game.encode(bots[seat].choose(game.view(state, seat), moves)))
    scale = scale_of(game, players, state)
    won = [final_value(game, state, each, scale) for each in range(players)]
    return Played([sample._replace(won=won[each]) for each, sample in asked], won)


def fit_curve(samples: Sequence[Sample]) -> Curve:
    """Logistic regression by Newton's method; ties count as half a win."""
    x = np.array([inputs(sample.lead, sample.turns_left) for sample in samples])
    y = np.array([sample.won for sample in samples])
    weights = np.zeros(x.shape[1])
    for _ in range(_STEPS):
        chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        gradient = x.T @ (y - chance) - _RIDGE * weights
        curvature = (x * (chance * (1 - chance))[:, None]).T @ x + _RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(curvature, gradient)
    return Curve(*(round(float(weight), 5) for weight in weights))


def fit(players: int, games: Sequence[Played]) -> Fit:
    """Fit the curves of one player count, and try them on the games that were left out."""
    fitted = list(chain.from_iterable(game.samples for number, game in enumerate(games) if number % _HELD_OUT))
    held_out = list(chain.from_iterable(game.samples for game in games[::_HELD_OUT]))
    shares = tuple(_share([game.won[seat] for game in games], players) for seat in range(players))
    acting = fit_curve([each for each in fitted if each.acting])
    # A single player is always to act.
    waiting = fit_curve([each for each in fitted if not each.acting]) if players > 1 else acting
    calibration = Calibration(acting, waiting, shares)
    chances = [_chance(calibration, sample) for sample in held_out]
    brier = sum((chance - sample.won) ** 2 for chance, sample in zip(chances, held_out)) / len(held_out)
    return Fit(players, len(games), len(fitted), calibration, _bins(chances, held_out), round(brier, 4))


def _share(won: Sequence[float], players: int) -> float:
    """The share of games that a seat won, pulled towards an equal share where games are few. A single player has no
    such prior.
    """
    prior = _PRIOR_GAMES if players > 1 else 0
    return round((sum(won) + prior / players) / (len(won) + prior), 3)


def _chance(calibration: Calibration, sample: Sample) -> float:
    curve = calibration.acting if sample.acting else calibration.waiting
    return curve.chance(sample.lead, sample.turns_left)


def _bins(chances: Sequence[float], samples: Sequence[Sample]) -> tuple[Bin, ...]:
    grouped: dict[int, list[tuple[float, float]]] = {}
    for chance, sample in zip(chances, samples):
        grouped.setdefault(min(int(chance * _BINS), _BINS - 1), []).append((chance, sample.won))
    return tuple(
        Bin(
            len(pairs),
            round(sum(chance for chance, _ in pairs) / len(pairs), 4),
            round(sum(won for _, won in pairs) / len(pairs), 4),
        )
        for _, pairs in sorted(grouped.items())
    )


def calibrate(name: str, players: int, games: int, seed: str, workers: Workers) -> Fit:
    """Play that many games and fit; solo games are spread over the values of the options."""
    variants = _variants(name, players)
    tasks = [
        SelfPlay(name, players, variants[number % len(variants)], f"{seed}/{players}", number)
        for number in range(games)
    ]
    played = workers.run_in_order(play_samples, tasks)
    return fit(players, list(track(played, f"{name}, {players}", games, transient=True)))


def _variants(name: str, players: int) -> list[dict[str, Any]]:
    """The default options; solo, one set for each level of the automatic opponent."""
    levels = [option for option in find(name).options if option.players == (1,) and len(option.values) > 2]
    if players > 1 or not levels:
        return [{}]
    return [{levels[0].name: value} for value in levels[0].values]


def main() -> None:
    """Calibrate a game for all its player counts, and write its data file and a report."""
    parser = experiment_parser(__doc__, "calibration")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, nargs="+")
    parser.add_argument("--report", type=Path, required=True, help="where to write the fits, as JSON")
    args = parser.parse_args()
    game = find(args.game)
    counts = args.players or [count for count in game.players if count > 1 or game.has_solo_opponent]
    stored = Path("tricity/games") / folder(args.game) / "data" / FILE
    with open_workers(args.workers, args.cluster) as workers:
        for players in counts:
            fitted = calibrate(args.game, players, args.games, args.seed, workers)
            _update(args.report, fitted.players, fitted)
            _update(stored, fitted.players, fitted.calibration)
            print(f"{args.game}, {players}: {fitted.samples} samples, Brier score {fitted.brier}")  # noqa: T201


def _update(path: Path, players: int, value: msgspec.Struct) -> None:
    """Write what was found for one player count into a file with those of the others."""
    known: dict[str, Any] = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
    known[str(players)] = value
    write_json(path, dict(sorted(known.items())))


if __name__ == "__main__":
    main()
