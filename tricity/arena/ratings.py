"""Strength from results: Bradley–Terry ratings on Elo's scale, with bootstrap intervals over duplicate deals."""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tricity.arena.schedule import Result
from tricity.core.estimates import Z
from tricity.core.native import Random

_MEAN_RATING: Final = 1500.0
_ELO_SCALE: Final = 400.0 / math.log(10)
"""Ten times as strong is 400 Elo points more."""
_MAX_ITERATIONS: Final = 200
_TOLERANCE: Final = 1e-6
_PRIOR_POINTS: Final = 0.5
"""Added to both sides of each pair, so that a bot that always wins has a finite rating."""
_BOOTSTRAP_SAMPLES: Final = 200

PairPoints = dict[tuple[str, str], float]
"""Points of the first bot of a pair against the second: a win is 1, a tie is ½."""


@dataclass(frozen=True)
class Rating:
    """A rating on Elo's scale with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


def pair_points(results: Iterable[Result]) -> PairPoints:
    """The points of every pair; in a game, every two seats with different bots meet."""
    points: PairPoints = defaultdict(float)
    for result in results:
        for one, bot in enumerate(result.bots):
            for other, rival in enumerate(result.bots):
                if bot != rival:
                    points[bot, rival] += duel_points(result.ranks[one], result.ranks[other])
    return points


def duel_points(own_rank: int, rival_rank: int) -> float:
    """1 for the better rank, ½ for a tie, 0 for the worse one."""
    return 1.0 if own_rank < rival_rank else 0.5 if own_rank == rival_rank else 0.0


def fit_bradley_terry(bots: Sequence[str], points: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Maximum-likelihood Bradley–Terry ratings by Hunter's MM iteration, on Elo's scale around 1500."""
    pairs = {
        (one, other): points.get((one, other), 0.0) + _PRIOR_POINTS for one in bots for other in bots if one != other
    }
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_MAX_ITERATIONS):
        before = dict(strength)
        for bot in bots:
            rivals = [rival for rival in bots if rival != bot]
            won = sum(pairs[bot, rival] for rival in rivals)
            met = sum((pairs[bot, rival] + pairs[rival, bot]) / (strength[bot] + strength[rival]) for rival in rivals)
            strength[bot] = won / met if met else 1.0
        scale = math.exp(sum(map(math.log, strength.values())) / len(bots))
        strength = {bot: each / scale for bot, each in strength.items()}
        if all(abs(strength[bot] - before[bot]) < _TOLERANCE * strength[bot] for bot in bots):
            break
    return {bot: _MEAN_RATING + _ELO_SCALE * math.log(strength[bot]) for bot in bots}


def ratings(bots: Sequence[str], results: Sequence[Result]) -> list[Rating]:
    """The ratings, the best first.

    The 95 % intervals are a bootstrap over deals: all games of a deal are resampled together, because the luck of the
    deal is common to them.
    """
    by_deal: dict[int, list[Result]] = defaultdict(list)
    for result in sorted(results, key=lambda result: result.number):
        by_deal[result.deal].append(result)
    deals = [pair_points(games) for games in by_deal.values()]
    rng = Random(1)
    samples = []
    for _ in range(_BOOTSTRAP_SAMPLES if deals else 0):
        resampled: PairPoints = defaultdict(float)
        for _ in deals:
            for pair, points in deals[rng.randrange(len(deals))].items():
                resampled[pair] += points
        samples.append(fit_bradley_terry(bots, resampled))
    estimates = fit_bradley_terry(bots, pair_points(results))
    rated = []
    for bot in bots:
        estimate = estimates[bot]
        spread = sorted(sample[bot] for sample in samples) or [estimate]
        low, high = spread[len(spread) * 25 // 1000], spread[-1 - len(spread) * 25 // 1000]
        rated.append(Rating(bot, estimate, min(low, estimate), max(high, estimate)))
    return sorted(rated, key=lambda rating: -rating.rating)


def wilson_interval(points: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate. On duplicate deals the true interval is narrower."""
    if not games:
        return 0.0, 1.0
    rate, z2 = points / games, Z * Z
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(middle - half, 0.0), min(middle + half, 1.0)
