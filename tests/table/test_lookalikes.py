"""Invisible names, names of several alphabets, and names that look like that of somebody at the table."""

import pytest

from support import lookalike_table
from support.tables import BASIA, TableDriver
from tricity.locales import LANGUAGES, words
from tricity.table.commands import seats
from tricity.table.errors import BadRequest, WrongState
from tricity.table.lookalikes import looks_like
from tricity.table.text_input import checked_name

CYRILLIC_A = "\N{CYRILLIC SMALL LETTER A}"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("\N{HANGUL FILLER}", "invisible-name"),
        ("Anna\N{BRAILLE PATTERN BLANK}", "invisible-name"),
        ("\N{COMBINING ACUTE ACCENT}Anna", "invisible-name"),
        ("A" + "\N{COMBINING RING ABOVE}\N{COMBINING TILDE}" * 4, "invisible-name"),
        ("An\N{ZERO WIDTH JOINER}na", "bad-name"),
        ("\N{RIGHT-TO-LEFT OVERRIDE}annA", "bad-name"),
        ("Anna\u0378", "bad-name"),
        ("Anna\ue000", "bad-name"),
        (f"Ann{CYRILLIC_A}", "mixed-name"),
        ("\N{GREEK CAPITAL LETTER ALPHA}nna", "mixed-name"),
    ],
)
def test_names_that_deceive_are_refused_with_words(name: str, key: str) -> None:
    with pytest.raises(BadRequest, match=key) as refused:
        checked_name(name)
    assert len({words(refused.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    "name",
    ["Zażółć Gęślą", "Françoise", "Анна", "Αθηνά", "太郎 Tarō", "김민수", "אנה", "O'Neill-3", "Anna 🎲", "نازنین"],
)
def test_names_of_all_peoples_are_welcome(name: str) -> None:
    assert checked_name(name) == name


def test_a_name_is_kept_as_it_is_seen() -> None:
    assert checked_name(" Anna   K ") == "Anna K"
    assert checked_name("I \N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}") == "I \N{HEAVY BLACK HEART}"


@pytest.mark.parametrize(
    "name", ["A nna", "\N{MATHEMATICAL BOLD CAPITAL A}nna", "\N{FULLWIDTH LATIN CAPITAL LETTER A}nna"]
)
def test_nobody_joins_with_a_name_that_looks_like_anothers(name: str) -> None:
    driver = TableDriver(("me", "open"), join=False)
    with pytest.raises(WrongState, match="name-looks-like") as refused:
        seats.join(driver.table, BASIA, name)
    assert "Anna" in words(refused.value, "pl")


def test_two_people_of_the_same_name_may_play_together() -> None:
    driver = TableDriver(("me", "open"), join=False)
    assert seats.join(driver.table, BASIA, "Anna").name == "Anna"


def test_what_looks_alike() -> None:
    for one, other in (("Ian", "lan"), ("O1ga", "Olga"), ("coco", "\u0441\u043e\u0441\u043e")):
        assert looks_like(one, other)
    for one, other in (("Anna", "anna"), ("Zoé", "Zoe"), ("Łukasz", "Lukasz"), ("Ola", "Ela")):
        assert not looks_like(one, other)


def test_the_table_of_lookalikes_is_the_generated_one() -> None:
    assert lookalike_table.FILE.read_text(encoding="utf-8") == lookalike_table.table(), "run make pages"
