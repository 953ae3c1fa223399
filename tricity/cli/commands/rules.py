"""`tricity rules`: show the rules of a game, or one rule."""

import click
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.screen import Screen
from tricity.games import find
from tricity.locales import rulebook


def create_command(translate: Translator) -> click.Command:
    def show_rules(game: str, rule: str | None) -> None:
        name = find(game).name
        if rule is None:
            Screen().show(all_rules(name, translate))
        else:
            Screen().show(one_rule(rulebook.require_rule(name, rule, translate.lang), translate))

    params = [click.Argument(["game"]), click.Argument(["rule"], required=False), language_option(translate)]
    return LocalizedCommand("rules", help=translate("command-rules"), params=params, callback=show_rules)


def all_rules(game: str, translate: Translator) -> RenderableType:
    """All rules of a game under the titles of their sections."""
    table = _table()
    for number, section in enumerate(rulebook.sections(game, translate.lang)):
        if number:
            table.add_row()
        table.add_row("", Text(section.title, style="bold underline"))
        for rule, text in section.rules:
            table.add_row(rule, text)
    return table


def one_rule(rule: str, translate: Translator) -> RenderableType:
    """One rule: its id and its text."""
    table = _table()
    table.add_row(rule, translate(rule))
    return table


def _table() -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    return table
