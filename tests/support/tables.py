"""Tables over the whole registry: every game, player count and option, and random games at them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import tricity
from tricity.games import find, names


@dataclass(frozen=True)
class Table:
    game: str
    players: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        chosen = (f"{name}={value}" for name, value in self.options)
        return "-".join([self.game, str(self.players), *chosen])

    def deal(self, seed: int) -> tricity.Match:
        return tricity.new(self.game, self.players, seed, dict(self.options))


def tables() -> list[Table]:
    """Each player count with the default options, with each other value of one option, and with the last of all."""
    return [
        Table(name, players, options)
        for name in names()
        for players in find(name).players
        for options in _choices(name, players)
    ]


def play_randomly(match: tricity.Match, seed: int) -> Iterator[tuple[tricity.Event, ...]]:
    """Play to the end, a move at a time; the events of each."""
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.to_act)
        yield match.play(rng.choice(match.legal_moves(seat)), seat)


def _choices(name: str, players: int) -> list[tuple[tuple[str, Any], ...]]:
    apply = [option for option in find(name).options if not option.players or players in option.players]
    singles = [((option.name, value),) for option in apply for value in option.values if value != option.default]
    last = tuple((option.name, option.values[-1]) for option in apply if option.values)
    return list(dict.fromkeys([(), *singles, last]))
