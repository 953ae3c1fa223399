"""Standings of a tournament: one line per bot and one per pair of bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from tricity.arena.ratings import Rating, duel_points, ratings, wilson_interval
from tricity.arena.schedule import Result, Tournament


@dataclass(frozen=True)
class BotStanding:
    """One bot. A shared first place counts as a fraction of a win."""

    bot: str
    rating: Rating | None
    """None in games for one player."""
    games: int
    """Seats that it played: more than games when it sat in several."""
    score: float
    """Mean of its final points."""
    wins: tuple[float, float, float] | None
    """The rate of first places with its 95 % interval; None where there is no opponent."""
    wins_by_seat: tuple[float | None, ...]


@dataclass(frozen=True)
class PairStanding:
    """One bot against another: the rate of duels of two seats that it won, a tie counting ½, with its 95 % interval."""

    bot: str
    rival: str
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Standings:
    """The best bot first."""

    tournament: Tournament
    bots: tuple[BotStanding, ...]
    pairs: tuple[PairStanding, ...]


def standings(tournament: Tournament, results: Sequence[Result]) -> Standings:
    """The standings after these results, by rating; in games for one player, by mean score."""
    if tournament.players == 1:
        bots = [_bot_standing(bot, None, results) for bot in tournament.bots]
        return Standings(tournament, tuple(sorted(bots, key=lambda standing: -standing.score)), ())
    rated = ratings(tournament.bots, results)
    order = [rating.bot for rating in rated]
    return Standings(
        tournament,
        tuple(_bot_standing(rating.bot, rating, results) for rating in rated),
        tuple(_pair_standing(one, other, results) for one, other in combinations(order, 2)),
    )


def _bot_standing(bot: str, rating: Rating | None, results: Sequence[Result]) -> BotStanding:
    played = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
    seats = len(played[0][0].bots) if played else 0
    has_opponents = any(len(result.ranks) > 1 for result, _ in played)
    wins = [(seat, _win_share(result, seat)) for result, seat in played]
    won = sum(share for _, share in wins)
    return BotStanding(
        bot,
        rating,
        len(played),
        _mean([result.totals[seat] for result, seat in played]) or 0.0,
        (won / len(played), *wilson_interval(won, len(played))) if has_opponents else None,
        tuple(_mean([share for at, share in wins if at == seat]) for seat in range(seats)) if has_opponents else (),
    )


def _win_share(result: Result, seat: int) -> float:
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


def _pair_standing(bot: str, rival: str, results: Sequence[Result]) -> PairStanding:
    games = [result for result in results if set(result.bots) == {bot, rival}]
    points, duels = 0.0, 0
    for result in games:
        for own_rank, name in zip(result.ranks, result.bots):
            for rival_rank, other in zip(result.ranks, result.bots):
                if (name, other) == (bot, rival):
                    points += duel_points(own_rank, rival_rank)
                    duels += 1
    rate = points / duels if duels else 0.0
    # By games, not by duels: the duels of one game depend on each other.
    low, high = wilson_interval(rate * len(games), len(games))
    return PairStanding(bot, rival, len(games), rate, low, high)


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None
