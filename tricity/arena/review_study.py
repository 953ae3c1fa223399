"""How honest reviews are, measured on games between bots: python -m tricity.arena.review_study GAME.

Games of two equal bots of each level are reviewed. Over many deals the rest should average to zero, as luck should
(`luck_study`). Reviewing some games again with another seed shows how many of the marked decisions are marked again.
Errors should fall with the level: all levels are asked for a move in the same positions, taken from those games,
because the games of weak bots are soon decided, and then nothing costs much.

Figures are means over games, with 95 % intervals: the seats of one game, and its moves, depend on each other. Needs
numpy: the extra `tuning`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

import numpy as np
from rich.progress import track

from tricity.analysis.decision import DecisionSearch
from tricity.analysis.review import FIRST_SHARE, Effort, review
from tricity.analysis.values import Review
from tricity.arena.batch import Workers, open_workers
from tricity.arena.experiments import experiment_parser, write_json
from tricity.arena.players import make_player
from tricity.bots import names
from tricity.bots.budget import Budget
from tricity.core.deals import Deal
from tricity.core.estimates import Z
from tricity.core.frozen import Frozen
from tricity.core.match import Match
from tricity.core.native import SEED_BOUND
from tricity.games import find

_AGAIN: Final = 1
"""The seed of the second review."""
_POSITIONS: Final = 6
"""Of each game in which the levels are compared."""
_ASKED: Final = 4
"""How often a level is asked in one position, with other random numbers: the weak ones play this or that."""


@dataclass(frozen=True)
class StudiedGame:
    """A game between equal bots, and how it is studied."""

    game: str
    players: int
    bot: str
    seed: str
    number: int
    effort: Effort
    twice: bool = False


class Reviewed(NamedTuple):
    """The reviews of one game: the second one only if it was asked for."""

    first: Review
    second: Review | None


class Estimate(Frozen):
    """A mean with its 95 % interval."""

    mean: float
    margin: float


class Study(Frozen):
    """What the games of one level showed, or those of all levels (`bot` is "")."""

    bot: str
    games: int
    rest: Estimate
    """Of the first seat: over both it would be little more than the luck with another sign."""
    accuracy: Estimate
    marked: int
    explained: int
    blunders: int
    marked_again: int
    """Blunders that the second review marks, too, among those of the games that were reviewed twice."""
    blunders_twice: int


class LevelLoss(Frozen):
    """What a level loses per decision, in the positions in which all levels were asked."""

    bot: str
    loss: Estimate
    more_than_next: Estimate | None
    """Than the next stronger level, in the same positions."""


class GameStudy(Frozen):
    """Everything about one game."""

    levels: tuple[Study, ...]
    """Of each level, and of all together."""
    compared_games: int
    positions: int
    losses: tuple[LevelLoss, ...]


def played(task: StudiedGame) -> Match:
    """The game itself."""
    match = Match.deal(find(task.game), task.players, None, f"{task.seed}/{task.number}")
    seeds = Deal(f"{task.seed}/bots {task.number}")
    bots = [make_player(task.bot, seeds.below(f"seat {seat}", SEED_BOUND)) for seat in range(task.players)]
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat=seat)
    return match


def review_game(task: StudiedGame) -> Reviewed:
    """Play the game and review it."""
    match = played(task)
    second = review(match, task.effort, _AGAIN) if task.twice else None
    return Reviewed(review(match, task.effort), second)


def level_losses(task: StudiedGame) -> list[dict[str, float]]:
    """What the move of each level would lose in some positions of the game, as a review judges it."""
    match = played(task)
    seeds = Deal(f"{task.seed}/positions {task.number}")
    open_choices = [number for number in range(match.version) if len(_moves_at(match, number)) > 1]
    chosen = seeds.shuffled("positions", open_choices)[:_POSITIONS]
    return [_losses_at(match, number, task.effort, seeds.below(f"search {number}", SEED_BOUND)) for number in chosen]


def _losses_at(match: Match, number: int, effort: Effort, seed: int) -> dict[str, float]:
    before, seat = match.at(number), match.moves[number].seat
    search = DecisionSearch(match.game, before.view(seat), _moves_at(match, number), seed)
    budget = Budget(effort.decision)
    search.run(budget.share(FIRST_SHARE))
    best = search.result().best.move
    asked = {
        bot: [str(make_player(bot, seed + number).choose(before, seat)) for number in range(_ASKED)] for bot in names()
    }
    others = sorted(set(chain.from_iterable(asked.values())) - {best})
    compared = search.compare(best, others, budget.share(1 - FIRST_SHARE))
    losses = {best: 0.0, **{move: comparison.loss for move, comparison in compared.items()}}
    return {bot: fmean(losses[move] for move in moves) for bot, moves in asked.items()}


def _moves_at(match: Match, number: int) -> list[Any]:
    return match.at(number).legal_moves(match.moves[number].seat)


def study(bot: str, reviews: Sequence[Reviewed]) -> Study:
    """Sum up the games of one level."""
    # The accounts of two seats are nearly mirror images: together they would seem to be twice as many observations.
    accounts = [each.first.accounts[0] for each in reviews]
    decisions = [decision for each in reviews for decision in each.first.decisions]
    pairs = [(each.first, each.second) for each in reviews if each.second is not None]
    blunders = [_blunders(first) for first, _ in pairs]
    again = [{decision.number for decision in second.decisions if decision.label} for _, second in pairs]
    return Study(
        bot,
        len(reviews),
        estimate([account.rest for account in accounts]),
        estimate([account.accuracy for account in accounts]),
        sum(bool(decision.label) for decision in decisions),
        sum(decision.explanation is not None for decision in decisions),
        sum(len(_blunders(each.first)) for each in reviews),
        sum(len(first & second) for first, second in zip(blunders, again)),
        sum(map(len, blunders)),
    )


def losses_of_levels(games: Sequence[Sequence[dict[str, float]]]) -> tuple[LevelLoss, ...]:
    """What each level loses, and how much more than the next one: from the positions of some games."""
    bots = names()
    means = {bot: [float(np.mean([losses[bot] for losses in positions])) for positions in games] for bot in bots}

    def more(bot: str, stronger: str) -> Estimate:
        return estimate([own - other for own, other in zip(means[bot], means[stronger])])

    return tuple(
        LevelLoss(bot, estimate(means[bot]), more(bot, bots[index + 1]) if index + 1 < len(bots) else None)
        for index, bot in enumerate(bots)
    )


def _blunders(reviewed: Review) -> set[int]:
    return {decision.number for decision in reviewed.decisions if decision.label == "blunder"}


def estimate(values: Sequence[float]) -> Estimate:
    """Their mean, and how sure it is if they are independent."""
    spread = float(np.std(values, ddof=1)) if len(values) > 1 else 0.0
    return Estimate(round(float(np.mean(values)), 4), round(Z * spread / sqrt(len(values)), 4))


def summary(reviews: dict[str, list[Reviewed]], compared: Iterable[list[dict[str, float]]]) -> GameStudy:
    """Of one game: the reviewed games of each level, and the positions in which the levels were compared."""
    positions = [each for each in compared if each]
    everything = list(chain.from_iterable(reviews.values()))
    return GameStudy(
        (*(study(bot, reviewed) for bot, reviewed in reviews.items()), study("", everything)),
        len(positions),
        sum(map(len, positions)),
        losses_of_levels(positions),
    )


def run(
    game: str, bots: Sequence[str], games: int, twice: int, compared: int, seed: str, workers: Workers
) -> GameStudy:
    """Study each level in that many games of two players, of which the first are reviewed twice.

    In as many games of each level as `compared` the levels are asked for a move in the same positions.
    """
    tasks = [
        StudiedGame(game, 2, bot, f"{seed}/{bot}", number, Effort(), number < twice)
        for bot in bots
        for number in range(games)
    ]
    results = list(track(workers.run_in_order(review_game, tasks), game, len(tasks), transient=True))
    reviews = {bot: results[index * games : (index + 1) * games] for index, bot in enumerate(bots)}
    asked = [
        StudiedGame(game, 2, bot, f"{seed}/levels/{bot}", number, Effort())
        for bot in bots
        for number in range(compared)
    ]
    return summary(reviews, track(workers.run_in_order(level_losses, asked), game, len(asked), transient=True))


def main() -> None:
    """Run the study and write it as JSON."""
    parser = experiment_parser(__doc__, "study")
    parser.add_argument("--bots", default=",".join(names()))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--twice", type=int, default=20)
    parser.add_argument("--compared", type=int, default=40)
    parser.add_argument("--report", type=Path, required=True)
    args = parser.parse_args()
    bots = args.bots.split(",")
    with open_workers(args.workers, args.cluster) as workers:
        report = run(args.game, bots, args.games, args.twice, args.compared, args.seed, workers)
    write_json(args.report, report)


if __name__ == "__main__":
    main()
