"""A seat's table as plain text."""

from collections.abc import Mapping
from importlib import import_module
from io import StringIO
from typing import Any, Final

from rich.console import Console

from tricity.games import folder
from tricity.locales import format_message

_WIDTH: Final = 120
_WITHOUT_A_SEAT: Final = "opponent"
"""Whoever plays against a lone player."""


def drawn(view: Mapping[str, Any]) -> str:
    """The board of the game's `terminal` room, in English and without colours."""
    names = [*(f"player_{seat}" for seat in range(view["players"])), _WITHOUT_A_SEAT]
    room = import_module(f"tricity.games.{folder(view['game'])}.terminal")
    board = room.board(view, lambda key, **facts: format_message(key, "en", names, facts), names)
    paper = StringIO()
    Console(file=paper, width=_WIDTH, no_color=True, highlight=False).print(board)
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())
