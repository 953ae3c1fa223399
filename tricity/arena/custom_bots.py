"""Bots from outside: a class by its import path, an entry point of an installed package, or a program."""

import traceback
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final, Protocol

from tricity.arena.numbers import numbers_of
from tricity.arena.players import BotFailed, Player, named_move
from tricity.core.errors import BadOption
from tricity.core.match import Match
from tricity.core.notation import Move

ENTRY_POINTS: Final = "tricity.bots"
"""The group of entry points: `[project.entry-points."tricity.bots"]`, `mybot = "mypackage.module:MyBot"`."""
_MAX_DETAIL: Final = 300


class CustomBot(Protocol):
    """What a class from outside has to offer. It is made once per game and seat, with a seed for its random choices.

    With a class attribute `numbers = True` it is also given the observation and the number of each move, as two more
    arguments. It may return a move or its text.
    """

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], *numbers: Sequence[int]) -> Move | str: ...


class CustomPlayer(Player):
    """A bot from outside, which is given no more of the match than its view, its legal moves and their numbers."""

    def __init__(self, spec: str, factory: Any, seed: int) -> None:
        self._spec = spec
        self._factory = factory
        self._seed = seed
        self._bot: CustomBot | None = None

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.legal_moves(seat)
        try:
            if self._bot is None:
                self._bot = self._factory(self._seed)
            arguments: tuple[Sequence[int], ...] = ()
            if getattr(self._bot, "numbers", False):
                numbers = numbers_of(match, seat)
                arguments = (numbers.observation, numbers.actions)
            answer = self._bot.choose(match.view(seat), moves, *arguments)
        except Exception as fault:
            raise BotFailed("bot-raised", bot=self._spec, detail=_where(fault)) from fault
        return named_move(self._spec, str(answer), moves)


@lru_cache
def find_custom_bot(spec: str) -> Any | None:
    """The class (or function of a seed) that a specification names; None if it names none; raises `BadOption`."""
    for entry in entry_points(group=ENTRY_POINTS, name=spec):
        return _loaded(spec, entry.load)
    module, colon, name = spec.partition(":")
    if not colon or not name.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        return None
    return _loaded(spec, lambda: getattr(import_module(module), name))


def _loaded(spec: str, load: Any) -> Any:
    try:
        factory = load()
    except Exception as fault:
        raise BadOption("bot-not-importable", bot=spec, detail=_where(fault)) from fault
    if not callable(factory):
        raise BadOption("bot-not-importable", bot=spec, detail=f"{factory!r}"[:_MAX_DETAIL])
    return factory


def _where(fault: Exception) -> str:
    """The exception and the line that raised it: the author of a bot needs both."""
    frames = traceback.extract_tb(fault.__traceback__)
    place = f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    return f"{type(fault).__name__}: {fault}"[:_MAX_DETAIL] + place
