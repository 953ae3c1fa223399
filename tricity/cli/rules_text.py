"""The rules of a game in words, found by their ids."""

from functools import cache

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tricity.cli.language import Voice
from tricity.core.errors import BadOption
from tricity.locales.pages import Part
from tricity.locales.pages import parts as read_parts

parts = cache(read_parts)


def rule_ids(game: str, lang: str) -> tuple[str, ...]:
    """In the order of the rules page."""
    return tuple(rule for part in parts(game, lang) for rule, _ in part.rules)


def find_rule(game: str, text: str, lang: str) -> str | None:
    """The id that was typed, in capitals or not: `cc-25`, or only `25`."""
    typed = text.upper()
    for rule in rule_ids(game, lang):
        number = rule.partition("-")[2]
        if typed in (rule, number, number.lstrip("0")):
            return rule
    return None


def checked_rule(game: str, text: str, lang: str) -> str:
    """Raises `BadOption`."""
    rule = find_rule(game, text, lang)
    if rule is None:
        raise BadOption("no-such-rule", rule=text[:40], game=game)
    return rule


def whole(game: str, say: Voice) -> RenderableType:
    """All rules under their headings."""
    table = _table()
    for number, part in enumerate(parts(game, say.lang)):
        if number:
            table.add_row()
        _add(table, part)
    return table


def one(rule: str, say: Voice) -> RenderableType:
    table = _table()
    table.add_row(rule, say(rule))
    return table


def _add(table: Table, part: Part) -> None:
    table.add_row("", Text(part.title, style="bold underline"))
    for rule, text in part.rules:
        table.add_row(rule, text)


def _table() -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    return table
