"""The rules of the games as pages in docs/rules: `make pages` writes them, and a test checks that they match."""

from collections.abc import Iterator
from pathlib import Path

from tricity.core.guide import Block, Gallery, GuideTable, Paragraph, Section, Steps
from tricity.games import names
from tricity.games.examples import examples
from tricity.locales import LANGUAGES, words
from tricity.locales.guide import example_words, guide
from tricity.locales.rulebook import RULE_ID, rule_ids, sections

FOLDER = Path(__file__).parents[2] / "docs" / "rules"

NOTICE = "<!-- Written by `make pages` from the Fluent files of the game. Change those, not this page. -->"
INDEX = f"""\
{NOTICE}

# The rules

How to play each game, and its rules as Tricity plays them, in our own words. Where we settle something that a rulebook
leaves open, or play differently, the rule marks our decision as a ruling. Each rule has an ID such as `CC-25`, which is
shown when a move is refused or a score is explained; on these pages it is an anchor.

"""


def pages() -> dict[str, str]:
    """All pages by file name."""
    written = {_file_name(game, lang): page(game, lang) for game in names() for lang in LANGUAGES}
    return {"README.md": index(), **written}


def page(game: str, lang: str) -> str:
    """The rules of a game. Every rule is a heading, which makes its id an anchor."""
    known = set(rule_ids(game, lang))
    blocks = [
        NOTICE,
        f"# {words('rules-of', lang, game=game)}",
        words(f"game-{game}.about", lang),
        " · ".join(words("language", other) if other == lang else _link(game, other) for other in LANGUAGES),
        *_guide(game, lang),
        words("rules-note", lang),
    ]
    for section in sections(game, lang):
        blocks.append(f"## {section.title}")
        for rule, text in section.rules:
            blocks += [f"### {rule}", _link_rules(text, known)]
    return "\n\n".join(blocks) + "\n"


def index() -> str:
    """A table of games and languages."""
    head = f"| Game | {' | '.join(words('language', lang) for lang in LANGUAGES)} |"
    line = "|---" * (1 + len(LANGUAGES)) + "|"
    rows = [f"| {words(f'game-{game}')} | {' | '.join(_link(game, lang) for lang in LANGUAGES)} |" for game in names()]
    return INDEX + "\n".join([head, line, *rows]) + "\n"


def _guide(game: str, lang: str) -> list[str]:
    """The guide and the worked examples."""
    blocks = []
    for section in guide(game, lang).sections:
        blocks += [f"## {section.title}", *_section(section)]
    if examples(game):
        blocks.append(f"## {words('guide-examples', lang)}")
    for example in examples(game):
        title, text = example_words(example, lang)
        blocks += [f"**{title}**", text]
    return blocks


def _section(section: Section) -> Iterator[str]:
    for block in section.blocks:
        yield from _block(block)


def _block(block: Block) -> Iterator[str]:
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


def _file_name(game: str, lang: str) -> str:
    return f"{game}.{lang}.md"


def _link(game: str, lang: str) -> str:
    return f"[{words('language', lang)}]({_file_name(game, lang)})"


def _link_rules(text: str, known: set[str]) -> str:
    """Turn the ids of the game's own rules into links."""
    return RULE_ID.sub(lambda rule: f"[{rule[0]}](#{rule[0].lower()})" if rule[0] in known else rule[0], text)


if __name__ == "__main__":
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
