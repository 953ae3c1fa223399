"""Whether the luck of reviews averages to zero and explains results: python -m tricity.arena.luck_study GAME.

Games of two equal bots of each level are played, and only their luck is measured, which takes a small part of the time
of a review: so there can be enough games to tell. A result less its luck should vary less than the result.

Figures are means over games, with 95 % intervals: the seats of one game depend on each other. Needs numpy: the extra
`tuning`.
"""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

import numpy as np
from rich.progress import track

from tricity.analysis.calibration import calibration, final_share
from tricity.analysis.review import Effort, luck_during_play, moves_luck, review_opening
from tricity.arena.batch import Workers, open_workers
from tricity.arena.experiments import experiment_parser, write_json
from tricity.arena.review_study import Estimate, StudiedGame, estimate, played
from tricity.bots import names
from tricity.core.frozen import Frozen

_PLAYERS: Final = 2
_SEED: Final = 0
"""Of the searches."""

Array = np.ndarray[Any, np.dtype[np.float64]]


class LuckyGame(NamedTuple):
    """By seat: the result less what the seat wins on average, and the luck of deal and play."""

    results: tuple[float, ...]
    luck: tuple[float, ...]


class LuckStudy(Frozen):
    """What the games of one level showed, or those of all levels (`bot` is "")."""

    bot: str
    games: int
    luck: Estimate
    """Of the first seat."""
    luck_of_both: Estimate
    """The mean over the seats of a game, where what one has and the other lacks cancels out: whatever is left is bias.
    """
    result: float
    """The variance of results."""
    adjusted: float
    """The variance of results less their luck."""
    drop: Estimate
    """The difference of the two."""


class Study(Frozen):
    """Everything about one game."""

    coefficient: float
    """By which luck is multiplied before it is taken from a result: see `adjusted`."""
    levels: tuple[LuckStudy, ...]
    """Of each level, and of all together."""


def luck_of_game(task: StudiedGame) -> LuckyGame:
    """Play the game and measure its luck."""
    match = played(task)
    deal = review_opening(match, task.effort, _SEED).luck
    reveals = [reveal for number in range(match.version) for reveal in moves_luck(match, number, task.effort, _SEED)]
    # Of two players each has all that the other loses: their chances do not matter.
    even = [(1 / task.players,) * task.players] * match.version
    shares = calibration(task.game, task.players).shares
    state, seats = match.state(), range(task.players)
    return LuckyGame(
        tuple(final_share(match.game, state, seat, task.players) - shares[seat] for seat in seats),
        tuple(deal[seat] + luck_during_play(seat, reveals, even) for seat in seats),
    )


def luck_of_seats(luck: Sequence[float]) -> list[float]:
    """Half of how much luckier each seat was than the others.

    Of two players who see the same, one's luck is the other's bad luck, and this is the mean of what both saw.
    """
    others = max(len(luck) - 1, 1)
    return [(own - (sum(luck) - own) / others) / 2 for own in luck] if len(luck) > 1 else list(luck)


def adjusted(results: Array, luck: Array) -> tuple[Array, float]:
    """Results less luck times a coefficient, and that coefficient; both less their means, a row per game.

    Luck is a control variate: it averages to zero, so any multiple of it may be taken away. Values of good players say
    too much or too little about the games of others, and searches are noisy; the coefficient, by least squares, makes
    the best of it. That of a game comes from the other games, so that it is not fitted to its own result.
    """
    products, squares = (results * luck).sum(axis=1), (luck * luck).sum(axis=1)
    others = squares.sum() - squares
    coefficients = np.divide(products.sum() - products, others, out=np.zeros_like(others), where=others > 0)
    whole = float(products.sum() / squares.sum()) if squares.sum() > 0 else 0.0
    return results - coefficients[:, None] * luck, whole


def summary(games: dict[str, list[LuckyGame]]) -> Study:
    """Of each level, and of all of them together, with one coefficient for all."""
    by_level = [(bot, each) for bot, games_of_bot in games.items() for each in games_of_bot]
    results = np.array([each.results for _, each in by_level])
    less, coefficient = adjusted(results, np.array([luck_of_seats(each.luck) for _, each in by_level]))
    squares, squares_less = (results * results).mean(axis=1), (less * less).mean(axis=1)

    def of(bot: str) -> LuckStudy:
        chosen = [number for number, (each, _) in enumerate(by_level) if bot in ("", each)]
        luck = [by_level[number][1].luck for number in chosen]
        before, after = squares[chosen], squares_less[chosen]
        return LuckStudy(
            bot,
            len(chosen),
            estimate([each[0] for each in luck]),
            estimate([fmean(each) for each in luck]),
            round(float(before.mean()), 4),
            round(float(after.mean()), 4),
            estimate(list(before - after)),
        )

    return Study(round(coefficient, 3), tuple(map(of, (*games, ""))))


def run(game: str, bots: Sequence[str], games: int, seed: str, workers: Workers) -> Study:
    """Measure the luck of that many games of each level."""
    tasks = [
        StudiedGame(game, _PLAYERS, bot, f"{seed}/{bot}", number, Effort()) for bot in bots for number in range(games)
    ]
    results = list(track(workers.run_in_order(luck_of_game, tasks), game, len(tasks), transient=True))
    return summary({bot: results[index * games : (index + 1) * games] for index, bot in enumerate(bots)})


def main() -> None:
    """Run the study and write it as JSON."""
    parser = experiment_parser(__doc__, "luck")
    parser.add_argument("--bots", default=",".join(names()))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--report", type=Path, required=True)
    args = parser.parse_args()
    with open_workers(args.workers, args.cluster) as workers:
        report = run(args.game, args.bots.split(","), args.games, args.seed, workers)
    write_json(args.report, report)


if __name__ == "__main__":
    main()
