"""Strength from results: Bradley–Terry ratings on Elo's scale, with intervals that respect duplicate deals."""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from librt.random import Random

from tricity.arena.schedule import Result

_MIDDLE: Final = 1500.0
_ELO: Final = 400.0 / math.log(10)
_ROUNDS: Final = 200
_CLOSE: Final = 1e-6
_DRAWS: Final = 0.5
"""Of each pair, added so that a bot that always wins has a rating too."""
_RESAMPLED: Final = 200
_Z: Final = 1.959964
"""Of a 95 % interval."""

Scores = dict[tuple[str, str], float]
"""Points of the first of a pair against the second: a win is one, a tie a half."""


@dataclass(frozen=True)
class Rating:
    bot: str
    rating: float
    low: float
    high: float


def scores(results: Iterable[Result]) -> Scores:
    """Every two seats of a game with different bots have met."""
    found: Scores = defaultdict(float)
    for result in results:
        for one, bot in enumerate(result.bots):
            for other, rival in enumerate(result.bots):
                if bot != rival:
                    mine, theirs = result.ranks[one], result.ranks[other]
                    found[bot, rival] += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
    return found


def fitted(bots: Sequence[str], won: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """The Bradley–Terry ratings under which these scores are likeliest, by Hunter's iteration."""
    pairs = {(one, other): won.get((one, other), 0.0) + _DRAWS for one in bots for other in bots if one != other}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_ROUNDS):
        before = dict(strength)
        for bot in bots:
            rivals = [rival for rival in bots if rival != bot]
            points = sum(pairs[bot, rival] for rival in rivals)
            met = sum((pairs[bot, rival] + pairs[rival, bot]) / (strength[bot] + strength[rival]) for rival in rivals)
            strength[bot] = points / met if met else 1.0
        scale = math.exp(sum(map(math.log, strength.values())) / len(bots))
        strength = {bot: each / scale for bot, each in strength.items()}
        if all(abs(strength[bot] - before[bot]) < _CLOSE * strength[bot] for bot in bots):
            break
    return {bot: _MIDDLE + _ELO * math.log(strength[bot]) for bot in bots}


def ratings(bots: Sequence[str], results: Sequence[Result]) -> list[Rating]:
    """The best first. The 95 % intervals come from drawing the deals anew, with all games of a deal together."""
    by_deal: dict[int, list[Result]] = defaultdict(list)
    for result in sorted(results, key=lambda result: result.number):
        by_deal[result.deal].append(result)
    deals = [scores(games) for games in by_deal.values()]
    rng = Random(1)
    samples = []
    for _ in range(_RESAMPLED if deals else 0):
        drawn: Scores = defaultdict(float)
        for _ in deals:
            for pair, points in deals[rng.randrange(len(deals))].items():
                drawn[pair] += points
        samples.append(fitted(bots, drawn))
    middle = fitted(bots, scores(results))
    found = []
    for bot in bots:
        spread = sorted(sample[bot] for sample in samples) or [middle[bot]]
        low, high = spread[len(spread) * 25 // 1000], spread[-1 - len(spread) * 25 // 1000]
        found.append(Rating(bot, middle[bot], min(low, middle[bot]), max(high, middle[bot])))
    return sorted(found, key=lambda rating: -rating.rating)


def interval(points: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate. Duplicate deals make the truth narrower, not wider."""
    if not games:
        return 0.0, 1.0
    rate, z2 = points / games, _Z * _Z
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = _Z * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(middle - half, 0.0), min(middle + half, 1.0)
