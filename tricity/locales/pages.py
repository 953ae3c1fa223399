"""The rules of a game as its Fluent files tell them, and the pages made of them: `make docs` writes docs/rules.

A game's file gives the order: a message `…-part-…` opens a part, and the rules up to the next one belong to it.
"""

import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tricity.games import folder
from tricity.games import names as game_names
from tricity.locales import LANGUAGES, sources, words

_PART: Final = re.compile(r"[a-z]+-part-[a-z-]+")
_RULE: Final = re.compile(r"[A-Z]+-[A-Z]?[0-9]+")
_NOTICE: Final = "<!-- Written by `make docs` from the Fluent files of the game. Change those, not this page. -->"
_INDEX: Final = f"""\
{_NOTICE}

# The rules

The rules that the engine plays by, in our own words, with our rulings where a rulebook leaves something open. Each rule
has an id such as `CC-25`. A refused move and a line of a score sheet name the id, and on these pages it is an anchor.

"""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the rules: its title, and the ids of its rules with their texts."""

    title: str
    rules: tuple[tuple[str, str], ...]


def parts(game: str, lang: str) -> tuple[Part, ...]:
    """The rules of a game in the order of their page."""
    found: list[tuple[str, list[str]]] = []
    for identifier in _identifiers(game, lang):
        if _PART.fullmatch(identifier):
            found.append((identifier, []))
        elif _RULE.fullmatch(identifier):
            found[-1][1].append(identifier)
    return tuple(Part(words(part, lang), tuple((rule, words(rule, lang)) for rule in rules)) for part, rules in found)


def page(game: str, lang: str) -> str:
    """The rules page of a game, in Markdown; every rule is a heading, so that its id is an anchor."""
    name = f"game-{game}"
    told = parts(game, lang)
    known = {rule for part in told for rule, _ in part.rules}
    blocks = [
        _NOTICE,
        f"# {words('rules-of', lang, game=game)}",
        words(f"{name}.about", lang),
        " · ".join(words("language", other) if other == lang else _link(game, other) for other in LANGUAGES),
        words("rules-note", lang),
    ]
    for part in told:
        blocks.append(f"## {part.title}")
        for rule, text in part.rules:
            blocks += [f"### {rule}", _linked(text, known)]
    return "\n\n".join(blocks) + "\n"


def index() -> str:
    """The first page: games by languages."""
    head = f"| Game | {' | '.join(words('language', lang) for lang in LANGUAGES)} |"
    line = "|---" * (1 + len(LANGUAGES)) + "|"
    rows = [
        f"| {words(f'game-{game}')} | {' | '.join(_link(game, lang) for lang in LANGUAGES)} |" for game in game_names()
    ]
    return _INDEX + "\n".join([head, line, *rows]) + "\n"


def pages() -> dict[str, str]:
    """All pages by file name."""
    told = {_file(game, lang): page(game, lang) for game in game_names() for lang in LANGUAGES}
    return {"README.md": index(), **told}


def main(target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (target / name).write_text(text, encoding="utf-8")


def _identifiers(game: str, lang: str) -> list[str]:
    text = dict(sources(lang))[f"tricity.games.{folder(game)}.locales"]
    entries = FluentParser().parse(text).body
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


def _file(game: str, lang: str) -> str:
    return f"{game}.{lang}.md"


def _link(game: str, lang: str) -> str:
    return f"[{words('language', lang)}]({_file(game, lang)})"


def _linked(text: str, known: set[str]) -> str:
    """The text with the ids of other rules as links."""
    return _RULE.sub(lambda found: f"[{found[0]}](#{found[0].lower()})" if found[0] in known else found[0], text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
