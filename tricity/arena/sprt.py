"""The sequential probability ratio test (SPRT) of two bots, on pairs of games with the same deal and swapped seats.

A pair gives the first bot 0, ½, 1, 1½ or 2 points: the pentanomial model, which needs fewer games than single results
because the luck of the deal is the same in both. After each pair the likelihood of "it is `elo1` stronger" is compared
with that of "it is `elo0` stronger"; the test ends when one of them is likely enough. The distribution of the pairs is
estimated under each hypothesis, as Stockfish's test does (M. Van den Bergh, "The generalized SPRT").
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from tricity.arena.ratings import duel_points
from tricity.arena.schedule import Result, Tournament
from tricity.core.estimates import Z

ERROR_RATE: Final = 0.05
"""How often the test may be wrong, in either direction."""
BOUND: Final = math.log((1 - ERROR_RATE) / ERROR_RATE)
"""The bound of the log-likelihood ratio at which the test decides: 2.94."""
MAX_GAMES: Final = 40_000
"""Unless another limit is named: more than a test of 5 Elo takes on average."""

_SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_UNSEEN: Final = 1e-3
"""Counts of 0 become this much, so that likelihoods stay finite."""
_STEPS: Final = 60

Verdict = Literal["accepted", "refused", "open"]


@dataclass
class SequentialTest:
    """The test of a tournament, deal by deal in their order, so that it ends after the same pair however games run."""

    tournament: Tournament
    counts: list[int] = field(default_factory=lambda: [0] * len(_SCORES))
    """Pairs by the points of the first bot: 0, ½, 1, 1½, 2."""
    verdict: Verdict = "open"
    last_deal: int = -1
    """The last deal that counted."""
    _waiting: dict[int, list[Result]] = field(default_factory=lambda: defaultdict(list))

    def add(self, results: Iterable[Result]) -> None:
        """Add games as they end, in any order. After the verdict nothing counts any more."""
        for result in results:
            self._waiting[result.deal].append(result)
        while self.verdict == "open" and len(self._waiting.get(self.last_deal + 1, ())) == 2:
            self.last_deal += 1
            pair = self._waiting.pop(self.last_deal)
            points = sum(_points(result, self.tournament.bots[0]) for result in pair)
            self.counts[round(2 * points)] += 1
            ratio = self.log_likelihood_ratio
            if abs(ratio) >= BOUND:
                self.verdict = "accepted" if ratio > 0 else "refused"

    def counted(self, results: Iterable[Result]) -> list[Result]:
        """The games without those that were finished after the verdict."""
        return [result for result in results if self.verdict == "open" or result.deal <= self.last_deal]

    @property
    def log_likelihood_ratio(self) -> float:
        """The log-likelihood ratio of the second hypothesis to the first."""
        assert self.tournament.sprt is not None
        elo0, elo1 = self.tournament.sprt
        return log_likelihood_ratio(self.counts, elo0, elo1)

    @property
    def elo(self) -> tuple[float, float, float]:
        """How much stronger the first bot is, with a 95 % interval. A test that ends early overstates it a little."""
        return elo_interval(self.counts)


def log_likelihood_ratio(counts: Sequence[int], elo0: float, elo1: float) -> float:
    """Of "`elo1` stronger" to "`elo0` stronger", given how often a pair brought 0, ½, 1, 1½ and 2 points."""
    if not any(counts):
        return 0.0
    weights = [count or _UNSEEN for count in counts]
    first, second = (_likelihood_factors(weights, expected_score(elo)) for elo in (elo0, elo1))
    return math.fsum(weight * math.log(one / other) for weight, one, other in zip(weights, first, second))


def elo_interval(counts: Sequence[int]) -> tuple[float, float, float]:
    """Elo from the mean of the pairs, with a 95 % interval from their variance."""
    pairs = sum(counts) or 1
    mean = sum(count * score for count, score in zip(counts, _SCORES)) / pairs if any(counts) else 0.5
    variance = sum(count * (score - mean) ** 2 for count, score in zip(counts, _SCORES)) / pairs
    half = Z * math.sqrt(variance / pairs)
    return elo_of(mean), elo_of(mean - half), elo_of(mean + half)


def expected_score(elo: float) -> float:
    """The share of points that a bot with this lead in Elo wins."""
    return 1 / (1 + math.pow(10, -elo / 400))


def elo_of(score: float) -> float:
    """The inverse of `expected_score`; shares of nothing and of everything are brought inside."""
    score = min(max(score, 1e-4), 1 - 1e-4)
    return 400 * math.log10(score / (1 - score))


def _likelihood_factors(weights: Sequence[float], mean: float) -> list[float]:
    """By how much the likeliest distribution with this mean is less than the observed one, for each score.

    It is the observed one divided by 1 + t × (score − mean), where t makes the mean right. The excess of the mean falls
    from one end of the range of t to the other.
    """
    low, high = -1 / (_SCORES[-1] - mean), 1 / (mean - _SCORES[0])
    for _ in range(_STEPS):
        t = (low + high) / 2
        excess = sum(weight * (score - mean) / (1 + t * (score - mean)) for weight, score in zip(weights, _SCORES))
        low, high = (t, high) if excess > 0 else (low, t)
    return [1 + (low + high) / 2 * (score - mean) for score in _SCORES]


def _points(result: Result, bot: str) -> float:
    seat = result.bots.index(bot)
    return duel_points(result.ranks[seat], result.ranks[1 - seat])
