"""Players in the arena: the bots, two for comparison that are never offered at a table, and those from outside."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from tricity.arena.perfect_information import TrueState
from tricity.bots import Bot, level_of, make, make_search_bot, names, parse_budget
from tricity.bots.levels import SearchBot
from tricity.core.errors import BadOption, TricityError
from tricity.core.match import Match
from tricity.core.notation import Move

ALL_SEEING: Final = "all-seeing"
"""The expert's search with perfect information: it sees the deck and all hands."""
OPEN_SPIEL: Final = "openspiel"
"""OpenSpiel's ISMCTS, with seconds per move: `openspiel:0.1s`."""
PROGRAM: Final = "program"
"""A program that speaks lines of JSON: `program:./mybot --fast`."""


class BotFailed(TricityError):
    """A bot from outside that raised an exception, did not answer, or answered with a move that is not legal."""


class Player(ABC):
    """Whatever chooses the moves of a seat in the arena. It is given the whole match, and trusted with it."""

    @abstractmethod
    def choose(self, match: Match, seat: int) -> Move:
        """A legal move of the seat."""

    def close(self, *, failed: bool) -> None:  # noqa: B027
        """The game is over, or could not be played to its end."""


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
    name, colon, rest = spec.partition(":")
    if name == ALL_SEEING:
        return PerfectInformationPlayer(make_search_bot(f"expert{colon}{rest}", seed))
    if name == OPEN_SPIEL:
        return _openspiel_player(rest, seed)
    if name == PROGRAM:
        from tricity.arena.programs import ProgramPlayer

        return ProgramPlayer(rest, seed)
    if level_of(spec) not in names():
        from tricity.arena.custom_bots import CustomPlayer, find_custom_bot

        if (factory := find_custom_bot(spec)) is not None:
            return CustomPlayer(spec, factory, seed)
    return BotPlayer(make(spec, seed))


def named_move(spec: str, text: str, moves: Sequence[Move]) -> Move:
    """The move that a bot from outside has named; raises `BotFailed` unless it is one of these."""
    for move in moves:
        if str(move) == text:
            return move
    raise BotFailed("bot-illegal-move", bot=spec, move=text[:80], example=str(moves[0]))


def _openspiel_player(budget: str, seed: int) -> Player:
    seconds = parse_budget(budget).seconds
    if not seconds:
        raise BadOption("bad-budget", budget=budget[:40])
    try:
        from tricity.arena.openspiel_player import OpenSpielPlayer
    except ImportError:
        raise BadOption("arena-no-openspiel") from None
    return OpenSpielPlayer(seconds, seed)
