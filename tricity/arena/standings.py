"""What the results say: a line for each bot, and one for each pair of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from tricity.arena.ratings import Rating, interval, ratings
from tricity.arena.schedule import Contest, Result


@dataclass(frozen=True)
class Line:
    """One bot. A victory that is shared counts as a part of one."""

    bot: str
    rating: Rating | None
    """None for bots that play alone."""
    games: int
    """Seats that it played: more than games when it sat in several."""
    score: float
    wins: tuple[float, float, float] | None
    """The rate of first places with its interval; None where there is nobody to beat."""
    wins_by_seat: tuple[float | None, ...]


@dataclass(frozen=True)
class Duel:
    """One bot against another: the rate of seats that it was ranked before, ties half, with its interval."""

    bot: str
    rival: str
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Standings:
    contest: Contest
    lines: tuple[Line, ...]
    duels: tuple[Duel, ...]


def standings(contest: Contest, results: Sequence[Result]) -> Standings:
    """The best bot first."""
    if contest.players == 1:
        lines = [_line(bot, None, results) for bot in contest.bots]
        return Standings(contest, tuple(sorted(lines, key=lambda line: -line.score)), ())
    rated = ratings(contest.bots, results)
    order = [rating.bot for rating in rated]
    return Standings(
        contest,
        tuple(_line(rating.bot, rating, results) for rating in rated),
        tuple(_duel(one, other, results) for one, other in combinations(order, 2)),
    )


def _line(bot: str, rating: Rating | None, results: Sequence[Result]) -> Line:
    played = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
    seats = len(played[0][0].bots) if played else 0
    contested = any(len(result.ranks) > 1 for result, _ in played)
    victories = [(seat, _victory(result, seat)) for result, seat in played]
    won = sum(share for _, share in victories)
    return Line(
        bot,
        rating,
        len(played),
        _mean([result.totals[seat] for result, seat in played]) or 0.0,
        (won / len(played), *interval(won, len(played))) if contested else None,
        tuple(_mean([share for at, share in victories if at == seat]) for seat in range(seats)) if contested else (),
    )


def _victory(result: Result, seat: int) -> float:
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


def _duel(bot: str, rival: str, results: Sequence[Result]) -> Duel:
    met = [result for result in results if set(result.bots) == {bot, rival}]
    points, meetings = 0.0, 0
    for result in met:
        for mine, name in zip(result.ranks, result.bots):
            for theirs, other in zip(result.ranks, result.bots):
                if (name, other) == (bot, rival):
                    points += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                    meetings += 1
    rate = points / meetings if meetings else 0.0
    # By games, not by meetings: those of one game hang together.
    low, high = interval(rate * len(met), len(met))
    return Duel(bot, rival, len(met), rate, low, high)


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None
