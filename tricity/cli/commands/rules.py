"""`tricity rules`: show the rules of a game, or one rule."""

from collections.abc import Iterator

import click
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.screen import Screen
from tricity.core.guide import Block, Gallery, GuideTable, Paragraph, Steps
from tricity.games import find
from tricity.games.examples import examples
from tricity.locales import rulebook
from tricity.locales.guide import example_words, guide


def create_command(translate: Translator) -> click.Command:
    def show_rules(game: str, rule: str | None) -> None:
        name = find(game).name
        if rule is None:
            Screen().show(Group(*how_to_play(name, translate), all_rules(name, translate)))
        else:
            Screen().show(one_rule(rulebook.require_rule(name, rule, translate.lang), translate))

    params = [click.Argument(["game"]), click.Argument(["rule"], required=False), language_option(translate)]
    return LocalizedCommand("rules", help=translate("command-rules"), params=params, callback=show_rules)


def how_to_play(game: str, translate: Translator) -> Iterator[RenderableType]:
    """The guide of a game and its worked examples, which come before the numbered rules."""
    for section in guide(game, translate.lang).sections:
        yield _title(section.title)
        yield from (Padding(shown, (0, 0, 1, 0)) for block in section.blocks for shown in _block(block))
    if examples(game):
        yield _title(translate("guide-examples"))
    for example in examples(game):
        title, text = example_words(example, translate.lang)
        yield Padding(Text.assemble((title, "bold"), "\n", text), (0, 0, 1, 0))


def _block(block: Block) -> Iterator[RenderableType]:
    match block:
        case Paragraph(text):
            yield Text(text)
        case Steps(items):
            yield _grid([(f"{number}.", item) for number, item in enumerate(items, start=1)])
        case GuideTable(title, head, rows):
            table = Table(title=Text(title), title_justify="left")
            for cell in head:
                table.add_column(Text(cell))
            for row in rows:
                table.add_row(*map(Text, row))
            yield table
        case Gallery(title, pictures):
            yield Text(title, style="italic")
            yield _grid([(picture.title or "·", picture.text) for picture in pictures])


def all_rules(game: str, translate: Translator) -> RenderableType:
    """All rules of a game under the titles of their sections."""
    table = _table()
    for number, section in enumerate(rulebook.sections(game, translate.lang)):
        if number:
            table.add_row()
        table.add_row("", _title(section.title))
        for rule, text in section.rules:
            table.add_row(rule, text)
    return table


def one_rule(rule: str, translate: Translator) -> RenderableType:
    """One rule: its id and its text."""
    table = _table()
    table.add_row(rule, translate(rule))
    return table


def _title(text: str) -> Text:
    return Text(text, style="bold underline")


def _grid(rows: list[tuple[str, str]]) -> Table:
    table = _table()
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def _table() -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    return table
