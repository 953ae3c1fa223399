"""The `terminal` room of each game: how its table looks here."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from tricity.games import folder


class TerminalRoom(Protocol):
    VOCABULARY: Mapping[str, str]
    """For each word of the notation the message that speaks it."""

    @property
    def board(self) -> Callable[[Mapping[str, Any], Callable[..., str], Sequence[str]], RenderableType]:
        """The table as the view shows it, spoken by `say(key, **facts)`, with the players' names."""


def room_of(game: str) -> TerminalRoom:
    return cast(TerminalRoom, import_module(f"tricity.games.{folder(game)}.terminal"))
