"""The rulebook of a game, read from its Fluent files.

The order is that of the Fluent file: a message `…-part-…` is the title of a section, and the rules up to the next
such message belong to it.
"""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tricity.core.errors import BadOption
from tricity.core.languages import fluent_text
from tricity.locales import words

_TITLE: Final = re.compile(r"[a-z]+-part-[a-z-]+")
RULE_ID: Final = re.compile(r"[A-Z]+-[A-Z]?[0-9]+")


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rulebook: its title, and its rules as pairs of id and text."""

    title: str
    rules: tuple[tuple[str, str], ...]


@cache
def sections(game: str, lang: str) -> tuple[Section, ...]:
    """The rules of a game in the order of the rulebook."""
    outline: list[tuple[str, list[str]]] = []
    for identifier in _identifiers(game, lang):
        if _TITLE.fullmatch(identifier):
            outline.append((identifier, []))
        elif RULE_ID.fullmatch(identifier):
            outline[-1][1].append(identifier)
    return tuple(
        Section(words(title, lang), tuple((rule, words(rule, lang)) for rule in rules)) for title, rules in outline
    )


def rule_ids(game: str, lang: str) -> tuple[str, ...]:
    """The ids of the rules of a game in the order of the rulebook."""
    return tuple(rule for section in sections(game, lang) for rule, _ in section.rules)


def find_rule(game: str, text: str, lang: str) -> str | None:
    """The rule id that was typed, in any case and with or without its prefix: `CC-25`, `cc-25` or `25`."""
    typed = text.upper()
    for rule in rule_ids(game, lang):
        number = rule.partition("-")[2]
        if typed in (rule, number, number.lstrip("0")):
            return rule
    return None


def require_rule(game: str, text: str, lang: str) -> str:
    """The rule id that was typed; raises `BadOption` when the game has no such rule."""
    rule = find_rule(game, text, lang)
    if rule is None:
        raise BadOption("no-such-rule", rule=text[:40], game=game)
    return rule


def _identifiers(game: str, lang: str) -> list[str]:
    entries = FluentParser().parse(fluent_text(lang, f"{game}/game")).body
    return [entry.id.name for entry in entries if isinstance(entry, Message)]
