"""Who may sit in the arena: the bots, and two players for comparison that no table ever gets."""

from abc import ABC, abstractmethod
from typing import Final

from tricity.arena.perfect_information import Truth
from tricity.bots import Bot, make, make_search_bot, parse_budget
from tricity.bots.levels import SearchBot
from tricity.core.errors import BadOption
from tricity.core.match import Match
from tricity.core.moves import Move

ALL_SEEING: Final = "all-seeing"
"""The expert's search, allowed to see everything: the deck and all hands."""
OPEN_SPIEL: Final = "openspiel"
"""OpenSpiel's ISMCTS, with seconds for a move: `openspiel:0.1s`."""


class Player(ABC):
    @abstractmethod
    def move(self, match: Match, seat: int) -> Move:
        """A legal move of the seat."""


class Honest(Player):
    """A bot with its view and its legal moves."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def move(self, match: Match, seat: int) -> Move:
        return self._bot.choose(match.view(seat), match.legal_moves(seat))


class Peer(Player):
    """OpenSpiel's search on our rules."""

    def __init__(self, seconds: float, seed: int) -> None:
        try:
            from tricity.arena.openspiel_player import OpenSpielPlayer
        except ImportError:
            raise BadOption("bench-no-peer") from None
        self._bot = OpenSpielPlayer(seconds, seed)

    def move(self, match: Match, seat: int) -> Move:
        return self._bot.move(match, seat)


class AllSeeing(Player):
    """A search over the one world that is true: how much there would be to win by knowing."""

    def __init__(self, search: SearchBot) -> None:
        self._search = search

    def move(self, match: Match, seat: int) -> Move:
        truth = Truth(match.state())
        return self._search.search(match.game, truth, seat, match.players, match.legal_moves(seat)).move


def player(spec: str, seed: int) -> Player:
    """The player of that name; raises `BadOption`."""
    name, colon, budget = spec.partition(":")
    if name == ALL_SEEING:
        return AllSeeing(make_search_bot(f"expert{colon}{budget}", seed))
    if name == OPEN_SPIEL:
        seconds = parse_budget(budget).seconds
        if not seconds:
            raise BadOption("bad-budget", budget=budget[:40])
        return Peer(seconds, seed)
    return Honest(make(spec, seed))
