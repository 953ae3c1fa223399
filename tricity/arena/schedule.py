"""Who meets whom, where they sit, and which cards they get: fixed before the first game, from the seed alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any


@dataclass(frozen=True)
class Contest:
    """A tournament as it was asked for."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    """For each pairing, or for each bot when it plays alone; rounded up to whole deals."""
    seed: str
    options: dict[str, Any] = field(default_factory=dict)

    def fixtures(self) -> list["Fixture"]:
        """All games in the order of play, a deal at a time, so that every pairing has played about as often."""
        groups = [*pairings(self.bots, self.players)]
        deals = -(-self.games // len(groups[0])) if groups else 0
        seatings = ((deal, seats) for deal in range(deals) for group in groups for seats in group)
        return [Fixture(self, number, deal, seats) for number, (deal, seats) in enumerate(seatings)]


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    contest: Contest
    number: int
    deal: int
    bots: tuple[str, ...]
    """By seat."""


@dataclass(frozen=True)
class Result:
    """One game that was played."""

    number: int
    deal: int
    bots: tuple[str, ...]
    totals: tuple[int, ...]
    """The final points by seat; an opponent without a seat comes last."""
    ranks: tuple[int, ...]


def pairings(bots: Sequence[str], players: int) -> Iterator[list[tuple[str, ...]]]:
    """For each pair of bots all seatings that one deal is played in; a bot alone has one."""
    if players == 1:
        for bot in bots:
            yield [(bot,)]
    for one, other in combinations(bots, 2):
        if players > 1:
            yield list(dict.fromkeys(seatings(one, other, players)))


def seatings(one: str, other: str, players: int) -> Iterator[tuple[str, ...]]:
    """Two bots in turns around the table, turned by a seat each time, then with the bots swapped."""
    for first, second in ((one, other), (other, one)):
        circle = [second if seat % 2 else first for seat in range(players)]
        for turn in range(players):
            yield (*circle[turn:], *circle[:turn])
