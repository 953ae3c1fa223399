"""The Fluent files of all languages have the same messages with the same variables."""

import json
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Pattern, TextElement

from support.messages import FOLDERS, files, form_variables, is_form, patterns, texts, variables
from tricity.locales import LANGUAGES, entries_of, has_message, plain_messages

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
DECLARED = json.loads((FOLDERS / "languages.json").read_text(encoding="utf-8"))
QUOTES = {language["code"]: language["quotes"] for language in DECLARED}


def written(lang: str) -> Iterator[str]:
    """Each text that a language has, by its file and its key."""
    for file, messages in files(lang).items():
        for message in messages:
            yield from (f"{file}.ftl: {key}" for key, _ in patterns(message) if not is_form(key))


def test_each_language_is_a_folder_and_a_line() -> None:
    assert tuple(QUOTES) == LANGUAGES
    assert {path.name for path in FOLDERS.iterdir() if list(path.glob("*.ftl"))} == set(LANGUAGES)


@pytest.mark.parametrize("lang", OTHERS)
def test_no_message_is_missing(lang: str) -> None:
    translated = set(written(lang))
    missing = [f"tricity/locales/{lang}/{text}" for text in written("en") if text not in translated]
    assert not missing, "\n".join(["missing:", *missing])


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_messages_in_the_same_order(lang: str) -> None:
    english = {name: [message.id.name for message in messages] for name, messages in files("en").items()}
    assert {name: [message.id.name for message in messages] for name, messages in files(lang).items()} == english


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_attributes_and_facts(lang: str) -> None:
    assert variables(lang) == variables("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_names_of_a_noun_have_the_forms_that_messages_ask_for(lang: str) -> None:
    for file, key, noun, form in form_variables(lang):
        if noun == "seat":
            assert has_message(f"player.{form}", lang), key
            continue
        own = [messages for path, messages in files(lang).items() if path.partition("/")[0] == file.partition("/")[0]]
        names = [message for messages in own for message in messages if message.id.name.startswith(f"{noun}-")]
        lacking = [name.id.name for name in names if form not in {part.id.name for part in name.attributes}]
        assert names, f"{key}: no names of the noun {noun}"
        assert not lacking, f"{key} needs the form .{form} of {lacking}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_defined_twice(lang: str) -> None:
    counts = Counter(message.id.name for messages in files(lang).values() for message in messages)
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_and_quotes_are_typographic(lang: str) -> None:
    straight, typographic = "'\"", "“”„«»"
    foreign = set(straight + typographic) - set(QUOTES[lang])
    assert [(key, text) for key, text in texts(lang) if foreign & set(text)] == []


def test_french_punctuation_has_its_no_break_space() -> None:
    bare = re.compile(r"(^|[^\u00a0])[;:!?»]|«([^\u00a0]|$)")
    unspaced = [(key, text) for key, text in texts("fr") if bare.search(text)]
    assert [(key, text) for key, text in unspaced if not key.startswith("ic-form-example-")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_read_one_by_one_are_those_of_the_whole_file(lang: str) -> None:
    for file, messages in files(lang).items():
        source = (FOLDERS / lang / f"{file}.ftl").read_text(encoding="utf-8")
        single = [FluentParser().parse(entry).body for key, entry in entries_of(source) if not key.startswith("-")]
        assert len(single) == len(messages), file
        for (alone,), message in zip(single, messages, strict=True):
            assert alone.equals(message, ignored_fields=["span", "comment"]), message.id.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_messages_are_those_that_fluent_reads(lang: str) -> None:
    for file, messages in files(lang).items():
        plain = {}
        for message in messages:
            match message.value:
                case Pattern(elements=[TextElement(value=text)]):
                    plain[message.id.name] = text.replace("\n", " ")
        assert dict(plain_messages((FOLDERS / lang / f"{file}.ftl").read_text(encoding="utf-8"))) == plain


def test_what_is_not_obviously_plain_is_left_to_fluent() -> None:
    source = """
a = plain
b =
    two
    lines
    .part = other
c = { $fact }
d =
    a list
      with indentation
e =
    a

    gap
f = [ text
# g = comment
-h = term
i = twice =
j =
    .only = a part
"""
    assert dict(plain_messages(source)) == {"a": "plain", "b": "two lines", "i": "twice ="}
