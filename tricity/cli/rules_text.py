"""The rules of a game as text for the terminal."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tricity.cli.language import Translator
from tricity.locales.rulebook import sections


def all_rules(game: str, translate: Translator) -> RenderableType:
    """All rules of a game under the titles of their sections."""
    table = _table()
    for number, section in enumerate(sections(game, translate.lang)):
        if number:
            table.add_row()
        table.add_row("", Text(section.title, style="bold underline"))
        for rule, text in section.rules:
            table.add_row(rule, text)
    return table


def one_rule(rule: str, translate: Translator) -> RenderableType:
    table = _table()
    table.add_row(rule, translate(rule))
    return table


def _table() -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    return table
