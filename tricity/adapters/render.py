"""Text rendering of a view, for the adapters."""

from collections.abc import Mapping
from importlib import import_module
from io import StringIO
from typing import Any, Final

from rich.console import Console

from tricity.games import folder
from tricity.locales import format_message

_WIDTH: Final = 120
_AUTOMA_NAME: Final = "opponent"
"""Of an opponent without a seat, as in Point City's solo game."""


def render_text(view: Mapping[str, Any]) -> str:
    """The board as the game's `terminal` module draws it, in English and without colours."""
    names = [*(f"player_{seat}" for seat in range(view["players"])), _AUTOMA_NAME]
    terminal = import_module(f"tricity.games.{folder(view['game'])}.terminal")
    board = terminal.board(view, lambda key, **facts: format_message(key, "en", names, facts), names)
    output = StringIO()
    Console(file=output, width=_WIDTH, no_color=True, highlight=False).print(board)
    return "\n".join(line.rstrip() for line in output.getvalue().splitlines())
