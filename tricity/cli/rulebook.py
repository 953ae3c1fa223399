"""The rules of a game in words, by their ids, as its Fluent file lists them."""

import re
from functools import cache
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tricity.cli.language import Voice
from tricity.core.errors import BadOption
from tricity.games import folder
from tricity.locales import sources

_RULE: Final = re.compile(r"^([A-Z]{2,}-[A-Z]?\d+|[a-z]+-part-[a-z-]+) *=", re.MULTILINE)
"""A rule, or the heading of a part."""


def rule_ids(game: str, lang: str) -> tuple[str, ...]:
    """In the order of the file."""
    return tuple(found for found in _contents(game, lang) if found[0].isupper())


def find_rule(game: str, text: str, lang: str) -> str | None:
    """The id that was typed, in capitals or not: `cc-25`, or only `25`."""
    typed = text.upper()
    for rule in rule_ids(game, lang):
        if typed in (rule, rule.partition("-")[2], rule.partition("-")[2].lstrip("0")):
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
    for found in _contents(game, say.lang):
        if found[0].isupper():
            table.add_row(found, say(found))
        else:
            table.add_row()
            table.add_row("", Text(say(found), style="bold underline"))
    return table


def rules_table(rules: tuple[str, ...], say: Voice) -> RenderableType:
    table = _table()
    for rule in rules:
        table.add_row(rule, say(rule))
    return table


def _table() -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    return table


@cache
def _contents(game: str, lang: str) -> tuple[str, ...]:
    package = f"tricity.games.{folder(game)}.locales"
    return tuple(found for name, text in sources(lang) if name == package for found in _RULE.findall(text))
