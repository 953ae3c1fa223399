"""The messages of all Fluent files of a language, those of the page too, parsed."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, Pattern, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

FOLDERS = Path(str(resources.files("tricity").joinpath("locales")))

PARTS = {"about", "does", "hint", "refused", "scored", "secret", "shape", "takes", "touch"}
"""Attributes that are texts of their own. All others are forms of a noun (`.a = a residence`), and vary by language."""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    # The visitor dispatches on these method names.
    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def files(lang: str) -> dict[str, tuple[Message, ...]]:
    """The messages of each file of a language in their order, by its path in the folder: `card-city/game`."""
    messages: dict[str, tuple[Message, ...]] = {}
    for path in sorted((FOLDERS / lang).rglob("*.ftl")):
        name = path.relative_to(FOLDERS / lang).with_suffix("").as_posix()
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, Junk)]
        assert not junk, f"{lang}, {name}: {junk[0]}"
        messages[name] = tuple(entry for entry in body if isinstance(entry, Message))
    return messages


def patterns(message: Message) -> Iterator[tuple[str, Pattern]]:
    """The message's value and attributes by the key that `format_message` takes."""
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def is_form(key: str) -> bool:
    return "." in key and key.partition(".")[2] not in PARTS


@cache
def forms(lang: str) -> frozenset[str]:
    """The forms that nouns have in a language, by the names of their attributes."""
    return frozenset(
        attribute.id.name
        for messages in files(lang).values()
        for message in messages
        for attribute in message.attributes
        if attribute.id.name not in PARTS
    )


def fact_of(variable: str, lang: str) -> str:
    """The fact that a variable stands for: `card` for `card_a`, which is the fact in another form."""
    fact, _, form = variable.rpartition("_")
    return fact if fact and form in forms(lang) else variable


@cache
def variables(lang: str) -> dict[str, frozenset[str]]:
    """For each key of a language, the facts that its pattern needs. Forms of nouns are left out."""
    return {
        key: frozenset(fact_of(variable, lang) for variable in _read(pattern).variables)
        for messages in files(lang).values()
        for message in messages
        for key, pattern in patterns(message)
        if not is_form(key)
    }


def form_variables(lang: str) -> Iterator[tuple[str, str, str, str]]:
    """Every form that a message asks for: the file, the key, the noun and the form."""
    for file, messages in files(lang).items():
        for message in messages:
            for key, pattern in patterns(message):
                for variable in _read(pattern).variables:
                    fact, _, form = variable.rpartition("_")
                    if fact and form in forms(lang):
                        yield file, key, fact.rsplit("_", 1)[-1].removesuffix("s"), form


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Every piece of plain text with its key."""
    for messages in files(lang).values():
        for message in messages:
            for key, pattern in patterns(message):
                yield from ((key, text) for text in _read(pattern).texts)


def _read(node: BaseNode) -> _Reader:
    reader = _Reader()
    reader.visit(node)
    return reader
