"""The messages of the Fluent files, parsed."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, Pattern, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from tricity.locales import fluent_files


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
    """The messages of each file of a language, in their order."""
    messages: dict[str, tuple[Message, ...]] = {}
    for name, text in fluent_files(lang):
        body = FluentParser().parse(text).body
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


@cache
def variables(lang: str) -> dict[str, frozenset[str]]:
    """For each key of a language, the variables of its pattern."""
    return {
        key: frozenset(_read(pattern).variables)
        for messages in files(lang).values()
        for message in messages
        for key, pattern in patterns(message)
    }


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
