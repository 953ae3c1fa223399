"""What the terminal needs of a game: its `terminal` module, which draws the board and names the words of its moves."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from tricity.games import folder


class GameTerminal(Protocol):
    """The interface of `tricity.games.<game>.terminal`."""

    VOCABULARY: Mapping[str, str]
    """The message id for each word of the notation."""

    @property
    def board(self) -> Callable[[Mapping[str, Any], Callable[..., str], Sequence[str]], RenderableType]:
        """Draws a view, given a function `translate(key, **facts)` and the players' names."""


def game_terminal(game: str) -> GameTerminal:
    """The `terminal` module of a game."""
    return cast(GameTerminal, import_module(f"tricity.games.{folder(game)}.terminal"))
