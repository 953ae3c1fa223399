"""The picture of the terminal in the README: a position of a golden game. `make pages` writes it."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import tricity
from support.golden import FOLDER
from tricity.cli.language import Translator
from tricity.locales.board_text import game_terminal

PICTURE = Path(__file__).parents[2] / "docs" / "images" / "terminal.svg"
_GAME, _MOVES = "card-city-3p.txt", 70
_NAMES = ("Anna", "Basile", "Chloé")
_INK, _PAPER = (233, 228, 216), (27, 36, 48)
_RED, _GREEN, _YELLOW = (205, 92, 92), (110, 160, 110), (212, 175, 55)
_BLUE, _VIOLET, _TEAL = (90, 140, 200), (150, 110, 180), (64, 170, 170)
_THEME = TerminalTheme(_PAPER, _INK, [_PAPER, _RED, _GREEN, _YELLOW, _BLUE, _VIOLET, _TEAL, _INK])
_FORMAT = """\
<svg class="{unique_id}" viewBox="-12 -10 {terminal_width} {terminal_height}"
 xmlns="http://www.w3.org/2000/svg" role="img" aria-label="A game of Card City in the terminal">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
 font-size: {char_height}px; line-height: {line_height}px; }}
{styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
<rect fill="#1b2430" x="-12" y="-10" width="{terminal_width}" height="{terminal_height}" rx="10"/>
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g>
</svg>
"""


def picture() -> str:
    """The board and the prompt after some moves of a golden game, as the first seat to act sees them."""
    whole = tricity.replay((FOLDER / _GAME).read_text(encoding="utf-8"))
    match = whole.at(_MOVES)
    seat = match.to_act[0]
    view = match.view(seat)
    translate = Translator("en", _NAMES)
    console = Console(record=True, width=84, file=io.StringIO(), force_terminal=True, highlight=False)
    console.print(game_terminal(match.game.name).board(view, translate, _NAMES))
    console.print()
    console.print(translate.describe(view["prompt"]), style="bold", end="\n\n")
    return console.export_svg(theme=_THEME, code_format=_FORMAT, unique_id="tricity-terminal")


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
