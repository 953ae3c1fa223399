"""The guides of the games in a language: as data for the page, and as Markdown for docs/rules."""

from collections.abc import Iterator
from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from typing import Any

from tricity.core.guide import Block, Gallery, Guide, GuideTable, Paragraph, Section, Steps
from tricity.games import folder
from tricity.games.box import readings
from tricity.games.examples import Example, examples
from tricity.locales import words


@cache
def guide(game: str, lang: str) -> Guide:
    """The guide of a game; an empty one if it has none. Raises `BadOption`."""
    package = folder(game)
    if not files("tricity.games").joinpath(package, "guide", "__init__.py").is_file():
        return Guide()
    made: Guide = import_module(f"tricity.games.{package}.guide").guide(partial(_say, lang), readings(game, lang))
    return made


def example_words(example: Example, lang: str) -> tuple[str, str]:
    """The title and the text of a worked example."""
    prefix = example.rules[0].partition("-")[0].lower()
    key = f"{prefix}-example-{example.name}"
    return words(key, lang), words(f"{key}.about", lang)


def markdown(game: str, lang: str) -> list[str]:
    """The guide and the worked examples as blocks of Markdown."""
    blocks = []
    for section in guide(game, lang).sections:
        blocks += [f"## {section.title}", *_markdown_section(section)]
    if examples(game):
        blocks.append(f"## {words('guide-examples', lang)}")
    for example in examples(game):
        title, text = example_words(example, lang)
        blocks += [f"**{title}**", text]
    return blocks


def _say(lang: str, key: str, /, **facts: Any) -> str:
    return words(key, lang, **facts)


def _markdown_section(section: Section) -> Iterator[str]:
    for block in section.blocks:
        yield from _markdown_block(block)


def _markdown_block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph(text):
            yield text
        case Steps(items):
            yield "\n".join(f"{number}. {item}" for number, item in enumerate(items, start=1))
        case GuideTable(title, head, rows):
            yield f"**{title}**"
            yield "\n".join(_row(cells) for cells in (head, ("---",) * len(head), *rows))
        case Gallery(title, pictures):
            yield f"**{title}**"
            yield "\n".join(f"- {' – '.join(filter(None, (picture.title, picture.text)))}" for picture in pictures)


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"
