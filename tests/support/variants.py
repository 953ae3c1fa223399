"""Every way to open a table, over the registry: the ground that the conformance suite walks, with no game named."""

import random
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import tricity
from tricity.core.match import Match
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


def variants() -> list[Variant]:
    """All games, player counts and combinations of listed option values."""
    all_variants = []
    for name in names():
        game = find(name)
        for players in game.players:
            applying = [
                option for option in game.options if option.values and (not option.players or players in option.players)
            ]
            for values in product(*(option.values for option in applying)):
                chosen = {option.name: value for option, value in zip(applying, values) if value != option.default}
                all_variants.append(Variant(name, players, chosen))
    return all_variants


def plain_variants() -> list[Variant]:
    """All games and player counts, with default options."""
    return [variant for variant in variants() if not variant.options]


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
