"""Every message of every language is formatted with extreme values: none lacks anything."""

import re
from collections.abc import Iterator
from functools import cache
from math import lcm
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import (
    Identifier,
    Message,
    MessageReference,
    Pattern,
    Resource,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from support.messages import PARTS, files, patterns
from tricity.locales import LANGUAGES

NUMBERS = (0, 1, 2, 5, 12, 22, 101, 1_234_567)
TEXTS = ("Ωmega & <b>“x”</b>", "W" * 60, "a3", "−2,14")
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class _Needs(Visitor):
    """The variables of a pattern, each with the keys of the variants that it selects."""

    def __init__(self) -> None:
        self.keys: dict[str, list[str]] = {}
        self.references: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.keys.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = [key.name if isinstance(key, Identifier) else key.value for key in (v.key for v in node.variants)]
            self.keys.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def needs(pattern: Pattern, lang: str) -> dict[str, list[str]]:
    """The variables of a pattern and of the messages that it refers to, with the keys that they select."""
    reader = _Needs()
    reader.visit(pattern)
    for name in reader.references:
        value = messages(lang)[name].value
        assert value is not None
        reader.visit(value)
    return reader.keys


@cache
def messages(lang: str) -> dict[str, Message]:
    return {message.id.name: message for messages in files(lang).values() for message in messages}


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(Resource(list(messages(lang).values())))
    return made


@cache
def names(noun: str, lang: str) -> tuple[Message, ...]:
    plain = (message for name, message in messages(lang).items() if name.startswith(f"{noun}-"))
    return (
        tuple(message for message in plain if message.value and not needs(message.value, lang))
        if noun != "seat"
        else ()
    )


def text_of(pattern: Any, lang: str, values: dict[str, Any]) -> str:
    text, errors = bundle(lang).format_pattern(pattern, values)
    assert not errors, errors
    return str(text)


def samples(variable: str, keys: list[str], lang: str) -> list[Any]:
    """Values that a variable can have, as far as its name and its use tell."""
    selected = [key for key in keys if key not in PLURALS and not key.lstrip("-").isdigit()]
    if selected:
        return [*selected, "something else"]
    if keys:
        return [*NUMBERS, *(int(key) for key in keys if key.isdigit())]
    fact, _, form = variable.rpartition("_")
    if fact and names(noun_of(fact), lang) and any(has_form(name, form) for name in names(noun_of(fact), lang)):
        return [form_of(name, form, lang) for name in names(noun_of(fact), lang)]
    named = [text_of(bundle(lang).get_message(name.id.name).value, lang, {}) for name in names(noun_of(variable), lang)]
    return named or [*NUMBERS, *TEXTS]


def noun_of(fact: str) -> str:
    return fact.rsplit("_", 1)[-1].removesuffix("s")


def has_form(name: Message, form: str) -> bool:
    return form not in PARTS and form in {attribute.id.name for attribute in name.attributes}


def form_of(name: Message, form: str, lang: str) -> str:
    assert has_form(name, form) or name.id.name.startswith("card-tier-"), f"{name.id.name} has no form .{form}"
    message = bundle(lang).get_message(name.id.name)
    return text_of(message.attributes.get(form, message.value), lang, {"count": 2})


def variants(pattern: Pattern, lang: str) -> Iterator[dict[str, Any]]:
    """Each value of each variable at least once, and as many combinations as that takes."""
    values = {variable: samples(variable, keys, lang) for variable, keys in needs(pattern, lang).items()}
    for step in range(min(lcm(*(len(sample) for sample in values.values())), 60) if values else 1):
        yield {variable: sample[step % len(sample)] for variable, sample in values.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_formatted_with_extreme_values(lang: str) -> None:
    for message in messages(lang).values():
        compiled = bundle(lang).get_message(message.id.name)
        for key, pattern in patterns(message):
            _, _, attribute = key.partition(".")
            for values in variants(pattern, lang):
                text = text_of(compiled.attributes[attribute] if attribute else compiled.value, lang, values)
                where = f"{lang}, {key} with {values}: {text!r}"
                assert text.strip(), where
                assert not re.search(r"\{|\}|\$|\?\?\?", text), where
                assert not re.search(r" [.,]|  ", text.replace("\n", " ")), where
