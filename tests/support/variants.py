"""Every way to open a table, over the registry: the ground that the conformance suite walks, with no game named."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product
from typing import Any

import tricity
from tricity.analysis.match import Match
from tricity.analysis.review import Effort
from tricity.core.options import Option
from tricity.games import find, names


@dataclass(frozen=True)
class Variant:
    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.players}p{f'-{options}' if options else ''}"

    def new(self, seed: int) -> Match:
        return tricity.new(self.game, players=self.players, seed=seed, options=self.options)


Values = tuple[Any, ...]


def variants() -> list[Variant]:
    """What tests go through. In pure Python, where games take long, these have default options: `test_modes` compares
    it with the compiled engine by all of `compared_variants`.
    """
    return compared_variants() if tricity.compiled() else plain_variants()


def seeds(count: int) -> range:
    """For the games that a test plays; in pure Python it plays one."""
    return range(count if tricity.compiled() else 1)


def affordable(count: int) -> int:
    """Of the simulations or tries of a test: in pure Python, where they take a hundred times as long, a tenth."""
    return count if tricity.compiled() else max(1, count // 10)


def effort(decision: int, value: int = 50) -> Effort:
    """For the reviews that a test makes."""
    return Effort(affordable(decision), affordable(value), worlds=3, world=affordable(50))


def compared_variants() -> list[Variant]:
    """All games and player counts, with enough combinations of listed option values for any two values to meet.

    All combinations would be twice as many with every further option.
    """
    return _variants(covering)


def every_variant() -> list[Variant]:
    """All games, player counts and combinations of listed option values."""
    return _variants(lambda listed: list(product(*listed)))


def _variants(combinations_of: Callable[[tuple[Values, ...]], list[Values]]) -> list[Variant]:
    variants = []
    for name in names():
        game = find(name)
        for players in game.players:
            applying = [
                option for option in game.options if option.values and (not option.players or players in option.players)
            ]
            for values in combinations_of(tuple(map(_default_first, applying))):
                chosen = {option.name: value for option, value in zip(applying, values) if value != option.default}
                variants.append(Variant(name, players, chosen))
    return variants


def _default_first(option: Option) -> Values:
    return tuple(sorted(option.values, key=lambda value: value != option.default))


@cache
def covering(listed: tuple[Values, ...]) -> list[Values]:
    """Combinations of the listed values, the first ones together, then those with most pairs that have not met yet."""
    everything = list(product(*listed))
    missing = set().union(*map(_pairs, everything))
    chosen = everything[:1]
    missing -= _pairs(chosen[0])
    while missing:
        best = max(everything, key=lambda values: len(_pairs(values) & missing))
        chosen.append(best)
        missing -= _pairs(best)
    return chosen


def _pairs(values: Values) -> set[tuple[Any, ...]]:
    """Each value by itself if there is only one."""
    return set(combinations(enumerate(values), min(2, len(values))))


def plain_variants() -> list[Variant]:
    """All games and player counts, with default options."""
    return [variant for variant in compared_variants() if not variant.options]


def play_random(match: Match, rng: random.Random, moves: int = 10_000) -> Match:
    """Random moves of random seats to the end, or as many as asked."""
    for _ in range(moves):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        match.play(rng.choice(match.legal_moves(seat)), seat=seat)
    return match


def midgame(variant: Variant, seed: int) -> Match:
    """A match somewhere between its first and its last decision."""
    rng = random.Random(f"{variant}/{seed}")
    whole = play_random(variant.new(seed), rng)
    return whole.at(rng.randrange(whole.version))


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.players)]
