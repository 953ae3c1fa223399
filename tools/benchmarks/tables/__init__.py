"""What the benchmarks print: a module with a function `run` for each."""

from typing import Final

from rich.console import RenderableType

from tricity.cli.language import Translator
from tricity.cli.screen import Screen

ENGLISH = Translator("en")
"""For the names of our games."""
_FILE_WIDTH: Final = 120
"""Where the output is not a terminal, there is room for the widest table."""


def show(*items: RenderableType) -> None:
    """Print tables and notes."""
    screen = Screen()
    if not screen.console.is_terminal:
        screen.console.width = max(screen.console.width, _FILE_WIDTH)
    screen.show(*items)
