"""No message is left over: the source names it, builds its id, or another message refers to it."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULE_OR_PART = re.compile("[A-Z]+-[A-Z]?[0-9]+|[a-z]+-part-[a-z-]+")
LITERAL = re.compile(r"""["'`]([A-Za-z][\w-]*)(?:\.\w+)?["'`]""")
HOLE = re.compile(r"\$?\{[^{}]*\}")
TEMPLATE = re.compile(r"""["'`]((?:[\w.-]|\$?\{[^{}]*\})+)["'`]""")
PREFIX = re.compile(r"""["']([a-z][\w-]*-)["']""")
FACT = re.compile(r"\$(\w+)")
REFERENCE = re.compile(r"\{\s*([A-Za-z][\w-]*)(?:\.\w+)?\s*\}")
WORDS_OF_MOVES = {"verb", "object", "size", "ic-verb", "ic-object"}


def paths(*patterns: str) -> Iterator[Path]:
    for pattern in patterns:
        yield from sorted(ROOT.glob(pattern))


def english() -> str:
    """All messages but those of the lessons, which `conformance/test_lessons.py` compares with their steps."""
    files = [path for path in paths("tricity/locales/en/**/*.ftl") if path.parent.name == "en" or path.stem != "lesson"]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def source() -> str:
    data = ("tricity/games/*/data/*.csv", "tricity/games/*/data/*.json", "tricity/locales/*.json")
    files = paths("tricity/**/*.py", *data, "web/index.html", "web/src/**/*.ts", "web/src/**/*.svelte")
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def templates() -> Iterator[re.Pattern[str]]:
    """The ids that the source builds, such as `cc-do-${verb}` and "setting-" + name."""
    for template in set(TEMPLATE.findall(source())):
        fixed, holes = HOLE.sub("", template), len(HOLE.findall(template))
        if holes and re.search("[a-z]{2}", fixed):
            yield re.compile(r"([\w-]+)".join(re.escape(part) for part in HOLE.split(template)))
    for prefix in set(PREFIX.findall(source())):
        yield re.compile(re.escape(prefix) + r"([\w-]+)")


def nouns() -> Iterator[re.Pattern[str]]:
    """The names of things that are facts of messages: `card-residence` for `$card`, `$other_card` and `$cards`."""
    facts = {part.removesuffix("s") for fact in FACT.findall(english()) for part in fact.split("_")}
    for noun in facts | WORDS_OF_MOVES:
        yield re.compile(re.escape(noun) + r"-([\w-]+)")


@pytest.mark.skipif(not (ROOT / "web").exists(), reason="many messages are used by the page only")
def test_every_message_is_used() -> None:
    words = set(re.findall("[A-Za-z0-9]+", source()))
    named = set(LITERAL.findall(source())) | set(REFERENCE.findall(english()))
    built = [*templates(), *nouns()]

    def is_used(identifier: str) -> bool:
        if identifier in named or RULE_OR_PART.fullmatch(identifier):
            return True
        matches = [match for pattern in built if (match := pattern.fullmatch(identifier))]
        return any(len(match.groups()) > 1 or set(re.split("[_-]", match[1])) <= words for match in matches)

    messages = re.findall(r"^([A-Za-z][\w-]*) =", english(), re.MULTILINE)
    assert len(messages) > 1000
    assert [identifier for identifier in messages if not is_used(identifier)] == []
