"""The Fluent files of all languages have the same messages with the same variables."""

import re
from collections import Counter

import pytest

from support.messages import files, form_variables, texts, variables
from tricity.locales import LANGUAGES, has_message

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
QUOTES = {"en": "“”", "fr": "«»", "pl": "„”"}


@pytest.mark.parametrize("lang", OTHERS)
def test_no_message_is_missing(lang: str) -> None:
    translated = {message.id.name for messages in files(lang).values() for message in messages}
    missing = [
        f"{name}/{lang}.ftl: {message.id.name}"
        for name, messages in files("en").items()
        for message in messages
        if message.id.name not in translated
    ]
    assert not missing, "\n".join(missing)


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
        names = [message for message in files(lang)[file] if message.id.name.startswith(f"{noun}-")]
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
    foreign = set(straight + typographic) - set(QUOTES.get(lang, typographic))
    assert [(key, text) for key, text in texts(lang) if foreign & set(text)] == []


def test_french_punctuation_has_its_no_break_space() -> None:
    bare = re.compile(r"(^|[^\u00a0])[;:!?»]|«([^\u00a0]|$)")
    assert [(key, text) for key, text in texts("fr") if bare.search(text)] == []
