"""Players in the arena: the bots, and two for comparison that are never offered at a table."""

from abc import ABC, abstractmethod
from typing import Final

from tricity.arena.perfect_information import TrueState
from tricity.bots import Bot, make, make_search_bot, parse_budget
from tricity.bots.levels import SearchBot
from tricity.core.errors import BadOption
from tricity.core.match import Match
from tricity.core.notation import Move

ALL_SEEING: Final = "all-seeing"
"""The expert's search with perfect information: it sees the deck and all hands."""
OPEN_SPIEL: Final = "openspiel"
"""OpenSpiel's ISMCTS, with seconds per move: `openspiel:0.1s`."""


class Player(ABC):
    """Whatever chooses the moves of a seat in the arena. It is given the whole match, and trusted with it."""

    @abstractmethod
    def choose(self, match: Match, seat: int) -> Move:
        """A legal move of the seat."""


class BotPlayer(Player):
    """A bot, which is given no more of the match than its view and its legal moves."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, match: Match, seat: int) -> Move:
        return self._bot.choose(match.view(seat), match.legal_moves(seat))


class PerfectInformationPlayer(Player):
    """A search from the true state: its results show the value of hidden information."""

    def __init__(self, bot: SearchBot) -> None:
        self._bot = bot

    def choose(self, match: Match, seat: int) -> Move:
        state = TrueState(match.state())
        return self._bot.search(match.game, state, seat, match.players, match.legal_moves(seat)).move


def make_player(spec: str, seed: int) -> Player:
    """The player of that name; raises `BadOption`."""
    name, colon, budget = spec.partition(":")
    if name == ALL_SEEING:
        return PerfectInformationPlayer(make_search_bot(f"expert{colon}{budget}", seed))
    if name == OPEN_SPIEL:
        return _openspiel_player(budget, seed)
    return BotPlayer(make(spec, seed))


def _openspiel_player(budget: str, seed: int) -> Player:
    seconds = parse_budget(budget).seconds
    if not seconds:
        raise BadOption("bad-budget", budget=budget[:40])
    try:
        from tricity.arena.openspiel_player import OpenSpielPlayer
    except ImportError:
        raise BadOption("bench-no-peer") from None
    return OpenSpielPlayer(seconds, seed)
