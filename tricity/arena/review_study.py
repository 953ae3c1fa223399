"""How honest reviews are, measured on games between bots: python -m tricity.arena.review_study GAME.

Games of two equal bots of each level are reviewed. Over many deals luck and rest should average to zero, errors should
fall with the level, and a result less its luck should vary less than the result. Reviewing the same games again with
another seed shows how many of the marked decisions are marked again. Needs numpy: the extra `tuning`.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np
from rich.progress import track

from tricity.analysis.review import Effort, review
from tricity.analysis.values import Review
from tricity.arena.batch import Workers, open_workers
from tricity.arena.players import make_player
from tricity.bots import names
from tricity.bots.cluster import CLUSTER
from tricity.core.deals import Deal
from tricity.core.estimates import Z
from tricity.core.frozen import Frozen
from tricity.core.match import Match
from tricity.core.native import SEED_BOUND
from tricity.games import find

_AGAIN: Final = 1
"""The seed of the second review."""


@dataclass(frozen=True)
class StudiedGame:
    """A game between equal bots, and how it is reviewed."""

    game: str
    players: int
    bot: str
    seed: str
    number: int
    effort: Effort
    twice: bool


class Reviewed(NamedTuple):
    """The reviews of one game: the second one only if it was asked for."""

    first: Review
    second: Review | None


class Estimate(Frozen):
    """A mean with its 95 % interval."""

    mean: float
    margin: float


class Study(Frozen):
    """What the games of one level showed."""

    bot: str
    games: int
    luck: Estimate
    rest: Estimate
    error_per_decision: Estimate
    accuracy: Estimate
    result_variance: float
    adjusted_variance: float
    """Of the results less deal and luck."""
    marked: int
    explained: int
    blunders: int
    marked_again: int
    """Blunders that the second review marks, too, among those of the games that were reviewed twice."""
    blunders_twice: int


def review_game(task: StudiedGame) -> Reviewed:
    """Play the game and review it."""
    game = find(task.game)
    match = Match.deal(game, task.players, None, f"{task.seed}/{task.number}")
    seeds = Deal(f"{task.seed}/bots {task.number}")
    bots = [make_player(task.bot, seeds.below(f"seat {seat}", SEED_BOUND)) for seat in range(task.players)]
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat=seat)
    second = review(match, task.effort, _AGAIN) if task.twice else None
    return Reviewed(review(match, task.effort), second)


def study(bot: str, reviews: Sequence[Reviewed]) -> Study:
    """Sum up the games of one level."""
    accounts = [account for each in reviews for account in each.first.accounts]
    decisions = [decision for each in reviews for decision in each.first.decisions]
    results = np.array([account.result for account in accounts])
    adjusted = results - np.array([account.deal + account.luck for account in accounts])
    pairs = [(each.first, each.second) for each in reviews if each.second is not None]
    found = [_blunders(first) for first, _ in pairs]
    again = [{decision.number for decision in second.decisions if decision.label} for _, second in pairs]
    return Study(
        bot,
        len(reviews),
        _estimate([account.luck + account.deal for account in accounts]),
        _estimate([account.rest for account in accounts]),
        _estimate([decision.loss for decision in decisions]),
        _estimate([account.accuracy for account in accounts]),
        round(float(results.var()), 4),
        round(float(adjusted.var()), 4),
        sum(bool(decision.label) for decision in decisions),
        sum(decision.explanation is not None for decision in decisions),
        sum(len(_blunders(each.first)) for each in reviews),
        sum(len(first & second) for first, second in zip(found, again)),
        sum(map(len, found)),
    )


def _blunders(reviewed: Review) -> set[int]:
    return {decision.number for decision in reviewed.decisions if decision.label == "blunder"}


def _estimate(values: Sequence[float]) -> Estimate:
    spread = float(np.std(values, ddof=1)) if len(values) > 1 else 0.0
    return Estimate(round(float(np.mean(values)), 4), round(Z * spread / sqrt(len(values)), 4))


def run(game: str, bots: Sequence[str], games: int, twice: int, seed: str, workers: Workers) -> list[Study]:
    """Study each level in that many games of two players, of which the first are reviewed twice."""
    tasks = [
        StudiedGame(game, 2, bot, f"{seed}/{bot}", number, Effort(), number < twice)
        for bot in bots
        for number in range(games)
    ]
    played = list(track(workers.run_in_order(review_game, tasks), game, len(tasks), transient=True))
    return [study(bot, played[index * games : (index + 1) * games]) for index, bot in enumerate(bots)]


def main() -> None:
    """Run the study and write it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default=",".join(names()))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--twice", type=int, default=20)
    parser.add_argument("--seed", default="study")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--cluster", metavar=CLUSTER)
    parser.add_argument("--report", type=Path, required=True)
    args = parser.parse_args()
    with open_workers(args.workers, args.cluster) as workers:
        studies = run(args.game, args.bots.split(","), args.games, args.twice, args.seed, workers)
    args.report.parent.mkdir(parents=True, exist_ok=True)
    args.report.write_bytes(msgspec.json.format(msgspec.json.encode(studies), indent=1) + b"\n")


if __name__ == "__main__":
    main()
