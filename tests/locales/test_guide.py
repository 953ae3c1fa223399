"""Guides: in every language, and with the tables of the rulebooks."""

import pytest

from support.card_city import WORTH
from tricity.core.guide import Block, Gallery, GuideTable, Paragraph, Section
from tricity.games import names
from tricity.games.box import box
from tricity.games.examples import examples
from tricity.locales import LANGUAGES, words
from tricity.locales.guide import guide

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def blocks(sections: tuple[Section, ...]) -> list[Block]:
    return [block for section in sections for block in section.blocks]


def tables(game: str, lang: str = "en") -> dict[str, list[list[str]]]:
    """The rows of the tables of a guide, with their heads, by their titles."""
    guide_tables = [block for block in blocks(guide(game, lang).sections) if isinstance(block, GuideTable)]
    return {table.title: [list(table.head), *map(list, table.rows)] for table in guide_tables}


def gallery(game: str, title: str) -> Gallery:
    made = guide(game, "en")
    (match,) = (block for block in blocks(made.sections) if isinstance(block, Gallery) and title in block.title)
    assert match in blocks(made.aid)
    return match


@each_language
@pytest.mark.parametrize("game", [game for game in names() if box(game)])
def test_every_game_with_a_box_has_a_guide_and_a_player_aid(game: str, lang: str) -> None:
    made = guide(game, lang)
    assert len(made.sections) >= 5
    assert len(made.aid) >= 3
    for table in (block for block in blocks(made.sections + made.aid) if isinstance(block, GuideTable)):
        assert {len(row) for row in table.rows} == {len(table.head)}
    drawn = {block.example for block in blocks(made.sections) if hasattr(block, "example")}
    assert drawn <= {example.name for example in examples(game)}


@pytest.mark.rule("CC-41", "CC-60")
def test_the_worth_of_districts_of_1_to_10_cards() -> None:
    head, row = tables("card-city")["What a district is worth"]
    assert dict(zip(map(int, head[1:]), map(int, row[1:]), strict=True)) == WORTH


@pytest.mark.rule("CC-02", "CC-03", "CC-90")
def test_deck_and_reserve_by_player_count() -> None:
    _, *rows = tables("card-city")["Cards in the deck and in the three piles of the reserve"]
    assert [list(map(int, row)) for row in rows] == [
        [1, 20, 28, 16, 21],
        [2, 40, 22, 12, 18],
        [3, 60, 16, 8, 15],
        [4, 80, 10, 4, 12],
    ]


@pytest.mark.rule("CC-92")
def test_the_levels_in_the_words_of_the_french_box() -> None:
    _, *rows = tables("card-city", "fr")["Les niveaux du jeu en solo"]
    assert [row[0] for row in rows] == [
        *("lieu-dit", "hameau", "village", "bourg", "commune"),
        *("ville", "agglomération", "métropole", "capitale", "mégalopole"),
    ]
    assert [row[1].split()[-1] for row in rows] == ["10", *map(str, range(10, 55, 5))]


@pytest.mark.rule("PC-04", "PC-07")
def test_cards_and_tokens_by_player_count() -> None:
    _, *rows = tables("point-city")["Cards and civic tokens in play"]
    assert rows == [["1–2", "40", "24", "18", "10"], ["3", "52", "36", "28", "12"], ["4", "64", "48", "38", "14"]]


@pytest.mark.rule("PC-34", "PC-35")
@pytest.mark.parametrize(
    ("lang", "medium", "hard", "reading"),
    [
        ("en", ["1", "2", "3", "3"], ["1", "3", "6", "6"], "once per resource"),
        ("fr", ["1", "2", "3", "3"], ["1", "3", "6", "6"], "par type"),
        ("pl", ["1", "4", "9", "12"], ["1", "6", "18", "24"], "za każdy symbol"),
    ],
)
def test_the_automa_scores_as_in_the_rulebook_of_the_language(
    lang: str, medium: list[str], hard: list[str], reading: str
) -> None:
    made = guide("point-city", lang)
    solo = made.sections[-1].blocks[-3:]
    assert solo == made.aid[-1].blocks
    table, note, _ = solo
    assert isinstance(table, GuideTable)
    assert [list(row[1:]) for row in table.rows] == [["1", "2", "3", "4", "3"], [*medium, "5"], [*hard, "7"]]
    assert isinstance(note, Paragraph)
    assert reading in note.text


@pytest.mark.rule("PC-07", "PC-21")
def test_all_tokens_are_in_the_guide_and_in_the_aid() -> None:
    pictures = gallery("point-city", "22 civic tokens").pictures
    assert len({picture.text for picture in pictures}) == len({picture.drawing for picture in pictures}) == 22


@pytest.mark.rule("IC-01")
def test_one_sheet_of_all_tiles_with_their_numbers() -> None:
    pictures = gallery("infinite-city", "21 kinds of tile, 120 tiles").pictures
    counts = [int(picture.title.rpartition("× ")[2]) for picture in pictures]
    assert (len(counts), sum(counts)) == (21, 120)


@each_language
def test_the_word_that_marks_a_ruling_is_that_of_the_rules(lang: str) -> None:
    """The page marks it in the texts, and the note about the rules promises it."""
    word = words("guide-ruling", lang).lower()
    assert word in words("rules-note", lang).lower()
    for rule in ("CC-05", "CC-35", "CC-37", "CC-51", "CC-63", "CC-71", "CC-90"):
        assert word in words(rule, lang).lower(), rule
    for rule in ("PC-14", "PC-16", "PC-17", "PC-19", "PC-22", "PC-36"):
        assert word in words(rule, lang).lower(), rule
    for rule in ("IC-02", "IC-03", "IC-16", "IC-18", "IC-31", "IC-33", "IC-54", "IC-H3", "IC-H8"):
        assert word in words(rule, lang).lower(), rule
