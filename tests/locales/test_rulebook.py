"""The rulebook pages in docs/rules are complete, in order and up to date."""

import re

import pytest

from support.messages import files
from support.rules_pages import FOLDER, page, pages
from tricity.games import names
from tricity.locales import LANGUAGES, has_message
from tricity.locales.rulebook import sections


def test_the_committed_pages_are_up_to_date() -> None:
    committed = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert committed == pages(), "run make pages"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_rule_stands_in_a_section_once_and_in_order(game: str, lang: str) -> None:
    rules = [rule for section in sections(game, lang) for rule, text in section.rules if text]
    ids = [message.id.name for message in files("en")[f"{game}/game"]]
    assert rules == [name for name in ids if re.fullmatch("[A-Z]+-[A-Z]?[0-9]+", name)]
    for letter in {letter_of(rule) for rule in rules}:
        numbers = [int(re.findall("[0-9]+", rule)[0]) for rule in rules if letter_of(rule) == letter]
        assert numbers == sorted(set(numbers))
    assert len({rule.partition("-")[0] for rule in rules}) == 1
    assert all(section.title and section.rules for section in sections(game, lang))


def letter_of(rule: str) -> str:
    """Rules with a letter (`IC-H6`) are counted by themselves."""
    return rule.rstrip("0123456789")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_rules_refer_to_existing_rules(game: str, lang: str) -> None:
    referred = set(re.findall(r"\b[A-Z]{2,}-[A-Z]?[0-9]+\b", page(game, lang)))
    assert [rule for rule in referred if not has_message(rule, lang)] == []
