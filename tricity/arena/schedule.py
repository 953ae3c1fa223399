"""Tournament schedules: who meets whom, in which seats and on which deal, fixed by the seed before the first game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from tricity.core.deals import fresh_seed, seed_text
from tricity.core.errors import BadOption
from tricity.games import find


@dataclass(frozen=True)
class Tournament:
    """A round robin of bots on duplicate deals: every pairing plays the same deals, each from every seat."""

    game: str
    rules: int
    """The version of the game's rules."""
    players: int
    bots: tuple[str, ...]
    games: int
    """Per pairing, or per bot in games for one player; rounded up to whole deals."""
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    sprt: tuple[float, float] | None = None
    """The two hypotheses of a sequential test, in Elo, that ends the tournament as soon as it has decided."""

    @classmethod
    def create(
        cls,
        game: str,
        bots: Sequence[str],
        games: int = 400,
        *,
        players: int = 2,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        sprt: tuple[float, float] | None = None,
    ) -> "Tournament":
        """A tournament by the newest rules, whose settings are checked; raises `BadOption`."""
        rules = find(game)
        if len(set(bots)) < len(bots) or (players > 1 and len(bots) < 2):
            raise BadOption("bad-arena-bots")
        if sprt is not None and (players != 2 or len(bots) != 2):
            raise BadOption("bad-sprt-bots")
        text = fresh_seed() if seed is None else seed_text(seed)
        checked = rules.checked_options(players, options)
        return cls(rules.name, rules.rules_version, players, tuple(bots), games, text, checked, sprt)

    def fixtures(self) -> list["Fixture"]:
        """All games in the order of play, deal by deal, so that at any time every pairing has played about as often."""
        groups = [*pairings(self.bots, self.players)]
        deals = -(-self.games // len(groups[0])) if groups else 0
        seatings = ((deal, seats) for deal in range(deals) for group in groups for seats in group)
        return [Fixture(self, number, deal, seats) for number, (deal, seats) in enumerate(seatings)]


@dataclass(frozen=True)
class Fixture:
    """A game of a tournament that is to be played."""

    tournament: Tournament
    number: int
    deal: int
    bots: tuple[str, ...]
    """The bots by seat."""


@dataclass(frozen=True)
class Result:
    """A game of a tournament that was played."""

    number: int
    deal: int
    bots: tuple[str, ...]
    """By seat."""
    totals: tuple[int, ...]
    """Final points by seat; those of an opponent without a seat (Point City's Automa) come last."""
    ranks: tuple[int, ...]
    record: str = ""
    """Its moves, if they were asked for; `tricity.replay` reads them."""


def pairings(bots: Sequence[str], players: int) -> Iterator[list[tuple[str, ...]]]:
    """For each pair of bots, all seatings in which a deal is played; in games for one player, each bot by itself."""
    if players == 1:
        for bot in bots:
            yield [(bot,)]
    for one, other in combinations(bots, 2):
        if players > 1:
            yield list(dict.fromkeys(seatings(one, other, players)))


def seatings(one: str, other: str, players: int) -> Iterator[tuple[str, ...]]:
    """Two bots alternating around the table, in every rotation, then with the bots swapped."""
    for first, second in ((one, other), (other, one)):
        circle = [second if seat % 2 else first for seat in range(players)]
        for shift in range(players):
            yield (*circle[shift:], *circle[:shift])
