"""The rulebook of a game, read from its Fluent files, and the Markdown pages in docs/rules that `make pages` writes.

The order is that of the Fluent file: a message `…-part-…` is the title of a section, and the rules up to the next
such message belong to it.
"""

import re
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tricity.core.errors import BadOption
from tricity.core.languages import fluent_text
from tricity.games import names as game_names
from tricity.locales import LANGUAGES, words
from tricity.locales.guide import markdown

_TITLE: Final = re.compile(r"[a-z]+-part-[a-z-]+")
_RULE: Final = re.compile(r"[A-Z]+-[A-Z]?[0-9]+")
_NOTICE: Final = "<!-- Written by `make pages` from the Fluent files of the game. Change those, not this page. -->"
_INDEX: Final = f"""\
{_NOTICE}

# The rules

How to play each game, and its rules as Tricity plays them, in our own words. Where we settle something that a rulebook
leaves open, or play differently, the rule marks our decision as a ruling. Each rule has an ID such as `CC-25`, which is
shown when a move is refused or a score is explained; on these pages it is an anchor.

"""


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
        elif _RULE.fullmatch(identifier):
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


def markdown_page(game: str, lang: str) -> str:
    """The rules of a game as a Markdown page. Every rule is a heading, which makes its id an anchor."""
    known = set(rule_ids(game, lang))
    blocks = [
        _NOTICE,
        f"# {words('rules-of', lang, game=game)}",
        words(f"game-{game}.about", lang),
        " · ".join(words("language", other) if other == lang else _link(game, other) for other in LANGUAGES),
        *markdown(game, lang),
        words("rules-note", lang),
    ]
    for section in sections(game, lang):
        blocks.append(f"## {section.title}")
        for rule, text in section.rules:
            blocks += [f"### {rule}", _link_rules(text, known)]
    return "\n\n".join(blocks) + "\n"


def markdown_index() -> str:
    """The index page: a table of games and languages."""
    head = f"| Game | {' | '.join(words('language', lang) for lang in LANGUAGES)} |"
    line = "|---" * (1 + len(LANGUAGES)) + "|"
    rows = [
        f"| {words(f'game-{game}')} | {' | '.join(_link(game, lang) for lang in LANGUAGES)} |" for game in game_names()
    ]
    return _INDEX + "\n".join([head, line, *rows]) + "\n"


def markdown_pages() -> dict[str, str]:
    """All pages by file name."""
    pages = {_file_name(game, lang): markdown_page(game, lang) for game in game_names() for lang in LANGUAGES}
    return {"README.md": markdown_index(), **pages}


def main(target: Path) -> None:
    """Write all pages into a folder."""
    target.mkdir(parents=True, exist_ok=True)
    for name, text in markdown_pages().items():
        (target / name).write_text(text, encoding="utf-8")


def _identifiers(game: str, lang: str) -> list[str]:
    entries = FluentParser().parse(fluent_text(lang, f"{game}/game")).body
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


def _file_name(game: str, lang: str) -> str:
    return f"{game}.{lang}.md"


def _link(game: str, lang: str) -> str:
    return f"[{words('language', lang)}]({_file_name(game, lang)})"


def _link_rules(text: str, known: set[str]) -> str:
    """Turn the ids of the game's own rules into links."""
    return _RULE.sub(lambda rule: f"[{rule[0]}](#{rule[0].lower()})" if rule[0] in known else rule[0], text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
